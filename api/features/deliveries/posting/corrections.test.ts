import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#schema/milliseconds.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { Kitchen } from '../../../testing/factories.ts';
import { type DeliveryAnswer, type ReceivingClient, startReceiving } from '../../../testing/receiving.ts';
import type { TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;

beforeAll(async () => {
  ({ api, kitchen, receiving } = await startReceiving());
});
afterAll(() => api.stop());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

async function receive(item: Item, quantity: string, unitPrice: string, more: object = {}): Promise<DeliveryAnswer> {
  const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
  return receiving.act('post', { id, lines: [{ itemId: item.id, receivedQuantity: quantity, unitPrice }], ...more });
}

const adjust = `mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }`;
const use = (item: Item, quantity: string) =>
  receiving.manager.request(adjust, { input: { itemId: item.id, difference: `-${quantity}`, reason: 'Sold' } });
const lastCost = async (item: Item) => (await receiving.stockOf(item)).lastUnitCost;

describe('the last cost', () => {
  test('is not changed by a free case, which is in stock at no cost', async () => {
    const item = await kitchen.item({ lastUnitCost: '100' });
    await receive(item, '10', '100');
    await receive(item, '1', '0');
    expect(await lastCost(item)).toBe('100');
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '11', value: '1000' });
  });

  test('a free case makes no price alert', async () => {
    const item = await kitchen.item({ name: 'Free bun', lastUnitCost: '100' });
    await receive(item, '1', '0');
    const { notifications } = await receiving.manager.request<{ notifications: { nodes: { message: string }[] } }>(
      '{ notifications { nodes { message } } }',
    );
    expect(notifications.nodes.filter(({ message }) => message.startsWith('Free bun:'))).toEqual([]);
  });

  test('is that of the newest line that is not reversed, in any order of reversals', async () => {
    const item = await kitchen.item({ lastUnitCost: '1000' });
    const typo = await receive(item, '1', '9999');
    const correct = await receive(item, '1', '1100');
    await receiving.act('reverse', { id: typo.id, reason: 'Typo' });
    expect(await lastCost(item)).toBe('1100');
    await receiving.act('reverse', { id: correct.id, reason: 'Not ours' });
    expect(await lastCost(item)).toBe('1000');
  });
});

