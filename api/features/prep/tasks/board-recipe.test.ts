import { afterAll, beforeAll, expect, test } from 'vitest';
import { find } from '../../../platform/database/transaction.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { PrepTask } from './prep-task.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let display: Client;
let flour: string;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  display = await kitchen.pair({ scopes: ['display_read'] });
  flour = (await kitchen.item({ name: 'Flour', lastUnitCost: '250' })).id;
});
afterAll(() => api.stop());

async function idOf(mutation: string, type: string, input: object): Promise<string> {
  const document = `mutation ($input: ${type}!) { row: ${mutation}(input: $input) { id } }`;
  return (await manager.request<{ row: { id: string } }>(document, { input })).row.id;
}

const recipe = (name: string) =>
  idOf('createRecipe', 'CreateRecipeInput', {
    name,
    kind: 'prep',
    yieldQuantity: '4',
    yieldUnit: 'kg',
    lines: [{ itemId: flour, quantity: '3', unit: 'kg', prepAction: 'sifted', note: 'From the left bin' }],
    steps: [{ text: 'Knead 10 min.', textEs: 'Amasa 10 minutos.', minutes: 10 }],
  });

const task = (input: object) =>
  idOf('addPrepTask', 'AddPrepTaskInput', { targetQuantity: '6', unit: 'kg', dueTime: '15:00', ...input });

const READ = `query ($id: ID!) { boardRecipe(prepTaskId: $id) {
  name quantity unit isPlanned ingredients { name quantity unit prepAction } steps { text textEs minutes } } }`;

test('a display reads the recipe of a task at its amount, with its steps', async () => {
  const { boardRecipe } = await display.request<{ boardRecipe: unknown }>(READ, {
    id: await task({ recipeId: await recipe('Dough') }),
  });
  expect(boardRecipe).toEqual({
    name: 'Dough',
    quantity: '6',
    unit: 'kg',
    isPlanned: true,
    ingredients: [{ name: 'Flour', quantity: '4.5', unit: 'kg', prepAction: 'sifted' }],
    steps: [{ text: 'Knead 10 min.', textEs: 'Amasa 10 minutos.', minutes: 10 }],
  });
});

test('an amount that does not convert is marked, with the amounts of one batch', async () => {
  const id = await task({ recipeId: await recipe('Buns') });
  // Planned before the item was kept in another unit.
  await kitchen.write(async (tx) => {
    (await find(tx, PrepTask, 'task', id)).unit = 'ea';
  });
  const { boardRecipe } = await display.request<{ boardRecipe: unknown }>(READ, { id });
  expect(boardRecipe).toMatchObject({ isPlanned: false, quantity: '4', ingredients: [{ quantity: '3' }] });
});

test('a task without a recipe has none', async () => {
  const { boardRecipe } = await display.request<{ boardRecipe: unknown }>(READ, {
    id: await task({ name: 'Wash salad' }),
  });
  expect(boardRecipe).toBeNull();
});

test('a display reads neither prices nor notes, no recipe by its own id, and none of finished work', async () => {
  const recipeId = await recipe('Brioche');
  const id = await task({ recipeId });
  for (const field of ['cost { total }', 'menuPrice', 'ingredients { cost }', 'ingredients { note }']) {
    const { errors } = await display.graph(`{ boardRecipe(prepTaskId: "${id}") { ${field} } }`);
    expect(errors).toHaveLength(1);
  }
  expect(await display.refused(READ, { id: recipeId })).toBe('NOT_FOUND');
  await manager.request('mutation ($input: SkipPrepTaskInput!) { skipPrepTask(input: $input) { id } }', {
    input: { id, reason: 'None today' },
  });
  expect(await display.refused(READ, { id })).toBe('NOT_FOUND');
  expect((await manager.request<{ boardRecipe: { name: string } }>(READ, { id })).boardRecipe.name).toBe('Brioche');
});
