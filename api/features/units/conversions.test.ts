import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add as addRow } from '../../platform/database/transaction.ts';
import type { Item } from '../inventory/items/item.entity.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { WasteReason } from '../waste/waste-reason.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let manager: Signed;
let cook: Signed;
let parsley: Item;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager', { name: 'Maria Ruiz' }), await kitchen.signIn('cook')];
  parsley = await kitchen.item({ name: 'Parsley', unit: 'bunch', lastUnitCost: '170' });
});

interface Conversion {
  id: string;
  fromQuantity: string;
  fromUnit: string;
  toQuantity: string;
  toUnit: string;
  source: string;
  byName: string | null;
  at: string;
}
interface WithConversions {
  item: { conversions: Conversion[] };
}
const parts = 'id fromQuantity fromUnit toQuantity toUnit source byName at';
const add = `mutation ($input: AddItemConversionInput!) { item: addItemConversion(input: $input) { id conversions { ${parts} } } }`;
const remove = `mutation ($input: RemoveItemConversionInput!) { item: removeItemConversion(input: $input) { id conversions { ${parts} } } }`;
const read = `query ($id: ID!) { item(id: $id) { conversions { ${parts} } } }`;
const createRecipe = `mutation ($input: CreateRecipeInput!) { recipe: createRecipe(input: $input) { id version cost { total gaps { reason name unit neededUnit } } } }`;
const missing = '{ unconvertible { kind place recipeId itemId itemName unit neededUnit } }';
interface Costed {
  recipe: { id: string; version: number; cost: { total: string | null; gaps: { reason: string }[] } };
}

const fact = (itemId: string, text: string) => {
  const [fromQuantity, fromUnit, toQuantity, toUnit] = text.split(/ = | /);
  return { itemId, fromQuantity, fromUnit, toQuantity, toUnit };
};
const addConversion = (text: string, item = parsley) =>
  manager.request<WithConversions>(add, { input: fact(item.id, text) });
const refusal = async (query: string, input: object) => (await manager.graph(query, { input })).errors[0]?.message;
const sauce = (unit: string, quantity = '17') => ({
  name: 'Green sauce',
  kind: 'menu',
  yieldQuantity: '1',
  yieldUnit: 'l',
  lines: [{ itemId: parsley.id, quantity, unit }],
  steps: [],
});

