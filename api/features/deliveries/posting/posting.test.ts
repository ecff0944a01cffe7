import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Item } from '../../inventory/items/item.entity.ts';
import { drawStock } from '../../inventory/ledger/ledger.writes.ts';
import type { StoredEvent } from '../../../platform/live/stored-event.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { acts, type DeliveryAnswer, ReceivingClient } from '../../../testing/receiving.ts';
import { startApi, startApiOn, type TestApi } from '../../../testing/start-api.ts';

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

const notificationsQuery = `{ notifications { nodes { title message priority } } }`;
interface Notifications {
  notifications: { nodes: { title: string; message: string; priority: string }[] };
}
const notificationsOf = async (role: 'manager' | 'cook'): Promise<Notifications['notifications']['nodes']> =>
  (await (await kitchen.signIn(role)).request<Notifications>(notificationsQuery)).notifications.nodes;

describe('a confirmed delivery', () => {
  /** A delivery of three items: one short and partly refused at a new price, one in °F, one that was not ordered. */
  async function postMixed() {
    const cod = await kitchen.item({ name: 'Cod', tcsClass: 'cold', lastUnitCost: '1000', parLevel: '5' });
    const milk = await kitchen.item({ name: 'Milk', tcsClass: 'milk', unit: 'l' });
    const lime = await kitchen.item({ name: 'Lime', lastUnitCost: '40' });
    const delivery = await receiving.expect([cod, '10'], [milk, '12', '90']);
    const [first, second] = delivery.lines;
    const posted = await receiving.act('post', {
      id: delivery.id,
      lines: [
        {
          id: first?.id,
          receivedQuantity: '8',
          rejectedQuantity: '1.5',
          rejectReason: 'damaged',
          unitPrice: '1120',
          temperature: '5',
          supplierLot: 'A12',
          useByDate: '2099-05-01',
        },
        { id: second?.id, receivedQuantity: '12', temperature: '44', temperatureUnit: 'F' },
        { itemId: lime.id, receivedQuantity: '30' },
      ],
    });
    return { cod, milk, lime, posted };
  }

  test('in a currency with large figures is recorded: 40 kg at 30,000.00 pesos', async () => {
    const beef = await kitchen.item({ name: 'Beef' });
    const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
    const lines = [{ itemId: beef.id, receivedQuantity: '40', unitPrice: '3000000' }];
    const posted = await receiving.act('post', { id, invoiceTotal: 120_000_000, lines });
    expect(posted).toMatchObject({ total: '120000000', invoiceTotal: 120_000_000 });
    expect(await kitchen.stockOf(beef.id)).toMatchObject({ onHand: '40', value: '120000000', breaks: [] });
  });

  test('shows what was accepted and short, its total and the price changes', async () => {
    const { posted } = await postMixed();
    expect(posted).toMatchObject({
      status: 'posted',
      total: String(6.5 * 1_120 + 12 * 90 + 30 * 40),
      expectedCredit: String(3.5 * 1_120),
    });
    expect(posted.lines).toMatchObject([
      { acceptedQuantity: '6.5', shortQuantity: '2', previousUnitPrice: '1000', priceChangePercent: '12' },
      { temperatureResult: 'cool_down', previousUnitPrice: null },
      { orderedQuantity: null, previousUnitPrice: '40' },
    ]);
  });

  test('is in the price history of its items, until it is reversed; only for managers', async () => {
    const { cod, posted } = await postMixed();
    const query = 'query ($itemId: ID!) { itemPrices(itemId: $itemId) { deliveryNumber unitPrice acceptedQuantity } }';
    const read = () => receiving.manager.request(query, { itemId: cod.id });
    expect(await read()).toEqual({
      itemPrices: [{ deliveryNumber: posted.number, unitPrice: '1120', acceptedQuantity: '6.5' }],
    });
    expect(await (await kitchen.signIn('cook')).refused(query, { itemId: cod.id })).toBe('FORBIDDEN');
    await receiving.act('reverse', { id: posted.id, reason: 'Wrong kitchen' });
    expect(await read()).toEqual({ itemPrices: [] });
  });

  test('puts accepted quantities into stock as lots, and makes prices the last cost', async () => {
    const { cod, milk, lime } = await postMixed();
    expect(await receiving.stockOf(cod)).toEqual({ onHand: '6.5', ledger: '6.5', lots: '6.5', lastUnitCost: '1120' });
    expect(await receiving.stockOf(milk)).toMatchObject({ onHand: '12', lastUnitCost: '90' });
    expect(await receiving.stockOf(lime)).toMatchObject({ onHand: '30', lastUnitCost: '40' });
  });

  test('notifies managers of the delivery and its price changes', async () => {
    await postMixed();
    expect(new Set(await notificationsOf('manager'))).toEqual(
      new Set([
        { title: 'Price up 12 %', message: 'Cod: $11.20 per kg, was $10.00.', priority: 'high' },
        {
          title: 'Delivery received short',
          message: expect.stringContaining('3 lines. Short: Cod 2 kg. Refused: Cod 1.5 kg.'),
          priority: expect.any(String),
        },
      ]),
    );
  });

  test('does not notify cooks', async () => {
    await postMixed();
    expect(await notificationsOf('cook')).toEqual([]);
  });

  test('cannot be edited, and repeated requests confirm it only once', async () => {
    const item = await kitchen.item();
    const delivery = await receiving.expect([item, '4']);
    const input = { id: delivery.id, lines: [{ id: delivery.lines[0]?.id, receivedQuantity: '4' }] };
    const key = { 'idempotency-key': `post-${delivery.id}` };
    const send = () => receiving.manager.graph(acts.post, { input }, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ errors }) => errors)).toEqual([[], [], [], []]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await receiving.refusal('post', input)).message).toBe(`Delivery ${delivery.number} was already confirmed.`);
    expect((await receiving.refusal('save', { id: delivery.id, notes: 'x' })).extensions['code']).toBe('CONFLICT');
    expect(await receiving.stockOf(item)).toMatchObject({ onHand: '4', ledger: '4', lots: '4' });
  });

  test('by simultaneous requests is booked once', async () => {
    const item = await kitchen.item();
    const delivery = await receiving.expect([item, '4']);
    const input = { id: delivery.id, lines: [{ id: delivery.lines[0]?.id, receivedQuantity: '4' }] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => receiving.manager.graph(acts.post, { input })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await receiving.stockOf(item)).ledger).toBe('4');
  });

  test('two simultaneous deliveries of the same items are both booked', async () => {
    const [one, other] = [await kitchen.item(), await kitchen.item()];
    const deliveries = await Promise.all([
      receiving.expect([one, '1'], [other, '2']),
      receiving.expect([other, '3'], [one, '4']),
    ]);
    await Promise.all(
      deliveries.map((delivery) =>
        receiving.act('post', {
          id: delivery.id,
          lines: delivery.lines.map(({ id, orderedQuantity }) => ({ id, receivedQuantity: orderedQuantity })),
        }),
      ),
    );
    expect((await receiving.stockOf(one)).onHand).toBe('5');
    expect((await receiving.stockOf(other)).onHand).toBe('5');
  });

  test('of forty lines is booked with about as many statements as one of four', async () => {
    // Connections of the spied client are opened after it.
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const other = await startApiOn(api.databaseUrl);
    const at = await Kitchen.create(other);
    const clerk = await ReceivingClient.open(at);
    const statementsOf = async (count: number) => {
      const items = await Promise.all(Array.from({ length: count }, () => at.item()));
      const { id, lines } = await clerk.expect(...items.map((item): [Item, string, string] => [item, '2', '100']));
      query.mockClear();
      await clerk.act('post', { id, lines: lines.map((line) => ({ id: line.id, receivedQuantity: '2' })) });
      return query.mock.calls.length;
    };
    try {
      const four = await statementsOf(4);
      expect(four).toBeGreaterThan(10);
      expect(await statementsOf(40)).toBeLessThanOrEqual(four + 4);
    } finally {
      query.mockRestore();
      await other.stop();
    }
  });
});

