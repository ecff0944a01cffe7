import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let manager: Signed;
let cook: Signed;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
});

interface Category {
  id: string;
  version: number;
  code: string | null;
  name: string;
  nameEs: string | null;
  sort: number;
  archivedAt: string | null;
}
const fields = 'id version code name nameEs sort archivedAt';
const list = `query ($archived: Boolean) { itemCategories(archived: $archived) { ${fields} } }`;
const create = `mutation ($input: CreateItemCategoryInput!) { category: createItemCategory(input: $input) { ${fields} } }`;
const update = `mutation ($input: UpdateItemCategoryInput!) { category: updateItemCategory(input: $input) { ${fields} } }`;
const order = `mutation ($input: OrderItemCategoriesInput!) { orderItemCategories(input: $input) { name sort } }`;
const createItem = `mutation ($input: CreateItemInput!) { item: createItem(input: $input) { id category categoryId categoryName categoryNameEs } }`;
const items = `query ($filter: ItemsFilter) { items(filter: $filter) { nodes { name category } } }`;

const all = async (client: Client, archived = false) =>
  (await client.request<{ itemCategories: Category[] }>(list, { archived })).itemCategories;
const createCategory = async (name: string) =>
  (await manager.request<{ category: Category }>(create, { input: { name } })).category;
const refusal = async (query: string, input: object) => (await manager.graph(query, { input })).errors[0]?.message;