describe('an item’s conversion', () => {
  test('is stored with who added it, when, and whether it was weighed', async () => {
    await addConversion('1 case = 12 bunch');
    await manager.request(add, { input: { ...fact(parsley.id, '3 bunch = 255 g'), source: 'learned' } });
    const { item } = await cook.request<WithConversions>(read, { id: parsley.id });
    expect(item.conversions).toMatchObject([
      {
        fromQuantity: '1',
        fromUnit: 'case',
        toQuantity: '12',
        toUnit: 'bunch',
        source: 'manual',
        byName: 'Maria Ruiz',
      },
      { fromQuantity: '3', fromUnit: 'bunch', toQuantity: '255', toUnit: 'g', source: 'learned', byName: 'Maria Ruiz' },
    ]);
    expect(Math.abs(Date.now() - Date.parse(item.conversions[0]?.at ?? ''))).toBeLessThan(60_000);
  });

  test('is added and removed by managers only', async () => {
    const { item } = await addConversion('1 bunch = 85 g');
    expect(await cook.refused(add, { input: fact(parsley.id, '1 case = 12 bunch') })).toBe('FORBIDDEN');
    expect(await cook.refused(remove, { input: { id: item.conversions[0]?.id } })).toBe('FORBIDDEN');
  });

  test('that contradicts the others by more than half a percent is refused with both figures', async () => {
    await addConversion('1 bunch = 85 g');
    await addConversion('1 case = 12 bunch');
    expect(await refusal(add, fact(parsley.id, '1 case = 1.1 kg'))).toBe(
      '1 case of Parsley would be 1.1 kg here, but 1.02 kg by what is recorded already. Correct or remove that first.',
    );
    expect((await addConversion('1 case = 1.024 kg')).item.conversions).toHaveLength(3);
  });

  test('is refused between units that convert by themselves', async () => {
    expect(await refusal(add, fact(parsley.id, '1 kg = 2 lb'))).toBe(
      'kg and lb convert by themselves. Choose two units that do not.',
    );
    expect(await refusal(add, fact(parsley.id, '1 bunch = 1 bunch'))).toMatch(/convert by themselves/);
  });

  test('must agree with the density, whichever comes first', async () => {
    const milk = await kitchen.item({ name: 'Milk', unit: 'kg', densityGramsPerMl: '1.03' });
    expect(await refusal(add, fact(milk.id, '1 l = 900 g'))).toBe(
      '1 l of Milk would be 900 g here, but 1030 g by what is recorded already. Correct or remove that first.',
    );
    const flour = await kitchen.item({ name: 'Flour', unit: 'kg' });
    await addConversion('1 l = 530 g', flour);
    const set = 'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { densityGramsPerMl } }';
    expect(await refusal(set, { id: flour.id, densityGramsPerMl: '0.6' })).toBe(
      '1 ml of Flour would be 0.6 g here, but 0.53 g by what is recorded already. Correct or remove that first.',
    );
    const agreed = await manager.request(set, { input: { id: flour.id, densityGramsPerMl: '0.53' } });
    expect(agreed).toEqual({ updateItem: { densityGramsPerMl: '0.53' } });
  });

  test('is stored once when two that contradict each other are sent at the same time', async () => {
    const responses = await Promise.all(
      ['1 bunch = 85 g', '1 bunch = 60 g'].map((text) => manager.graph(add, { input: fact(parsley.id, text) })),
    );
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const { item } = await manager.request<WithConversions>(read, { id: parsley.id });
    expect(item.conversions).toHaveLength(1);
  });

  test('makes the cost of a recipe line known, also through several conversions', async () => {
    const before = await manager.request<Costed>(createRecipe, { input: sauce('oz') });
    expect(before.recipe.cost).toEqual({
      total: null,
      gaps: [{ reason: 'no_conversion', name: 'Parsley', unit: 'oz', neededUnit: 'bunch' }],
    });
    await addConversion('2 bunch = 170 g');
    const cost = 'query ($id: ID!) { recipe(id: $id) { cost { total gaps { reason } } } }';
    const after = await manager.request<Costed>(cost, { id: before.recipe.id });
    // 17 oz = 481.9418931 g = 5.66990462 bunches at 1.70
    expect(after.recipe.cost.gaps).toEqual([]);
    expect(Number(after.recipe.cost.total)).toBeCloseTo(963.8838, 3);
  });

  test('lets prep and the par sheet count in either unit', async () => {
    await addConversion('1 bunch = 85 g');
    const task = { itemId: parsley.id, dueTime: '15:00', targetQuantity: '170', unit: 'g' };
    await manager.request('mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }', {
      input: task,
    });
    const line = { itemId: parsley.id, parByWeekday: Array.from({ length: 7 }, () => '5') };
    const added = await manager.request(
      'mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { planned toMake } }',
      { input: line },
    );
    expect(added).toEqual({ addPrepItem: { planned: '2', toMake: '3' } });
  });

  test('draws weighed waste from counted stock', async () => {
    const item = await kitchen.item({ name: 'Basil', unit: 'bunch' }, '10');
    await addConversion('1 bunch = 85 g', item);
    const reason = await kitchen.write(async (tx) => addRow(tx, WasteReason, { code: 'DROP', name: 'Dropped' }));
    const input = { itemId: item.id, quantity: '170', unit: 'g', reasonId: reason.id };
    await cook.request('mutation ($input: LogWasteInput!) { logWaste(input: $input) { id } }', { input });
    expect(await cook.request(`{ item(id: "${item.id}") { onHand } }`)).toEqual({ item: { onHand: '8' } });
  });
});