describe('a confirmed line', () => {
  const updateItem = 'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { id } }';
  const correct = `mutation ($input: CorrectDeliveryLineInput!) { correctDeliveryLine(input: $input) { version total
    lines { unitPrice acceptedQuantity corrections { oldUnitPrice newUnitPrice oldQuantity newQuantity usedQuantity usedDifference reason byName } } } }`;
  interface Corrected {
    correctDeliveryLine: {
      total: string;
      lines: { unitPrice: string; acceptedQuantity: string; corrections: object[] }[];
    };
  }
  const correctLine = (delivery: DeliveryAnswer, more: object) =>
    receiving.manager.request<Corrected>(correct, {
      input: { lineId: delivery.lines[0]?.id, reason: 'Invoice', ...more },
    });

  test('with a wrong price is corrected after use: revalues the rest, and shows the used quantity', async () => {
    const item = await kitchen.item();
    const delivery = await receive(item, '10', '10000');
    await use(item, '4');
    const { correctDeliveryLine } = await correctLine(delivery, { unitPrice: '1000' });
    expect(correctDeliveryLine.lines[0]).toMatchObject({
      unitPrice: '1000',
      corrections: [{ oldUnitPrice: '10000', newUnitPrice: '1000', usedQuantity: '4', usedDifference: '-36000' }],
    });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '6', value: '6000', breaks: [] });
    expect(await lastCost(item)).toBe('1000');
  });

  test('with a wrong price is corrected after its item was saved with the cost unchanged: the cost follows', async () => {
    const item = await kitchen.item();
    const delivery = await receive(item, '10', '10000');
    const saved = { id: item.id, lastUnitCost: '10000.00', parLevel: '2' };
    await receiving.manager.request(updateItem, { input: saved });
    await correctLine(delivery, { unitPrice: '1000' });
    expect(await lastCost(item)).toBe('1000');
  });

  test('with a price that was entered later is reversed: nothing is left, and no value', async () => {
    const item = await kitchen.item();
    const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
    const delivery = await receiving.act('post', { id, lines: [{ itemId: item.id, receivedQuantity: '10' }] });
    await correctLine(delivery, { unitPrice: '200' });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '10', value: '2000' });
    await receiving.act('reverse', { id, reason: 'Not ours' });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '0', value: '0', ledgerValue: '0', breaks: [] });
  });

  test('with too high a quantity is corrected: the difference leaves the lot', async () => {
    const item = await kitchen.item();
    const delivery = await receive(item, '10', '100');
    const { correctDeliveryLine } = await correctLine(delivery, { acceptedQuantity: '8' });
    expect(correctDeliveryLine).toMatchObject({ total: '800', lines: [{ acceptedQuantity: '8' }] });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '8', value: '800', breaks: [] });
  });

  test('of which more was used than arrived owes the difference', async () => {
    const item = await kitchen.item();
    const delivery = await receive(item, '10', '100');
    await use(item, '9');
    await correctLine(delivery, { acceptedQuantity: '8' });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '0', owed: '1', value: '-100', breaks: [] });
  });

  test('with too low a quantity is corrected: the difference is added to the same lot', async () => {
    const item = await kitchen.item();
    const delivery = await receive(item, '10', '100');
    await correctLine(delivery, { acceptedQuantity: '12', unitPrice: '90' });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '12', value: '1080', lots: [{ quantity: '12' }] });
  });

  test('of which all was rejected by mistake is corrected: it is in stock, and no credit is expected', async () => {
    const item = await kitchen.item();
    const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
    const rejected = { receivedQuantity: '10', rejectedQuantity: '10', rejectReason: 'damaged', unitPrice: '100' };
    const delivery = await receiving.act('post', { id, lines: [{ itemId: item.id, ...rejected }] });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '0' });
    await correctLine(delivery, { acceptedQuantity: '10' });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '10', value: '1000', breaks: [] });
    const { delivery: after } = await receiving.manager.request<{ delivery: { expectedCredit: string | null } }>(
      'query ($id: ID!) { delivery(id: $id) { expectedCredit total lines { receivedQuantity rejectedQuantity } } }',
      { id },
    );
    expect(after).toMatchObject({ total: '1000', lines: [{ receivedQuantity: '10', rejectedQuantity: '0' }] });
    expect(Number(after.expectedCredit ?? 0)).toBe(0);
    await receiving.act('reverse', { id, reason: 'Not ours' });
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '0', value: '0', breaks: [] });
  });

  test('cannot be corrected by a cook, with the same values, or before it is confirmed', async () => {
    const item = await kitchen.item();
    const delivery = await receive(item, '10', '100');
    const input = { lineId: delivery.lines[0]?.id, unitPrice: '90', reason: 'Invoice' };
    expect(await (await kitchen.signIn('cook')).refused(correct, { input })).toBe('FORBIDDEN');
    expect(await receiving.manager.refused(correct, { input: { ...input, unitPrice: '100' } })).toBe('CONFLICT');
    const open = await receiving.expect([item, '1']);
    expect(await receiving.manager.refused(correct, { input: { ...input, lineId: open.lines[0]?.id } })).toBe(
      'CONFLICT',
    );
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '10', value: '1000' });
  });

  test('corrected simultaneously ends with one of the two prices', async () => {
    const item = await kitchen.item();
    const delivery = await receive(item, '10', '100');
    await Promise.all([correctLine(delivery, { unitPrice: '90' }), correctLine(delivery, { unitPrice: '80' })]);
    const { value, breaks } = await kitchen.stockOf(item.id);
    expect(breaks).toEqual([]);
    expect(['900', '800']).toContain(value);
  });
});

describe('a delivery', () => {
  test('is dated when it arrived, not when it was entered', async () => {
    const item = await kitchen.item({ shelfLifeHours: 48 });
    const receivedAt = hoursAgo(10);
    await receive(item, '5', '100', { receivedAt });
    const { stockLots } = await receiving.manager.request<{ stockLots: { useBy: string; receivedAt: string }[] }>(
      'query ($id: ID!) { stockLots(itemId: $id) { useBy receivedAt } }',
      { id: item.id },
    );
    expect(stockLots).toEqual([
      { receivedAt, useBy: new Date(new Date(receivedAt).getTime() + 48 * HOUR).toISOString() },
    ]);
  });

  test.each([
    ['tomorrow', hoursAgo(-24)],
    ['eight days ago', hoursAgo(8 * 24)],
  ])('that arrived %s is refused', async (_when, receivedAt) => {
    const item = await kitchen.item();
    const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
    const lines = [{ itemId: item.id, receivedQuantity: '1' }];
    const error = await receiving.refusal('post', { id, lines, receivedAt });
    expect(error.message).toBe('Enter when the delivery arrived, within the last 7 days.');
    expect((await kitchen.stockOf(item.id)).onHand).toBe('0');
  });
});

test('a reversal is dated like the delivery', async () => {
  const item = await kitchen.item();
  const receivedAt = hoursAgo(50);
  const { id } = await receive(item, '5', '100', { receivedAt });
  await receiving.act('reverse', { id, reason: 'Wrong supplier' });
  const rows = await kitchen.write(({ db }) =>
    db.selectFrom('stockMovement').select(['type', 'occurredAt']).where('itemId', '=', item.id).orderBy('id').execute(),
  );
  expect(rows.map(({ type, occurredAt }) => [type, occurredAt.toISOString()])).toEqual([
    ['receive', receivedAt],
    ['reversal', receivedAt],
  ]);
});