describe('a delivery cannot be confirmed', () => {
  const refused = async (
    item: Parameters<Kitchen['item']>[0],
    line: object,
  ): Promise<{ message: string; path: unknown; onHand: string }> => {
    const row = await kitchen.item(item);
    const delivery = await receiving.expect([row, '5']);
    const error = await receiving.refusal('post', { id: delivery.id, lines: [{ id: delivery.lines[0]?.id, ...line }] });
    const fields: unknown = error.extensions['fields'];
    const path: unknown = Array.isArray(fields) ? fields[0]?.path : null;
    return { message: error.message, path, onHand: (await receiving.stockOf(row)).onHand };
  };

  test.each<[string, Parameters<Kitchen['item']>[0], object, RegExp, string | null]>([
    ['uncounted', { name: 'A1' }, {}, /^Enter how much A1 arrived/, 'receivedQuantity'],
    ['without any quantity', { name: 'A2' }, { receivedQuantity: '0' }, /^Nothing arrived\./, null],
    [
      'rejecting more than arrived',
      { name: 'A3' },
      { receivedQuantity: '1', rejectedQuantity: '2', rejectReason: 'damaged' },
      /More A3 is refused/,
      'rejectedQuantity',
    ],
    [
      'rejecting without a reason',
      { name: 'A4' },
      { receivedQuantity: '1', rejectedQuantity: '1' },
      /Say why A4 is refused/,
      'rejectReason',
    ],
    [
      'cold without a reading',
      { name: 'A5', tcsClass: 'cold' },
      { receivedQuantity: '1' },
      /Enter the temperature of A5/,
      'temperature',
    ],
    [
      'too warm',
      { name: 'A6', tcsClass: 'cold' },
      { receivedQuantity: '1', temperature: '5.1' },
      /A6 is 5.1 °C, above 5 °C/,
      'temperature',
    ],
    [
      'not frozen',
      { name: 'A7', tcsClass: 'frozen' },
      { receivedQuantity: '1', temperature: '-15' },
      /above -18 °C/,
      'temperature',
    ],
    [
      'past its use-by',
      { name: 'A8' },
      { receivedQuantity: '1', useByDate: '2020-01-01' },
      /A8 is past its use-by/,
      'useByDate',
    ],
  ])('%s', async (_why, item, line, message, field) => {
    const refusal = await refused(item, line);
    expect(refusal.message).toMatch(message);
    if (field) expect(refusal.path).toMatch(new RegExp(`^lines\\..+\\.${field}$`));
    expect(refusal.onHand).toBe('0');
  });

  test('without lines', async () => {
    const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
    expect((await receiving.refusal('post', { id })).message).toMatch(/Add what arrived/);
  });

  test('too warm is accepted with a manager’s reason, or confirmed with everything rejected', async () => {
    const cream = await kitchen.item({ name: 'Cream', tcsClass: 'milk', unit: 'l' });
    const warm = { receivedQuantity: '5', temperature: '9.1' };
    const one = await receiving.expect([cream, '5']);
    await receiving.act('post', {
      id: one.id,
      lines: [{ id: one.lines[0]?.id, ...warm, overrideReason: 'Surface reading, core was 4 °C' }],
    });
    expect((await receiving.stockOf(cream)).onHand).toBe('5');
    const two = await receiving.expect([cream, '5']);
    const refusal = { rejectedQuantity: '5', rejectReason: 'temperature' };
    expect(
      await receiving.act('post', { id: two.id, lines: [{ id: two.lines[0]?.id, ...warm, ...refusal }] }),
    ).toMatchObject({ status: 'posted', total: '0', expectedCredit: null });
    expect((await receiving.stockOf(cream)).onHand).toBe('5');
  });

  test('a use-by of today is accepted', async () => {
    const item = await kitchen.item();
    const delivery = await receiving.expect([item, '1']);
    const useByDate = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
    const line = { id: delivery.lines[0]?.id, receivedQuantity: '1', useByDate };
    expect((await receiving.act('post', { id: delivery.id, lines: [line] })).lines[0]).toMatchObject({ useByDate });
  });
});