describe('removing a conversion', () => {
  test('is refused while a recipe line needs it', async () => {
    const { item } = await addConversion('1 bunch = 85 g');
    await manager.request(createRecipe, { input: sauce('g') });
    expect(await refusal(remove, { id: item.conversions[0]?.id })).toBe(
      'The recipe Green sauce needs Parsley in g. Change it there first.',
    );
    const { item: still } = await manager.request<WithConversions>(read, { id: parsley.id });
    expect(still.conversions).toHaveLength(1);
  });

  test('is refused while an open task needs it, and allowed once the task is canceled', async () => {
    const { item } = await addConversion('1 bunch = 85 g');
    const task = { name: 'Pick parsley', itemId: parsley.id, dueTime: '15:00', targetQuantity: '170', unit: 'g' };
    const { addPrepTask } = await manager.request<{ addPrepTask: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
      { input: task },
    );
    const id = item.conversions[0]?.id;
    expect(await refusal(remove, { id })).toBe('The task Pick parsley needs Parsley in g. Change it there first.');
    await manager.request(`mutation { cancelPrepTask(input: { id: "${addPrepTask.id}" }) { id } }`);
    expect((await manager.request<WithConversions>(remove, { input: { id } })).item.conversions).toEqual([]);
    expect(await manager.refused(remove, { input: { id } })).toBe('NOT_FOUND');
  });

  test('is refused while a par line needs it', async () => {
    const pesto = await kitchen.item({ name: 'Pesto', unit: 'kg', kind: 'prep' });
    const { item } = await addConversion('1 l = 950 g', pesto);
    const input = { ...sauce('bunch'), name: 'Pesto', kind: 'prep', outputItemId: pesto.id };
    const { recipe } = await manager.request<Costed>(createRecipe, { input });
    const line = { itemId: pesto.id, recipeId: recipe.id, parByWeekday: Array.from({ length: 7 }, () => '5') };
    await manager.request('mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }', {
      input: line,
    });
    expect(await refusal(remove, { id: item.conversions[0]?.id })).toBe(
      'The par sheet line Pesto needs Pesto in l. Change it there first.',
    );
  });

  test('is allowed while other conversions give the same figure', async () => {
    const { item } = await addConversion('1 bunch = 85 g');
    await addConversion('1 case = 12 bunch');
    await addConversion('1 case = 1.02 kg');
    await manager.request(createRecipe, { input: sauce('g') });
    const response = await manager.request<WithConversions>(remove, { input: { id: item.conversions[0]?.id } });
    expect(response.item.conversions).toHaveLength(2);
  });
});

describe('removing a density', () => {
  const set = 'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { densityGramsPerMl } }';

  test('is refused while a recipe needs it, and allowed when a conversion gives the same figure', async () => {
    const oil = await kitchen.item({ name: 'Oil', unit: 'l', densityGramsPerMl: '0.9' });
    const lines = [{ itemId: oil.id, quantity: '200', unit: 'g' }];
    await manager.request(createRecipe, { input: { ...sauce('g'), lines } });
    const input = { id: oil.id, densityGramsPerMl: null };
    expect(await refusal(set, input)).toBe('The recipe Green sauce needs Oil in g. Change it there first.');
    await addConversion('1 l = 900 g', oil);
    expect(await manager.request(set, { input })).toEqual({ updateItem: { densityGramsPerMl: null } });
  });
});

describe('the list of what does not convert', () => {
  test('has recipe lines and open tasks with unit, needed unit and place, until conversions are added', async () => {
    const oil = await kitchen.item({ name: 'Oil', unit: 'l', densityGramsPerMl: '0.915' });
    const lines = [
      { itemId: parsley.id, quantity: '50', unit: 'g' },
      { itemId: parsley.id, quantity: '1', unit: 'bunch' },
      { itemId: oil.id, quantity: '200', unit: 'g' },
    ];
    const { recipe } = await manager.request<Costed>(createRecipe, { input: { ...sauce('g'), lines } });
    expect(await manager.request(missing)).toEqual({
      unconvertible: [
        {
          kind: 'recipe_line',
          place: 'Green sauce',
          recipeId: recipe.id,
          itemId: parsley.id,
          itemName: 'Parsley',
          unit: 'g',
          neededUnit: 'bunch',
        },
      ],
    });
    await addConversion('1 bunch = 85 g');
    expect(await manager.request(missing)).toEqual({ unconvertible: [] });
    expect(await cook.refused(missing)).toBe('FORBIDDEN');
  });

  test('has what lost its density: the yield, its par line and an open task', async () => {
    const soup = await kitchen.item({ name: 'Soup', unit: 'kg', kind: 'prep', densityGramsPerMl: '1.02' });
    const input = { ...sauce('bunch'), name: 'Soup', kind: 'prep', outputItemId: soup.id };
    const { recipe } = await manager.request<Costed>(createRecipe, { input });
    const line = { itemId: soup.id, recipeId: recipe.id, parByWeekday: Array.from({ length: 7 }, () => '5') };
    await manager.request('mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }', {
      input: line,
    });
    const task = { itemId: soup.id, dueTime: '15:00', targetQuantity: '2', unit: 'l' };
    await manager.request('mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }', {
      input: task,
    });
    await kitchen.write((tx) =>
      tx.db.updateTable('item').set({ densityGramsPerMl: null }).where('id', '=', soup.id).execute(),
    );
    const { unconvertible } = await manager.request<{ unconvertible: { kind: string; unit: string }[] }>(missing);
    expect(unconvertible.map(({ kind, unit }) => [kind, unit])).toEqual([
      ['par_line', 'l'],
      ['recipe_yield', 'l'],
      ['task', 'l'],
    ]);
  });
});