describe('item categories', () => {
  test('start with seven defaults in English and Spanish, each with its code', async () => {
    const registration = { username: `u${Date.now()}`, name: 'Ana', password: 'a kitchen of one’s own', role: 'admin' };
    const founder = new Client(api);
    const answer = await founder.post('/api/register', { ...registration, organizationName: 'New kitchen' });
    expect(answer.status).toBe(200);
    expect((await all(founder)).map(({ code, name, nameEs }) => [code, name, nameEs])).toEqual([
      ['produce', 'Produce', 'Verdura y fruta'],
      ['meat', 'Meat', 'Carne'],
      ['fish', 'Fish', 'Pescado'],
      ['dairy', 'Dairy', 'Lácteos'],
      ['dry', 'Dry goods', 'Secos'],
      ['prepared', 'Prepared', 'Elaborados'],
      ['supply', 'Supplies', 'Consumibles'],
    ]);
  });

  test('a kitchen adds its own, assigns items to it by id, and filters by it', async () => {
    const bakery = await createCategory('Bakery');
    expect(bakery).toMatchObject({ code: null, name: 'Bakery', sort: 7, archivedAt: null });
    const input = { name: 'Brioche', category: bakery.id, unit: 'ea' };
    expect(await manager.request(createItem, { input })).toMatchObject({
      item: { category: bakery.id, categoryId: bakery.id, categoryName: 'Bakery', categoryNameEs: null },
    });
    await manager.request(createItem, { input: { name: 'Leek', category: 'produce', unit: 'kg' } });
    const found = (filter: object) => cook.request(items, { filter });
    expect(await found({ category: bakery.id })).toEqual({
      items: { nodes: [{ name: 'Brioche', category: bakery.id }] },
    });
    expect(await found({ category: 'produce' })).toEqual({ items: { nodes: [{ name: 'Leek', category: 'produce' }] } });
    expect(await found({ category: 'nothing' })).toEqual({ items: { nodes: [] } });
  });

  test('a default category keeps its code when it is renamed', async () => {
    const produce = (await all(manager)).find(({ code }) => code === 'produce');
    await manager.request(update, { input: { id: produce?.id, name: 'Greens', nameEs: 'Verdes' } });
    const { item } = await manager.request<{ item: object }>(createItem, {
      input: { name: 'Leek', category: 'produce', unit: 'kg' },
    });
    expect(item).toMatchObject({ category: 'produce', categoryName: 'Greens', categoryNameEs: 'Verdes' });
  });

  test('a category has limits of counted differences, whose money cooks do not see; the audit log keeps them', async () => {
    const query = '{ itemCategories { name countVariancePercent countVarianceAmount } }';
    const meat = (await all(manager)).find(({ code }) => code === 'meat');
    const input = { id: meat?.id, countVariancePercent: '2.5', countVarianceAmount: 500 };
    await manager.request(update, { input });
    await manager.request(update, { input: { id: meat?.id, nameEs: 'Carnes' } });
    const seen = async (client: Client) =>
      (await client.request<{ itemCategories: { name: string }[] }>(query)).itemCategories.find(
        ({ name }) => name === 'Meat',
      );
    expect(await seen(manager)).toEqual({ name: 'Meat', countVariancePercent: '2.5', countVarianceAmount: 500 });
    expect(await seen(cook)).toEqual({ name: 'Meat', countVariancePercent: '2.5', countVarianceAmount: null });
    expect(await refusal(update, { id: meat?.id, countVariancePercent: '1000' })).toContain('999');
    const changes = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('event').select('changes').where('action', '=', 'item_category.updated').orderBy('id').execute(),
    );
    expect(changes[0]?.changes).toEqual({ countVariancePercent: [null, '2.5'], countVarianceAmount: [null, 500] });
    await manager.request(update, { input: { id: meat?.id, countVariancePercent: null, countVarianceAmount: null } });
    expect(await seen(manager)).toEqual({ name: 'Meat', countVariancePercent: null, countVarianceAmount: null });
  });

  test('an unknown, foreign or archived category is refused for an item', async () => {
    const next = await Kitchen.create(api);
    const foreign = (await all(await next.signIn('manager')))[0];
    const item = { name: 'Leek', unit: 'kg' };
    for (const category of ['bakery', foreign?.id]) {
      expect(await refusal(createItem, { ...item, category })).toBe('This item category does not exist.');
    }
    const bakery = await createCategory('Bakery');
    await manager.request(update, { input: { id: bakery.id, archived: true } });
    expect(await refusal(createItem, { ...item, category: bakery.id })).toBe(
      'Bakery is archived. Choose another category.',
    );
  });

  test('a category with items cannot be archived, nor the last one', async () => {
    const rows = await all(manager);
    await kitchen.item({ name: 'Leek' });
    const produce = rows.find(({ code }) => code === 'produce');
    expect(await refusal(update, { id: produce?.id, archived: true })).toBe(
      'Produce still holds items: 1. Give them another category first.',
    );
    const next = await Kitchen.create(api);
    const otherManager = await next.signIn('manager');
    const [last, ...others] = await all(otherManager);
    for (const { id } of others) await otherManager.request(update, { input: { id, archived: true } });
    const answer = await otherManager.graph(update, { input: { id: last?.id, archived: true } });
    expect(answer.errors[0]?.message).toBe('Produce is the last category. Add another one first.');
    expect(await all(otherManager, true)).toHaveLength(7);
  });

  test('are ordered in one request, unless another user changed them meanwhile', async () => {
    const ids = (await all(manager)).map(({ id }) => id);
    const { orderItemCategories: ordered } = await manager.request<{ orderItemCategories: { name: string }[] }>(order, {
      input: { ids: ids.toReversed() },
    });
    expect(ordered.map(({ name }) => name)).toEqual([
      'Supplies',
      'Prepared',
      'Dry goods',
      'Dairy',
      'Fish',
      'Meat',
      'Produce',
    ]);
    await createCategory('Bakery');
    expect(await manager.refused(order, { input: { ids } })).toBe('CONFLICT');
  });

  test('have unique names, and only managers change them', async () => {
    expect(await refusal(create, { name: 'dairy' })).toMatch(/^There is already a category named “Dairy”/);
    expect(await cook.refused(create, { input: { name: 'Bakery' } })).toBe('FORBIDDEN');
    const [first] = await all(cook);
    expect(await cook.refused(update, { input: { id: first?.id, name: 'Greens' } })).toBe('FORBIDDEN');
    expect(await cook.refused(order, { input: { ids: [] } })).toBe('FORBIDDEN');
  });
});