describe('a reversal', () => {
  const receive = async (
    quantity: string,
    price: string,
    item: Awaited<ReturnType<Kitchen['item']>>,
  ): Promise<DeliveryAnswer> => {
    const delivery = await receiving.expect([item, quantity, price]);
    return receiving.act('post', {
      id: delivery.id,
      lines: [{ id: delivery.lines[0]?.id, receivedQuantity: quantity }],
    });
  };

  test('restores stock and cost, only once', async () => {
    const item = await kitchen.item({ lastUnitCost: '500' }, '3');
    const { id, version } = await receive('4', '600', item);
    expect(await receiving.stockOf(item)).toMatchObject({ onHand: '7', lastUnitCost: '600' });
    expect((await receiving.refusal('reverse', { id, version, reason: ' ' })).extensions['code']).toBe(
      'VALIDATION_FAILED',
    );
    expect(await receiving.act('reverse', { id, version, reason: 'Wrong supplier' })).toMatchObject({
      status: 'reversed',
    });
    expect(await receiving.stockOf(item)).toEqual({ onHand: '3', ledger: '3', lots: '3', lastUnitCost: '500' });
    expect((await receiving.refusal('reverse', { id, reason: 'again' })).message).toBe(
      'Only a confirmed delivery can be taken back.',
    );
  });

  test('keeps the last cost of a later delivery', async () => {
    const item = await kitchen.item({ lastUnitCost: '500' });
    const { id } = await receive('4', '600', item);
    await receive('1', '700', item);
    await receiving.act('reverse', { id, reason: 'Wrong supplier' });
    expect(await receiving.stockOf(item)).toMatchObject({ onHand: '1', lastUnitCost: '700' });
  });

  test('is refused when some stock was used', async () => {
    const item = await kitchen.item({ name: 'Used up' });
    const { id } = await receive('4', '600', item);
    await kitchen.write((tx) => drawStock(tx, { itemId: item.id, type: 'prep_out', quantity: '1', order: 'serve' }));
    expect((await receiving.refusal('reverse', { id, reason: 'Oops' })).message).toMatch(
      /Some of the Used up has been used since/,
    );
    expect(await receiving.stockOf(item)).toMatchObject({ onHand: '3', lots: '3' });
  });
});

