import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager', { name: 'Marco' });
});
afterAll(() => api.stop());

const query = `query ($id: ID!) { itemAllergens(itemId: $id) {
  allergens knownAllergens allergenGaps recipe { name } enteredByName enteredAt } }`;
const allergensOf = async (id: string, client = manager) =>
  (await client.request<{ itemAllergens: object }>(query, { id })).itemAllergens;

async function newItem(name: string, allergens?: readonly string[] | null): Promise<string> {
  const input = { name, category: 'dry', unit: 'kg', ...(allergens === undefined ? {} : { allergens }) };
  const create = 'mutation ($input: CreateItemInput!) { createItem(input: $input) { id } }';
  return (await manager.request<{ createItem: { id: string } }>(create, { input })).createItem.id;
}
const update = (id: string, fields: object, client = manager) =>
  client.request('mutation ($input: UpdateItemInput!) { updateItem(input: $input) { id } }', {
    input: { id, ...fields },
  });

const now = expect.stringMatching(/^\d{4}-.*Z$/);
const nobody = { enteredByName: null, enteredAt: null };

test('the allergens of an item are unknown, without an author, until somebody enters them', async () => {
  const id = await newItem('Bouillon');
  expect(await allergensOf(id)).toEqual({
    allergens: null,
    knownAllergens: [],
    allergenGaps: ['Bouillon'],
    recipe: null,
    ...nobody,
  });
});

test('an item that contains some, or is confirmed to contain none, has who entered it and when', async () => {
  const flour = await newItem('Flour', ['gluten']);
  const rice = await newItem('Rice', []);
  const entered = { allergenGaps: [], recipe: null, enteredByName: 'Marco', enteredAt: now };
  expect(await allergensOf(flour)).toMatchObject({ allergens: ['gluten'], ...entered });
  expect(await allergensOf(rice)).toMatchObject({ allergens: [], ...entered });
});

test('an edit of something else keeps who confirmed the allergens; removing them makes them unknown again', async () => {
  const id = await newItem('Sugar', []);
  const admin = await kitchen.signIn('admin', { name: 'Alma' });
  await update(id, { allergens: [], parLevel: '4' }, admin);
  expect(await allergensOf(id)).toMatchObject({ enteredByName: 'Marco' });
  await update(id, { allergens: ['sulphites'] }, admin);
  expect(await allergensOf(id)).toMatchObject({ allergens: ['sulphites'], enteredByName: 'Alma' });
  await update(id, { allergens: null }, admin);
  expect(await allergensOf(id)).toMatchObject({ allergens: null, ...nobody });
});

test('an item that the kitchen makes has the allergens of its recipe', async () => {
  const tahini = await newItem('Tahini', ['sesame']);
  const mystery = await newItem('Spice mix');
  const hummus = async (itemIds: readonly string[]) => {
    const lines = itemIds.map((itemId) => ({ itemId, quantity: '1', unit: 'kg' }));
    const input = {
      name: `Hummus ${itemIds.length}`,
      kind: 'prep',
      yieldQuantity: '1',
      yieldUnit: 'kg',
      steps: [],
      lines,
    };
    const create = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { outputItemId } }';
    return (await manager.request<{ createRecipe: { outputItemId: string } }>(create, { input })).createRecipe
      .outputItemId;
  };
  expect(await allergensOf(await hummus([tahini]))).toMatchObject({
    allergens: ['sesame'],
    allergenGaps: [],
    recipe: { name: 'Hummus 1' },
  });
  expect(await allergensOf(await hummus([tahini, mystery]))).toMatchObject({
    allergens: null,
    knownAllergens: ['sesame'],
    allergenGaps: ['Spice mix'],
  });
});

test('an item of another kitchen is not found', async () => {
  const stranger = await (await Kitchen.create(api)).signIn('manager');
  const { errors } = await stranger.graph(query, { id: await newItem('Salt', []) });
  expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
});
