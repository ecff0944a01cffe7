import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { drawStock } from '../../inventory/ledger/ledger.writes.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { acts, type DeliveryAnswer, ReceivingClient } from '../../../testing/receiving.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { Delivery } from '../delivery.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  receiving = await ReceivingClient.open(kitchen);
});
afterAll(() => api.stop());

const entered = `id status receivedAt receivedByName closedAt invoiceNumber invoiceTotal notes total expectedCredit
  countedLineCount shortLineCount rejectedLineCount
  lines { id itemId sort receivedQuantity rejectedQuantity rejectReason unitPrice previousUnitPrice temperature
    temperatureUnit supplierLot useBy useByDate overrideReason note }`;

/** Everything that a person sees of the kitchen's stock, costs and deliveries, and the differences to the ledger. */
async function figuresOf(id: string, items: readonly Item[]): Promise<unknown> {
  const seen = await receiving.manager.request(
    `query ($id: ID!) {
      delivery(id: $id) { ${entered} }
      expectedDeliveries { id }
      deliveries(first: 20) { nodes { id } }
      suppliers { lastReceivedAt openDeliveryCount }
      inventorySummary { expiring expired itemsWithoutCost low out over owing stockValue }
      items(first: 50) { nodes { name onHand usable owed stockState nextUseBy lastUnitCost stockValue } }
      deliverableItems { name onHand onOrder suggestedQuantity lastUnitCost }
    }`,
    { id },
  );
  const stored = [];
  for (const item of items) {
    const { lots, ...sums } = await kitchen.stockOf(item.id);
    stored.push({ ...sums, lots: lots.filter(({ quantity }) => quantity !== '0') });
  }
  return { seen, stored };
}

/** A delivery of one item, confirmed. */
async function received(item: Item, quantity = '4', line: object = {}): Promise<DeliveryAnswer> {
  const delivery = await receiving.expect([item, quantity, '600']);
  const lines = [{ id: delivery.lines[0]?.id, receivedQuantity: quantity, ...line }];
  return receiving.act('post', { id: delivery.id, lines });
}

const use = (item: Item, quantity: string) =>
  kitchen.write((tx) => drawStock(tx, { itemId: item.id, type: 'prep_out', quantity, order: 'any' }));