test('for any delivery, Σ booked is Σ accepted', async () => {
  const items = [await kitchen.item(), await kitchen.item(), await kitchen.item()];
  const booked = items.map(() => 0);
  const amount = fc.integer({ min: 0, max: 500_000 });
  const line = fc.record({ item: fc.nat(2), received: amount, rejected: amount });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
      const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
      const entered = lines.map(({ item, received, rejected }) => ({
        itemId: items[item]?.id,
        receivedQuantity: String(received / 10_000),
        rejectedQuantity: String(Math.min(received, rejected) / 10_000),
        rejectReason: 'quality',
      }));
      const answer = await receiving.manager.graph(acts.post, { input: { id, lines: entered } });
      if (lines.every(({ received }) => received === 0)) expect(answer.errors).toHaveLength(1);
      else {
        expect(answer.errors).toEqual([]);
        for (const { item, received, rejected } of lines)
          booked[item] = (booked[item] ?? 0) + received - Math.min(received, rejected);
      }
      for (const [index, item] of items.entries()) {
        const expected = String((booked[index] ?? 0) / 10_000);
        expect(await receiving.stockOf(item)).toMatchObject({ onHand: expected, ledger: expected, lots: expected });
      }
    }),
    { numRuns: 15 },
  );
});

test('open screens receive the stock message, then the delivery message', async () => {
  const item = await kitchen.item();
  const delivery = await receiving.expect([item, '1']);
  const received: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const receive = (events: readonly StoredEvent[]) => {
    for (const { liveType, liveData } of events) {
      if (liveType === 'INVENTORY_UPDATED') received.push(liveType);
      if (liveType === 'DELIVERY_RECEIVED') done.resolve(void received.push(liveType, liveData));
    }
  };
  const stop = await api.app.bus.listen(kitchen.id, receive, () => undefined);
  const input = { id: delivery.id, lines: [{ id: delivery.lines[0]?.id, receivedQuantity: '1' }] };
  const { version, number } = await receiving.act('post', input);
  await done.promise;
  stop();
  expect(received).toEqual(['INVENTORY_UPDATED', 'DELIVERY_RECEIVED', { id: delivery.id, version, number }]);
});
