import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

interface Row {
  readonly id: string;
  readonly version: number;
}

const together = `mutation ($input: UpdateItemsInput!) { updateItems(input: $input) { id parLevel supplierName archivedAt } }`;
const of = (...items: readonly Row[]) => items.map(({ id, version }) => ({ id, version }));
const pars = async () => {
  const { items } = await manager.request<{ items: { nodes: { parLevel: string }[] } }>(
    '{ items { nodes { parLevel } } }',
  );
  return items.nodes.map(({ parLevel }) => parLevel);
};
const change = (items: readonly Row[], fields: object) => ({ input: { items: of(...items), ...fields } });

test('one request sets par, supplier, place and category of many items', async () => {
  const [onion, leek] = [await kitchen.item(), await kitchen.item()];
  const created = 'mutation { createSupplier(input: { name: "Green" }) { id } }';
  const { createSupplier } = await manager.request<{ createSupplier: { id: string } }>(created);
  const fields = { parLevel: '8', supplierId: createSupplier.id, category: 'dairy' };
  const { updateItems } = await manager.request<{ updateItems: object[] }>(together, change([onion, leek], fields));
  const changed = { parLevel: '8', supplierName: 'Green', archivedAt: null };
  expect(updateItems).toEqual([expect.objectContaining(changed), expect.objectContaining(changed)]);
});

test('an item that was changed meanwhile is named, and no item is changed', async () => {
  const [onion, leek] = [
    await kitchen.item({ name: 'Onion', parLevel: '1' }),
    await kitchen.item({ name: 'Leek', parLevel: '1' }),
  ];
  await manager.request(`mutation { updateItem(input: { id: "${leek.id}", parLevel: "2" }) { id } }`);
  const answer = await manager.graph(together, change([onion, leek], { parLevel: '8' }));
  expect(JSON.stringify(answer)).toContain('Leek was changed by someone else in the meantime. Nothing was changed');
  expect(await pars()).toEqual(['2', '1']);
});

test('a par above the maximum of one item is refused for all', async () => {
  const items = [await kitchen.item({ parLevel: '1' }), await kitchen.item({ parLevel: '1', maxLevel: '5' })];
  expect(await manager.refused(together, change(items, { parLevel: '8' }))).toBe('CONFLICT');
  expect(await pars()).toEqual(['1', '1']);
});

test('items are archived and restored together; none is while one of them has stock', async () => {
  const [empty, stocked] = [await kitchen.item(), await kitchen.item({}, '5')];
  expect(await manager.refused(together, change([empty, stocked], { archived: true }))).toBe('CONFLICT');
  expect(await pars()).toHaveLength(2);
  await manager.request(together, change([empty], { archived: true }));
  expect(await pars()).toHaveLength(1);
});

test('the same request twice is done once', async () => {
  const onion = await kitchen.item();
  const request = change([onion], { parLevel: '8' });
  const headers = { 'idempotency-key': 'set-par-once' };
  const first = await manager.graph(together, request, headers);
  expect(first.errors).toEqual([]);
  expect((await manager.graph(together, request, headers)).data).toEqual(first.data);
});

test('an item of another kitchen is not found, and nothing is changed', async () => {
  const [onion, foreign] = [await kitchen.item({ parLevel: '1' }), await (await Kitchen.create(api)).item()];
  expect(await manager.refused(together, change([onion, foreign], { parLevel: '8' }))).toBe('NOT_FOUND');
  expect(await pars()).toEqual(['1']);
});

test('no item, one item twice, and more than 500 are refused', async () => {
  const onion = await kitchen.item();
  const many = Array.from({ length: 501 }, () => ({ id: crypto.randomUUID(), version: 1 }));
  for (const items of [[], [onion, onion], many])
    expect(await manager.refused(together, change(items, { parLevel: '8' }))).toBe('VALIDATION_FAILED');
});

test('cooks may not', async () => {
  const onion = await kitchen.item();
  const cook = await kitchen.signIn('cook');
  expect(await cook.refused(together, change([onion], { parLevel: '8' }))).toBe('FORBIDDEN');
});
