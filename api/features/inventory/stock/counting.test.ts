import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kitchen } from '../../../testing/factories.ts';
import { type ReceivingClient, startReceiving } from '../../../testing/receiving.ts';
import type { TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let manager: Signed;

beforeAll(async () => {
  ({ api, kitchen, receiving } = await startReceiving());
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const adjust = `mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { onHand usable owed stockValue } }`;
const count = (itemId: string, countedQuantity: string, more: object = {}) =>
  manager.request(adjust, { input: { itemId, countedQuantity, reason: 'Count', ...more } });
const use = (itemId: string, quantity: string) =>
  manager.request(adjust, { input: { itemId, difference: `-${quantity}`, reason: 'Sold' } });
const days = (number: number) => new Date(Date.now() + number * 86_400_000);

describe('a count', () => {
  test('by simultaneous requests sets the counted quantity, not the sum of the differences', async () => {
    const item = await kitchen.item({}, '8');
    await Promise.all(Array.from({ length: 6 }, () => count(item.id, '10')));
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '10', ledger: '10', breaks: [] });
  });

  test('of one lot changes only that lot', async () => {
    const item = await kitchen.item();
    const [soon, late] = [
      await kitchen.lot(item.id, '5', { useBy: days(1) }),
      await kitchen.lot(item.id, '5', { useBy: days(5) }),
    ];
    await count(item.id, '0', { lotId: late.id });
    expect((await kitchen.stockOf(item.id)).lots.map(({ quantity }) => quantity)).toEqual(['5', '0']);
    await count(item.id, '4', { lotId: soon.id });
    expect((await kitchen.stockOf(item.id)).lots.map(({ quantity }) => quantity)).toEqual(['4', '0']);
  });

  test('a decrease of one lot by more than it holds is refused, and takes nothing from another', async () => {
    const item = await kitchen.item();
    const lot = await kitchen.lot(item.id, '5', { useBy: days(1) });
    await kitchen.lot(item.id, '5', { useBy: days(5) });
    const input = { itemId: item.id, lotId: lot.id, difference: '-5.001', reason: 'Spilled' };
    const { errors } = await manager.graph(adjust, { input });
    expect(errors[0]?.message).toMatch(/^Only 5 kg of lot .* is left\.$/);
    expect((await kitchen.stockOf(item.id)).lots.map(({ quantity }) => quantity)).toEqual(['5', '5']);
  });

  test('that finds stock puts it into a new lot with the entered date', async () => {
    const item = await kitchen.item({}, '5');
    await count(item.id, '9', { useBy: days(3).toISOString() });
    const { stockLots } = await manager.request<{ stockLots: { quantity: string; useBy: string | null }[] }>(
      'query ($id: ID!) { stockLots(itemId: $id) { quantity useBy } }',
      { id: item.id },
    );
    expect(stockLots.map(({ quantity, useBy }) => [quantity, useBy !== null])).toEqual([
      ['4', true],
      ['5', false],
    ]);
  });

  test('that finds stock without a date adds it to the lot that expires first', async () => {
    const item = await kitchen.item();
    await kitchen.lot(item.id, '5', { useBy: days(5) });
    await kitchen.lot(item.id, '5', { useBy: days(1) });
    await count(item.id, '14');
    expect((await kitchen.stockOf(item.id)).lots.map(({ quantity }) => quantity)).toEqual(['5', '9']);
  });

  test('settles what is owed', async () => {
    const item = await kitchen.item({ lastUnitCost: '100' }, '3');
    await use(item.id, '10');
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '0', owed: '7', value: '-700' });
    await count(item.id, '15');
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '15', owed: '0', value: '1500', breaks: [] });
  });
});

describe('stock used before its delivery is entered', () => {
  const receive = async (item: { id: string }, quantity: string, price: string) => {
    const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
    return receiving.act('post', { id, lines: [{ itemId: item.id, receivedQuantity: quantity, unitPrice: price }] });
  };

  test('is deducted when the delivery is posted', async () => {
    const flour = await kitchen.item({ lastUnitCost: '100' });
    await use(flour.id, '10');
    await receive(flour, '25', '100');
    expect(await kitchen.stockOf(flour.id)).toMatchObject({ onHand: '15', owed: '0', value: '1500', breaks: [] });
  });

  test('is settled at the cost of the delivery', async () => {
    const flour = await kitchen.item({ lastUnitCost: '100' });
    await use(flour.id, '10');
    await receive(flour, '25', '120');
    expect(await kitchen.stockOf(flour.id)).toMatchObject({ onHand: '15', value: '1800', ledgerValue: '1800' });
  });

  test('is owed again when that delivery is reversed', async () => {
    const flour = await kitchen.item({ lastUnitCost: '100' });
    await use(flour.id, '10');
    const { id } = await receive(flour, '25', '120');
    await receiving.act('reverse', { id, reason: 'Wrong supplier' });
    expect(await kitchen.stockOf(flour.id)).toMatchObject({ onHand: '0', owed: '10', value: '-1000', breaks: [] });
  });

  test('returns to the lot when the use is reversed after the delivery', async () => {
    const flour = await kitchen.item({ lastUnitCost: '100' });
    await use(flour.id, '10');
    await receive(flour, '25', '120');
    const { stockMovements } = await manager.request<{ stockMovements: { nodes: { id: string; type: string }[] } }>(
      'query ($id: ID!) { stockMovements(itemId: $id) { nodes { id type } } }',
      { id: flour.id },
    );
    const draw = stockMovements.nodes.at(-1);
    await manager.request('mutation ($input: ReverseMovementInput!) { reverseMovement(input: $input) { id } }', {
      input: { id: draw?.id, reason: 'Other item' },
    });
    expect(await kitchen.stockOf(flour.id)).toMatchObject({ onHand: '25', owed: '0', value: '3000', breaks: [] });
  });

  test('shows on hand 0 and the owed quantity, and notifies the managers', async () => {
    const flour = await kitchen.item({ name: 'Rye flour' });
    await use(flour.id, '10');
    expect(await manager.request('query ($id: ID!) { item(id: $id) { onHand owed } }', { id: flour.id })).toEqual({
      item: { onHand: '0', owed: '10' },
    });
    const { notifications } = await manager.request<{ notifications: { nodes: { title: string }[] } }>(
      '{ notifications { nodes { title } } }',
    );
    expect(notifications.nodes.map(({ title }) => title)).toContain('Rye flour is owed');
  });
});

test('an item that a par line, an open task, a recipe or a delivery uses cannot be archived', async () => {
  const item = await kitchen.item({ name: 'Romaine' });
  await receiving.expect([item, '4']);
  const { errors } = await manager.graph('mutation ($input: ArchiveItemInput!) { archiveItem(input: $input) { id } }', {
    input: { id: item.id, archived: true },
  });
  expect(errors[0]?.message).toMatch(/^Delivery D-\d{4} still uses Romaine\. Take it out there first\.$/);
});
