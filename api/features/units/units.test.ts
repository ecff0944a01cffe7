import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add } from '../../platform/database/transaction.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { WasteReason } from '../waste/waste-reason.entity.ts';

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

interface Unit {
  id: string;
  version: number;
  code: string;
  name: string;
  nameEs: string | null;
  archivedAt: string | null;
}
const parts = 'id version code name nameEs archivedAt';
const list = `query ($archived: Boolean) { units(archived: $archived) { ${parts} } }`;
const create = `mutation ($input: CreateUnitInput!) { unit: createUnit(input: $input) { ${parts} } }`;
const update = `mutation ($input: UpdateUnitInput!) { unit: updateUnit(input: $input) { ${parts} } }`;
const createItem = `mutation ($input: CreateItemInput!) { item: createItem(input: $input) { id unit onHand } }`;
const addTask = `mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id unit } }`;
const createRecipe = `mutation ($input: CreateRecipeInput!) { recipe: createRecipe(input: $input) { id version } }`;
const logWaste = `mutation ($input: LogWasteInput!) { logWaste(input: $input) { id } }`;

async function pan(): Promise<Unit> {
  const input = { name: 'Hotel  pan', nameEs: 'Bandeja gastro' };
  return (await manager.request<{ unit: Unit }>(create, { input })).unit;
}
const errorOf = async (client: Signed, query: string, input: object) =>
  (await client.graph(query, { input })).errors[0]?.message;

describe('a kitchen’s own unit', () => {
  test('has a code made from its first name, which a rename does not change', async () => {
    const unit = await pan();
    expect(unit).toMatchObject({ code: 'hotel pan', name: 'Hotel pan', nameEs: 'Bandeja gastro' });
    const { unit: renamed } = await manager.request<{ unit: Unit }>(update, {
      input: { id: unit.id, name: 'Half pan' },
    });
    expect(renamed).toMatchObject({ code: 'hotel pan', name: 'Half pan', nameEs: 'Bandeja gastro' });
    expect((await cook.request<{ units: Unit[] }>(list)).units).toEqual([renamed]);
    expect(await errorOf(manager, create, { name: 'Hotel pan' })).toBe(
      'Half pan was first called hotel pan. Choose another name.',
    );
  });

  test('is added and changed by managers only', async () => {
    const unit = await pan();
    expect(await cook.refused(create, { input: { name: 'Ladle' } })).toBe('FORBIDDEN');
    expect(await cook.refused(update, { input: { id: unit.id, name: 'Ladle' } })).toBe('FORBIDDEN');
  });

  test('has a unique name, compared with built-in units too', async () => {
    await pan();
    expect(await errorOf(manager, create, { name: 'HOTEL PAN' })).toBe(
      'There is already a unit named “Hotel pan”. Choose another name.',
    );
    expect(await errorOf(manager, create, { name: 'Fl oz' })).toBe(
      'The unit fl oz is built in already. Choose another name.',
    );
  });

  test('measures items, tasks and recipes, and is unknown in another kitchen', async () => {
    const { code } = await pan();
    const input = { name: 'Lasagne', category: 'prepared', unit: code, openingQuantity: '2' };
    expect(await manager.request(createItem, { input })).toMatchObject({ item: { unit: code, onHand: '2' } });
    const otherManager = await (await Kitchen.create(api)).signIn('manager');
    expect(await errorOf(otherManager, createItem, input)).toBe(
      'hotel pan is not a unit of this kitchen. Choose another unit, or add it to the kitchen’s units first.',
    );
  });

  test('is refused in every input while the kitchen has no unit with this code', async () => {
    const item = await kitchen.item();
    const unknown = 'scoop is not a unit of this kitchen. Choose another unit, or add it to the kitchen’s units first.';
    const line = { itemId: item.id, quantity: '1', unit: 'scoop' };
    const recipe = { name: 'Soup', kind: 'menu', yieldQuantity: '1', yieldUnit: 'l', lines: [line], steps: [] };
    expect(await errorOf(manager, createItem, { name: 'Ice', category: 'dairy', unit: 'scoop' })).toBe(unknown);
    expect(await errorOf(manager, createRecipe, recipe)).toBe(unknown);
    expect(await errorOf(manager, createRecipe, { ...recipe, yieldUnit: 'scoop', lines: [] })).toBe(unknown);
    const task = { name: 'Ice', unit: 'scoop', targetQuantity: '3', dueTime: '15:00' };
    expect(await errorOf(manager, addTask, task)).toBe(unknown);
    const { wasteReasons } = await withReason();
    const waste = { itemId: item.id, quantity: '1', unit: 'scoop', reasonId: wasteReasons[0]?.id };
    expect(await errorOf(cook, logWaste, waste)).toBe(unknown);
    const response = await manager.graph(
      `{ recipeCosting(input: { yieldQuantity: "1", yieldUnit: scoop, lines: [] }) { allergens } }`,
    );
    expect(response.errors).toEqual([]);
  });

  test('cannot be archived while it is in use, and is refused once archived', async () => {
    const unit = await pan();
    const input = { name: 'Lasagne', category: 'prepared', unit: unit.code };
    const { item } = await manager.request<{ item: { id: string } }>(createItem, { input });
    expect(await errorOf(manager, update, { id: unit.id, archived: true })).toBe(
      'Lasagne is measured in Hotel pan. Change it there first.',
    );
    await manager.request(`mutation { updateItem(input: { id: "${item.id}", unit: "ea" }) { id } }`);
    const { unit: archived } = await manager.request<{ unit: Unit }>(update, {
      input: { id: unit.id, archived: true },
    });
    expect(archived.archivedAt).not.toBeNull();
    expect(await errorOf(manager, createItem, { ...input, name: 'Moussaka' })).toBe(
      'The unit Hotel pan is archived. Take it out of the archive first.',
    );
    expect((await cook.request<{ units: Unit[] }>(list)).units).toEqual([]);
    expect((await cook.request<{ units: Unit[] }>(list, { archived: true })).units).toEqual([archived]);
  });

  test('is created once when two people add it at the same time', async () => {
    const responses = await Promise.all([1, 2].map(() => manager.graph(create, { input: { name: 'Ladle' } })));
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });
});

test('units are text in GraphQL; a document may still write a built-in one as an enum value', async () => {
  const item = await manager.request<{ createItem: { unit: string } }>(
    'mutation { createItem(input: { name: "Milk", category: "dairy", unit: fl_oz }) { unit } }',
  );
  expect(item.createItem.unit).toBe('fl_oz');
});

async function withReason() {
  await kitchen.write(async (tx) => add(tx, WasteReason, { code: 'DROP', name: 'Dropped' }));
  return cook.request<{ wasteReasons: { id: string }[] }>('{ wasteReasons { id } }');
}
