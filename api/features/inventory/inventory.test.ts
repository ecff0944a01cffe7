import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobRun } from '../../platform/jobs/runner.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { expiringLots } from './lots/expiring-lots.job.ts';

let api: TestApi;
let kitchen: Kitchen;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let manager: Signed;
let cook: Signed;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
});
afterAll(() => api.stop());

const create = `mutation ($input: CreateItemInput!) { createItem(input: $input) { id version name onHand stockState lastUnitCost unitChangeable } }`;
const update = `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { id version unit parLevel } }`;
const adjust = `mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id onHand stockState } }`;
const read = `query ($id: ID!) { item(id: $id) { onHand lastUnitCost stockState } stockMovements(itemId: $id) { nodes { id type quantity value reason reversed } } stockLots(itemId: $id) { id quantity expiring } }`;
interface ItemAnswer {
  item: { onHand: string; lastUnitCost: string | null; stockState: string };
  stockMovements: {
    nodes: { id: string; type: string; quantity: string; value: string | null; reason: string; reversed: boolean }[];
  };
  stockLots: { id: string; quantity: string; expiring: boolean }[];
}
const readItem = (client: Signed, id: string) => client.request<ItemAnswer>(read, { id });
const input = {
  name: 'Yellow onion',
  category: 'produce',
  unit: 'kg',
  parLevel: '20',
  maxLevel: '40',
  openingQuantity: '25',
  lastUnitCost: '110',
};

describe('an item', () => {
  test('is created with opening stock, counted and the count reversed; the ledger has every step', async () => {
    const { createItem } = await manager.request<{
      createItem: { id: string; onHand: string; stockState: string; unitChangeable: boolean };
    }>(create, { input });
    expect(createItem).toMatchObject({ onHand: '25', stockState: 'ok', unitChangeable: false });
    const { id } = createItem;
    expect(
      await manager.request(adjust, { input: { itemId: id, countedQuantity: '12,5', reason: 'Weekly count' } }),
    ).toEqual({
      adjustStock: { id, onHand: '12.5', stockState: 'low' },
    });
    const { stockMovements } = await readItem(manager, id);
    expect(stockMovements.nodes.map(({ type, quantity, value }) => [type, quantity, value])).toEqual([
      ['count_adjust', '-12.5', '-1375'],
      ['opening', '25', '2750'],
    ]);
    const undo = 'mutation ($input: ReverseMovementInput!) { reverseMovement(input: $input) { onHand } }';
    const correction = { input: { id: stockMovements.nodes[0]?.id, reason: 'Counted wrong' } };
    expect(await manager.request(undo, correction)).toEqual({ reverseMovement: { onHand: '25' } });
    expect(await manager.refused(undo, correction)).toBe('CONFLICT');
  });

  test('shows cooks no costs in GraphQL or REST', async () => {
    const item = await kitchen.item({ lastUnitCost: '500' }, '3');
    expect((await readItem(manager, item.id)).item.lastUnitCost).toBe('500');
    const response = await readItem(cook, item.id);
    expect([response.item.lastUnitCost, response.stockMovements.nodes[0]?.value]).toEqual([null, null]);
    expect((await cook.get('/api/inventory')).text).not.toMatch(/cost|value|price/i);
    const { inventorySummary } = await cook.request<{ inventorySummary: { stockValue: number | null } }>(
      '{ inventorySummary { stockValue } }',
    );
    expect(inventorySummary.stockValue).toBeNull();
  });

  test('cannot change its unit after the first movement, get another item’s name or have a maximum below par', async () => {
    const item = await kitchen.item({ name: 'Celery' }, '1');
    expect(await manager.refused(update, { input: { id: item.id, unit: 'lb' } })).toBe('CONFLICT');
    expect(await manager.refused(create, { input: { ...input, name: 'CELERY' } })).toBe('CONFLICT');
    expect(await manager.refused(update, { input: { id: item.id, parLevel: '5', maxLevel: '4' } })).toBe(
      'VALIDATION_FAILED',
    );
    expect(await manager.refused(update, { input: { id: item.id, version: 99, parLevel: '5' } })).toBe('CONFLICT');
  });

  test.each([
    ['a negative par', { parLevel: '-1' }],
    ['a giant quantity', { openingQuantity: '99999999999' }],
    ['text for a number', { parLevel: 'many' }],
    ['an empty name', { name: '  ' }],
    ['a yield of 130 %', { defaultYieldPercent: '130' }],
  ])('is refused with %s, and nothing is stored', async (_case, wrong) => {
    const before = (await manager.get('/api/inventory')).text;
    const { errors } = await manager.graph(create, { input: { ...input, name: 'Fresh name', ...wrong } });
    expect(errors).toHaveLength(1);
    expect((await manager.get('/api/inventory')).text).toBe(before);
  });

  test('of another kitchen gives NOT_FOUND', async () => {
    const foreign = await (await Kitchen.create(api)).item({}, '5');
    expect(await manager.refused('query ($id: ID!) { item(id: $id) { id } }', { id: foreign.id })).toBe('NOT_FOUND');
    expect(await manager.refused(adjust, { input: { itemId: foreign.id, countedQuantity: '1', reason: 'x' } })).toBe(
      'NOT_FOUND',
    );
    expect(
      await manager.request<ItemAnswer>(
        'query ($id: ID!) { stockLots(itemId: $id) { id } stockMovements(itemId: $id) { nodes { id } } }',
        { id: foreign.id },
      ),
    ).toEqual({ stockLots: [], stockMovements: { nodes: [] } });
  });
});

