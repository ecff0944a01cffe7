import { addDays } from '#schema/business-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Kitchen } from '../../testing/factories.ts';
import { acts, type DeliveryAnswer, deliveryFields, ReceivingClient } from '../../testing/receiving.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, { timeZone: 'America/New_York' });
  receiving = await ReceivingClient.open(kitchen);
});
afterAll(() => api.stop());

const expected = `{ expectedDeliveries { ${deliveryFields} } }`;
const history = `query ($filter: DeliveriesFilter, $first: Int, $after: String) {
  deliveries(filter: $filter, first: $first, after: $after) { nodes { ${deliveryFields} } pageInfo { hasNextPage endCursor } } }`;
interface History {
  deliveries: { nodes: DeliveryAnswer[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

describe('expected deliveries', () => {
  test('have sequential numbers, their lines and the last prices', async () => {
    const cod = await kitchen.item({ name: 'Cod', lastUnitCost: '1200' });
    const salt = await kitchen.item({ name: 'Salt' });
    const first = await receiving.expect([cod, '6'], [salt, '2', '99.5']);
    const second = await receiving.expect([cod, '1']);
    expect(Number(second.number.slice(2))).toBe(Number(first.number.slice(2)) + 1);
    expect(first).toMatchObject({
      status: 'expected',
      supplierName: 'Tidewater Fish',
      lineCount: 2,
      countedLineCount: 0,
    });
    expect(first.lines).toMatchObject([
      { itemName: 'Cod', orderedQuantity: '6', receivedQuantity: null, unitPrice: '1200', previousUnitPrice: '1200' },
      { itemName: 'Salt', unitPrice: '99.5', previousUnitPrice: null, priceChangePercent: null },
    ]);
    const { expectedDeliveries } = await receiving.manager.request<{ expectedDeliveries: DeliveryAnswer[] }>(expected);
    expect(expectedDeliveries.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(expectedDeliveries.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  test('get different numbers when created at the same time', async () => {
    const item = await kitchen.item();
    const made = await Promise.all(Array.from({ length: 6 }, () => receiving.expect([item, '1'])));
    expect(new Set(made.map(({ number }) => number)).size).toBe(6);
  });

  test('are cancelled with a reason and cannot be changed afterwards', async () => {
    const delivery = await receiving.expect([await kitchen.item(), '1']);
    const cancelled = await receiving.act('cancel', { id: delivery.id, reason: 'Strike at the port' });
    expect(cancelled.status).toBe('cancelled');
    const refusal = await receiving.refusal('save', { id: delivery.id, notes: 'x' });
    expect(refusal).toMatchObject({
      message: `Delivery ${delivery.number} was cancelled.`,
      extensions: { code: 'CONFLICT' },
    });
  });
});

test('items to order have on hand, on order and the amount below par in whole packs', async () => {
  const gate = await ReceivingClient.open(await Kitchen.create(api));
  const cod = await gate.kitchen.item(
    { name: 'Cod', parLevel: '20', packQuantity: '5', supplierId: gate.supplier.id },
    '4',
  );
  await gate.kitchen.item({ name: '100% juice', parLevel: '3' });
  await gate.kitchen.item({ name: 'Stock', kind: 'prep' });
  await gate.expect([cod, '5']);
  const query = `query ($filter: DeliverableItemsFilter) { deliverableItems(filter: $filter) { name onHand onOrder suggestedQuantity } }`;
  const items = async (filter?: object) =>
    (await gate.manager.request<{ deliverableItems: object[] }>(query, { filter })).deliverableItems;
  const codRow = { name: 'Cod', onHand: '4', onOrder: '5', suggestedQuantity: '15' };
  const juice = { name: '100% juice', onHand: '0', onOrder: '0', suggestedQuantity: '3' };
  expect(await items()).toEqual([juice, codRow]);
  expect(await items({ supplierId: gate.supplier.id })).toEqual([codRow]);
  expect(await items({ search: '0%' })).toEqual([juice]);
});

describe('a draft', () => {
  /** A delivery of six cod, and its one line. */
  async function ordered() {
    const cod = await kitchen.item({ name: 'Cod loin', tcsClass: 'cold' });
    const { id, version, lines } = await receiving.expect([cod, '6']);
    return { cod, id, version, lineId: lines[0]?.id };
  }

  test('stores what was counted, and with it what was accepted and is short', async () => {
    const { id, version, lineId } = await ordered();
    const useByDate = '2099-05-01';
    const counted = { receivedQuantity: '4', rejectedQuantity: '1', rejectReason: 'damaged', useByDate };
    const saved = await receiving.act('save', { id, version, lines: [{ id: lineId, ...counted }] });
    const counts = { countedLineCount: 1, shortLineCount: 1, rejectedLineCount: 1 };
    expect(saved).toMatchObject({ status: 'draft', ...counts });
    expect(saved.lines).toMatchObject([{ ...counted, acceptedQuantity: '3', shortQuantity: '2' }]);
  });

  test('judges the temperature of a line in the kitchen’s unit', async () => {
    const { id, lineId } = await ordered();
    const { lines } = await receiving.act('save', { id, lines: [{ id: lineId, temperature: '4.0' }] });
    expect(lines).toMatchObject([{ temperature: '4', temperatureUnit: 'C', temperatureResult: 'pass' }]);
  });

  test('stores the invoice and the vehicle’s temperature', async () => {
    const { id } = await ordered();
    const entered = { invoiceNumber: 'INV-7', invoiceTotal: 9_950, vehicleTemperature: '3.1' };
    expect(await receiving.act('save', { id, ...entered })).toMatchObject(entered);
  });

  test('accepts items that were not ordered, which can be removed again', async () => {
    const { id } = await ordered();
    const lime = await kitchen.item({ name: 'Lime' });
    const { lines } = await receiving.act('save', { id, lines: [{ itemId: lime.id, receivedQuantity: '2.5' }] });
    const [, added] = lines;
    expect(added).toMatchObject({
      itemName: 'Lime',
      orderedQuantity: null,
      acceptedQuantity: '2.5',
      shortQuantity: '0',
    });
    const removed = await receiving.act('save', { id, removedLineIds: [added?.id] });
    expect(removed.lines).toMatchObject([{ itemName: 'Cod loin' }]);
  });

  test('keeps the lines that were ordered', async () => {
    const { id, lineId } = await ordered();
    const refusal = await receiving.refusal('save', { id, removedLineIds: [lineId] });
    expect(refusal.extensions['code']).toBe('CONFLICT');
  });

  test('does not change the stock', async () => {
    const { id, cod, lineId } = await ordered();
    await receiving.act('save', { id, lines: [{ id: lineId, receivedQuantity: '6' }] });
    expect((await receiving.stockOf(cod)).onHand).toBe('0');
  });

  test('saved by two users at once refuses the second with CONFLICT', async () => {
    const { id, version } = await receiving.act('start', { supplierId: receiving.supplier.id });
    await receiving.act('save', { id, version, notes: 'first' });
    expect((await receiving.refusal('save', { id, version, notes: 'second' })).extensions['code']).toBe('CONFLICT');
  });

  test('receives every line as ordered', async () => {
    const delivery = await receiving.expect([await kitchen.item(), '6'], [await kitchen.item(), '2.5']);
    const { lines } = await receiving.act('all', { id: delivery.id });
    expect(lines.map(({ receivedQuantity }) => receivedQuantity)).toEqual(['6', '2.5']);
  });

  test('warns when another delivery has the same invoice number', async () => {
    const first = await receiving.act('start', { supplierId: receiving.supplier.id });
    await receiving.act('save', { id: first.id, invoiceNumber: 'TWICE-1' });
    const second = await receiving.act('start', { supplierId: receiving.supplier.id });
    expect(await receiving.act('save', { id: second.id, invoiceNumber: 'TWICE-1' })).toMatchObject({
      invoiceAlsoOn: first.number,
    });
  });

  test.each<[{ lines?: object[]; invoiceTotal?: number; invoiceNumber?: string }]>([
    [{ lines: [{ receivedQuantity: '-1' }] }],
    [{ lines: [{ receivedQuantity: '1', temperature: '4.123' }] }],
    [{ lines: [{ receivedQuantity: '1', temperature: '601' }] }],
    [{ lines: [{ receivedQuantity: '1', unitPrice: '-2' }] }],
    [{ invoiceTotal: -1 }],
    [{ invoiceNumber: 'x'.repeat(61) }],
  ])('refuses %j and changes nothing', async (wrong) => {
    const delivery = await receiving.expect([await kitchen.item(), '6']);
    const lines = wrong.lines?.map((line) => ({ ...line, id: delivery.lines[0]?.id }));
    const refusal = await receiving.refusal('save', { id: delivery.id, ...wrong, ...(lines ? { lines } : {}) });
    expect(refusal.extensions['code']).toBe('VALIDATION_FAILED');
    expect((await receiving.act('all', { id: delivery.id, version: delivery.version })).version).toBe(
      delivery.version + 1,
    );
  });
});

describe('the history', () => {
  const today = new Date().toISOString().slice(0, 10);
  /** Their numbers, newest first: one that was cancelled, two that were posted. */
  let numbers: string[];
  let gate: ReceivingClient;

  beforeAll(async () => {
    const own = await Kitchen.create(api);
    gate = await ReceivingClient.open(own);
    const item = await own.item();
    numbers = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const delivery = await gate.expect([item, '1']);
      const lines = [{ id: delivery.lines[0]?.id, receivedQuantity: '1' }];
      if (turn < 2) await gate.act('post', { id: delivery.id, lines });
      else await gate.act('cancel', { id: delivery.id, reason: 'Too late' });
      numbers.unshift(delivery.number);
    }
  });

  const page = async (variables: object) => (await gate.manager.request<History>(history, { ...variables })).deliveries;

  test('is paged, newest first', async () => {
    const start = await page({ first: 2 });
    const rest = await page({ first: 2, after: start.pageInfo.endCursor });
    expect([start, rest].map(({ nodes }) => nodes.map(({ number }) => number))).toEqual([
      numbers.slice(0, 2),
      numbers.slice(2),
    ]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  test.each([
    ['status', () => ({ status: 'posted' }), 2],
    ['supplier', () => ({ supplierId: gate.supplier.id }), 3],
    ['an unknown supplier', () => ({ supplierId: 'junk' }), 0],
    ['days without a delivery', () => ({ to: '2020-01-01' }), 0],
    ['business day', () => ({ from: '2020-01-01', to: today }), 3],
  ])('is filtered by %s', async (_by, filter, count) => {
    expect((await page({ filter: filter() })).nodes).toHaveLength(count);
  });

  test('shows a delivery that arrived before it was entered on the day of its arrival', async () => {
    const own = await Kitchen.create(api);
    const receiver = await ReceivingClient.open(own);
    const delivery = await receiver.expect([await own.item(), '1']);
    const receivedAt = new Date(Date.now() - 72 * 3_600_000).toISOString();
    const lines = [{ id: delivery.lines[0]?.id, receivedQuantity: '1' }];
    await receiver.act('post', { id: delivery.id, receivedAt, lines });
    const between = async (from: number, to: number) => {
      const filter = { from: addDays(today, from), to: addDays(today, to) };
      return (await receiver.manager.request<History>(history, { filter })).deliveries.nodes.length;
    };
    expect([await between(-5, -2), await between(-1, 0)]).toEqual([1, 0]);
  });

  test('refuses days in the wrong order', async () => {
    expect(await gate.manager.refused(history, { filter: { from: today, to: '2020-01-01' } })).toBe(
      'VALIDATION_FAILED',
    );
  });
});

describe('permissions', () => {
  test('cooks read deliveries without prices on every transport and cannot change them', async () => {
    const item = await kitchen.item({ lastUnitCost: '777' });
    const delivery = await receiving.expect([item, '1']);
    const cook = await kitchen.signIn('cook');
    const seen = await cook.request<{ delivery: DeliveryAnswer }>(
      `query ($id: ID!) { delivery(id: $id) { ${deliveryFields} } }`,
      { id: delivery.id },
    );
    expect(seen.delivery).toMatchObject({ total: null, expectedCredit: null, invoiceTotal: null });
    expect(seen.delivery.lines[0]).toMatchObject({
      unitPrice: null,
      previousUnitPrice: null,
      priceChangePercent: null,
    });
    const rest = await cook.get('/api/deliveries');
    // The whole row, so a price added to it would fail here; searching the text for its digits would meet random ids.
    expect(rest.json).toContainEqual({
      id: delivery.id,
      version: expect.any(Number),
      number: delivery.number,
      supplier: 'Tidewater Fish',
      status: 'expected',
      receivedAt: null,
    });
    for (const act of ['save', 'post', 'all'] as const) {
      expect(await cook.refused(acts[act], { input: { id: delivery.id } })).toBe('FORBIDDEN');
    }
  });

  test('another organization’s delivery, supplier and item are NOT_FOUND', async () => {
    const other = await Kitchen.create(api);
    const theirs = await ReceivingClient.open(other);
    const item = await other.item();
    const delivery = await theirs.expect([item, '1']);
    for (const id of [delivery.id, 'junk']) {
      expect((await receiving.refusal('post', { id })).message).toBe('This delivery does not exist.');
      expect((await receiving.refusal('reverse', { id, reason: 'x' })).message).toBe('This delivery does not exist.');
    }
    expect((await receiving.refusal('start', { supplierId: theirs.supplier.id })).extensions['code']).toBe('NOT_FOUND');
    const own = await receiving.act('start', { supplierId: receiving.supplier.id });
    const lines = [{ itemId: item.id, receivedQuantity: '1' }];
    expect((await receiving.refusal('save', { id: own.id, lines })).message).toBe('This item does not exist.');
  });
});