describe('undo of a confirmation', () => {
  test('for any delivery, every figure is as before, and it can be confirmed again', async () => {
    const quantity = fc.integer({ min: 0, max: 50_000 }).map((n) => String(n / 1_000));
    const line = fc.record({
      item: fc.nat(2),
      received: quantity,
      refused: fc.integer({ min: 0, max: 2 }),
      price: fc.option(fc.integer({ min: 0, max: 900_000 }).map((n) => String(n / 100))),
      useByDate: fc.option(fc.constant('2099-05-01')),
    });
    const story = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      opening: fc.tuple(quantity, quantity, quantity),
      used: fc.tuple(quantity, quantity, quantity),
      arrived: fc.option(fc.constant(new Date(Date.now() - 3_600_000).toISOString())),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ lines, opening, used, arrived }) => {
        kitchen = await Kitchen.create(api);
        receiving = await ReceivingClient.open(kitchen);
        const items: Item[] = [];
        for (const [index, onHand] of opening.entries()) {
          const cost = index === 0 ? {} : { lastUnitCost: String(100 * index) };
          const item = await kitchen.item({ shelfLifeHours: index === 2 ? 48 : null, parLevel: '5', ...cost }, onHand);
          const drawn = used[index] ?? '0';
          // What exceeds the recorded stock is owed, and the delivery settles it.
          if (drawn !== '0') await use(item, drawn);
          items.push(item);
        }
        const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
        const entries = lines.map(({ item, received: got, refused, price, useByDate }) => ({
          itemId: items[item]?.id,
          receivedQuantity: got,
          rejectedQuantity: refused === 0 ? '0' : String(Number(got) / refused),
          rejectReason: refused === 0 ? null : 'quality',
          unitPrice: price,
          useByDate,
        }));
        await receiving.act('save', { id, receivedAt: arrived, lines: entries });
        const before = await figuresOf(id, items);
        if (lines.every(({ received: got }) => got === '0')) return;
        for (const time of [1, 2]) {
          expect([time, (await receiving.act('post', { id })).status]).toEqual([time, 'posted']);
          expect(await receiving.act('undo', { id })).toMatchObject({ status: 'draft' });
          expect(await figuresOf(id, items)).toEqual(before);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  test('keeps what was entered with the confirmation itself', async () => {
    const item = await kitchen.item({ tcsClass: 'cold', lastUnitCost: '500' });
    const delivery = await receiving.expect([item, '4', '600']);
    const input = {
      id: delivery.id,
      invoiceNumber: 'A-17',
      notes: 'Came late',
      lines: [
        { id: delivery.lines[0]?.id, receivedQuantity: '3', unitPrice: '650', temperature: '4', supplierLot: 'L9' },
        { itemId: item.id, receivedQuantity: '1', note: 'Not ordered', temperature: '4' },
      ],
    };
    const posted = await receiving.act('post', input);
    await receiving.act('undo', { id: posted.id, version: posted.version });
    const { delivery: draft } = await receiving.manager.request<{ delivery: object }>(
      `query ($id: ID!) { delivery(id: $id) { ${entered} } }`,
      { id: delivery.id },
    );
    expect(draft).toMatchObject({
      status: 'draft',
      invoiceNumber: 'A-17',
      notes: 'Came late',
      receivedAt: null,
      receivedByName: null,
      closedAt: null,
      lines: [
        { receivedQuantity: '3', unitPrice: '650', temperature: '4', supplierLot: 'L9', useByDate: null },
        { receivedQuantity: '1', note: 'Not ordered' },
      ],
    });
  });

  test('leaves the lines editable: one is removed, another added, and the lots have the codes of the delivery', async () => {
    const [one, other] = [await kitchen.item(), await kitchen.item()];
    const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
    const posted = await receiving.act('post', { id, lines: [{ itemId: one.id, receivedQuantity: '4' }] });
    await receiving.act('undo', { id });
    const again = await receiving.act('post', {
      id,
      removedLineIds: [posted.lines[0]?.id],
      lines: [{ itemId: other.id, receivedQuantity: '2' }],
    });
    expect(again.lines).toMatchObject([{ itemId: other.id, acceptedQuantity: '2' }]);
    expect(await receiving.stockOf(one)).toMatchObject({ onHand: '0', ledger: '0' });
    const { stockLots } = await receiving.manager.request<{ stockLots: { lotCode: string }[] }>(
      'query ($id: ID!) { stockLots(itemId: $id) { lotCode } }',
      { id: other.id },
    );
    expect(stockLots).toEqual([{ lotCode: `${posted.number}-1` }]);
  });

  test('removes the notifications; the next confirmation notifies again', async () => {
    const item = await kitchen.item({ name: 'Cod', lastUnitCost: '500' });
    const titles = async () => {
      const query = '{ notifications { nodes { title } } unreadNotificationCount }';
      const { notifications } = await receiving.manager.request<{ notifications: { nodes: { title: string }[] } }>(
        query,
      );
      return notifications.nodes.map(({ title }) => title).toSorted();
    };
    const { id } = await received(item, '4');
    const notified = ['Delivery received', 'Price up 20 %'];
    expect(await titles()).toEqual(notified);
    await receiving.act('undo', { id });
    expect(await titles()).toEqual([]);
    await receiving.act('post', { id });
    expect(await titles()).toEqual(notified);
  });

  test('may be done by another manager, and is in the audit log', async () => {
    const { id } = await received(await kitchen.item());
    const other = await kitchen.signIn('manager', { name: 'Olivia' });
    expect((await other.graph(acts.undo, { input: { id } })).errors).toEqual([]);
    const events = await kitchen.write((tx) =>
      tx.db
        .selectFrom('event')
        .select(['action', 'changes', 'liveType'])
        .where('entityId', '=', id)
        .orderBy('seq')
        .execute(),
    );
    expect(events.at(-1)).toEqual({
      action: 'delivery.undone',
      changes: { status: ['posted', 'draft'] },
      liveType: 'DELIVERY_UPDATED',
    });
  });

  test('shows the remaining seconds, but not to cooks', async () => {
    const { id } = await received(await kitchen.item());
    const query = 'query ($id: ID!) { delivery(id: $id) { undoSeconds undoUntil } }';
    const undoTimeFor = async (role: 'cook' | 'manager') =>
      (await (await kitchen.signIn(role)).request<{ delivery: { undoSeconds: number } }>(query, { id })).delivery;
    expect((await undoTimeFor('manager')).undoSeconds).toBeGreaterThan(0);
    expect(await undoTimeFor('cook')).toEqual({ undoSeconds: 0, undoUntil: null });
    await receiving.act('undo', { id });
    expect(await undoTimeFor('manager')).toEqual({ undoSeconds: 0, undoUntil: null });
  });

  test('is done once of several at the same time', async () => {
    const item = await kitchen.item();
    const { id } = await received(item);
    const answers = await Promise.all([1, 2, 3].map(() => receiving.manager.graph(acts.undo, { input: { id } })));
    const messages = answers.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(messages).toEqual(Array.from({ length: 2 }, () => 'Only a confirmed delivery can be undone.'));
    expect(await receiving.stockOf(item)).toMatchObject({ onHand: '0', ledger: '0', lots: '0' });
  });

  const refused: [string, (item: Item, delivery: DeliveryAnswer) => Promise<unknown>, RegExp][] = [
    ['when some of it was used', (item) => use(item, '1'), /^Some of the Cod has been used since\./],
    [
      'when some of it was put apart',
      async (item) => {
        const query = 'query ($id: ID!) { stockLots(itemId: $id) { id } }';
        const { stockLots } = await receiving.manager.request<{ stockLots: { id: string }[] }>(query, { id: item.id });
        const input = { id: stockLots[0]?.id, quantity: '1' };
        return receiving.manager.request('mutation ($input: SplitLotInput!) { splitLot(input: $input) { id } }', {
          input,
        });
      },
      /^Some of the Cod has been used since\./,
    ],
    [
      'once a line was corrected',
      (_item, { lines }) =>
        receiving.manager.request(
          'mutation ($input: CorrectDeliveryLineInput!) { correctDeliveryLine(input: $input) { id } }',
          {
            input: { lineId: lines[0]?.id, unitPrice: '700', reason: 'Typo' },
          },
        ),
      /^A line of this delivery was corrected since\./,
    ],
    [
      'after ten seconds',
      (_item, { id }) =>
        kitchen.write((tx) => tx.em.nativeUpdate(Delivery, { id }, { closedAt: new Date(Date.now() - 10_000) })),
      /^It is too late to undo this\./,
    ],
    [
      'after it was reversed',
      (_item, { id }) => receiving.act('reverse', { id, reason: 'Wrong supplier' }),
      /^Only a confirmed delivery can be undone\.$/,
    ],
  ];
  test.each(refused)('is refused %s, and changes nothing', async (_when, act, message) => {
    const item = await kitchen.item({ name: 'Cod' });
    const delivery = await received(item);
    await act(item, delivery);
    const before = await figuresOf(delivery.id, [item]);
    const refusal = await receiving.refusal('undo', { id: delivery.id });
    expect(refusal).toMatchObject({ message: expect.stringMatching(message), extensions: { code: 'CONFLICT' } });
    expect(await figuresOf(delivery.id, [item])).toEqual(before);
  });

  test('is refused to cooks', async () => {
    const { id } = await received(await kitchen.item());
    const cook = await kitchen.signIn('cook');
    expect((await cook.graph(acts.undo, { input: { id } })).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});