describe('a lot', () => {
  const open = 'mutation ($input: ChangeLotStateInput!) { openLot(input: $input) { id state } }';

  test('can be opened by a cook, once', async () => {
    const item = await kitchen.item({ name: 'Cream' });
    const lot = await kitchen.lot(item.id, '2');
    expect(await cook.request(open, { input: { id: lot.id } })).toEqual({ openLot: { id: lot.id, state: 'opened' } });
    expect(await cook.refused(open, { input: { id: lot.id } })).toBe('CONFLICT');
  });
});

describe('the stock check', () => {
  test('notifies once about low, overstocked and expiring items; the hourly job notifies about lots', async () => {
    const own = await Kitchen.create(api);
    const ownManager = await own.signIn('manager');
    await own.item({ name: 'Romaine', parLevel: '18' }, '6');
    await own.item({ name: 'Canned tomato', parLevel: '15', maxLevel: '45' }, '60');
    const leaf = await own.item({ name: 'Mixed leaf', parLevel: '1' });
    await own.lot(leaf.id, '2', { useBy: new Date(Date.now() + 3_600_000) });
    const titles = (text: string) =>
      [...text.matchAll(/"title":"([^"]+)"/g)].map((match) => match[1] ?? '').toSorted((a, b) => a.localeCompare(b));
    const first = await ownManager.post('/api/checks/stock');
    expect(titles(first.text)).toEqual([
      'Canned tomato is overstocked',
      'Mixed leaf must be used soon',
      'Romaine is below par',
    ]);
    expect((await ownManager.post('/api/checks/stock')).json).toEqual([]);
    await expiringLots.run(jobRun(api.app, new Date(Date.now() + 2 * 3_600_000)));
    const { notifications } = await ownManager.request<{ notifications: { nodes: { title: string }[] } }>(
      '{ notifications { nodes { title } } }',
    );
    expect(notifications.nodes[0]?.title).toBe('Mixed leaf is past its use-by');
  });
});

test('every figure of the summary matches the filtered list of items', async () => {
  const own = await Kitchen.create(api);
  const ownManager = await own.signIn('manager');
  const names = async (filter: object) => {
    const query = 'query ($filter: ItemsFilter) { items(filter: $filter, first: 20) { nodes { name } } }';
    const { items } = await ownManager.request<{ items: { nodes: { name: string }[] } }>(query, { filter });
    return items.nodes.map(({ name }) => name);
  };
  await own.item({ name: 'Butter', parLevel: '5', lastUnitCost: '900' });
  await own.item({ name: 'Cream', maxLevel: '1', lastUnitCost: '400' }, '2');
  const fish = await own.item({ name: 'Fish', allergens: null, lastUnitCost: '2000' });
  await own.lot(fish.id, '1', { useBy: new Date(Date.now() - 3_600_000) });
  const flour = await own.item({ name: 'Flour' });
  await ownManager.request(adjust, { input: { itemId: flour.id, difference: '-3', reason: 'Used at the banquet' } });
  await own.item({ name: 'Sauce', kind: 'prep', allergens: null });
  const { inventorySummary } = await ownManager.request<{ inventorySummary: object }>(
    '{ inventorySummary { items low over expiring expired owing withoutAllergens withoutPrice } }',
  );
  const counts = { low: 1, over: 1, expiring: 1, expired: 1, owing: 1, withoutAllergens: 1, withoutPrice: 1 };
  expect(inventorySummary).toEqual({ items: 5, ...counts });
  expect(await names({ state: 'low' })).toEqual(['Butter']);
  expect(await names({ state: 'over' })).toEqual(['Cream']);
  expect(await names({ expiring: true })).toEqual(['Fish']);
  expect(await names({ expired: true })).toEqual(['Fish']);
  expect(await names({ withoutPrice: true })).toEqual(['Flour']);
  expect(await names({ owing: true })).toEqual(['Flour']);
  await own.write((tx) =>
    tx.db.updateTable('item').set({ archivedAt: new Date() }).where('id', '=', flour.id).execute(),
  );
  expect(await names({ owing: true })).toEqual(['Flour']);
  expect(await ownManager.request('{ inventorySummary { items owing withoutPrice } }')).toEqual({
    inventorySummary: { items: 4, owing: 1, withoutPrice: 0 },
  });
  expect(await names({ withoutAllergens: true })).toEqual(['Fish']);
});
