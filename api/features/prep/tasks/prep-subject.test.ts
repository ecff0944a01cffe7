import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add } from '../../../platform/database/transaction.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { PrepItem } from '../par-sheet/prep-item.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let tomato: Item;
let sauce: Recipe;
let rice: Item;

interface Recipe {
  id: string;
  outputItemId: string | null;
}
interface Line {
  id: string;
  recipeId: string | null;
  recipeName: string | null;
}

const createRecipe = `mutation ($input: CreateRecipeInput!) { recipe: createRecipe(input: $input) { id outputItemId } }`;
const updateRecipe = `mutation ($input: UpdateRecipeInput!) { recipe: updateRecipe(input: $input) { id outputItemId } }`;
const archiveRecipe = `mutation ($input: RecipeRefInput!) { archiveRecipe(input: $input) { id } }`;
const addTask = `mutation ($input: AddPrepTaskInput!) { task: addPrepTask(input: $input) { id recipeId recipeName } }`;
const addLine = `mutation ($input: AddPrepItemInput!) { line: addPrepItem(input: $input) { id recipeId recipeName } }`;
const updateLine = `mutation ($input: UpdatePrepItemInput!) { line: updatePrepItem(input: $input) { id recipeId recipeName } }`;
const build = 'mutation { buildPrepList { tasks { id recipeId recipeName } } }';
const start = `mutation ($input: PrepTaskInput!) { startPrepTask(input: $input) { id } }`;
const complete = `mutation ($input: CompletePrepTaskInput!) { completePrepTask(input: $input) { id } }`;
const plain = { kind: 'prep', yieldQuantity: '8', yieldUnit: 'l', lines: [], steps: [] };
const par = { parByWeekday: ['8', '8', '8', '8', '8', '8', '8'] };

async function newRecipe(name: string, more: object = {}): Promise<Recipe> {
  const lines = [{ itemId: tomato.id, quantity: '4', unit: 'kg' }];
  return (await manager.request<{ recipe: Recipe }>(createRecipe, { input: { ...plain, name, lines, ...more } }))
    .recipe;
}
async function line(input: object): Promise<Line> {
  return (await manager.request<{ line: Line }>(addLine, { input: { ...par, ...input } })).line;
}
async function refusal(document: string, input: object): Promise<string> {
  const { errors } = await manager.graph(document, { input });
  return errors[0]?.message ?? 'was not refused';
}
const plan = (more: object) => ({ dueTime: '23:00', targetQuantity: '8', ...more });
async function onHand(id: string | null): Promise<number> {
  const query = 'query ($id: ID!) { item(id: $id) { onHand } }';
  return Number((await manager.request<{ item: { onHand: string } }>(query, { id })).item.onHand);
}
async function finish(id: string): Promise<void> {
  await manager.request(start, { input: { id } });
  await manager.request(complete, { input: { id, actualQuantity: '8' } });
}

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  tomato = await kitchen.item({ name: 'Tomato' }, '20');
  rice = await kitchen.item({ name: 'Rice', unit: 'l', kind: 'prep' });
  sauce = await newRecipe('Sauce');
});
afterAll(() => api.stop());

describe('a task', () => {
  test('whose recipe makes another item is refused, naming both', async () => {
    expect(await refusal(addTask, plan({ recipeId: sauce.id, itemId: rice.id }))).toBe(
      'Sauce makes Sauce, not Rice. Choose the recipe that makes Rice, or leave the recipe out.',
    );
  });

  test('whose recipe puts nothing into stock cannot make an item', async () => {
    const burger = await newRecipe('Burger', { kind: 'menu' });
    expect(await refusal(addTask, plan({ recipeId: burger.id, itemId: rice.id }))).toBe(
      'Burger puts no item into stock, so it cannot make Rice.',
    );
  });

  test('of an item that a recipe makes gets that recipe, and deducts its ingredients', async () => {
    const input = plan({ itemId: sauce.outputItemId });
    const { task } = await manager.request<{ task: Line }>(addTask, { input });
    expect(task).toMatchObject({ recipeId: sauce.id, recipeName: 'Sauce' });
    await finish(task.id);
    expect([await onHand(sauce.outputItemId), await onHand(tomato.id)]).toEqual([8, 16]);
  });

  test('of an archived recipe or item is refused', async () => {
    await manager.request(archiveRecipe, { input: { id: sauce.id } });
    expect(await refusal(addTask, plan({ recipeId: sauce.id }))).toBe(
      'Sauce is archived. Take it out of the archive first.',
    );
    const old = await kitchen.item({ name: 'Old rice', archivedAt: new Date() });
    expect(await refusal(addTask, plan({ itemId: old.id }))).toBe(
      'Old rice is archived. Take it out of the archive first.',
    );
  });
});

describe('a line of the par sheet', () => {
  test('whose recipe makes another item is refused when it is added and when it is changed', async () => {
    const message = 'Sauce makes Sauce, not Rice. Choose the recipe that makes Rice, or leave the recipe out.';
    expect(await refusal(addLine, { ...par, itemId: rice.id, recipeId: sauce.id })).toBe(message);
    const { id } = await line({ itemId: rice.id });
    expect(await refusal(updateLine, { id, recipeId: sauce.id })).toBe(message);
  });

  test('for an item that a recipe makes gets that recipe, and completing deducts its ingredients', async () => {
    expect(await line({ itemId: sauce.outputItemId })).toMatchObject({ recipeId: sauce.id, recipeName: 'Sauce' });
    const { buildPrepList } = await manager.request<{ buildPrepList: { tasks: Line[] } }>(build);
    expect(buildPrepList.tasks).toMatchObject([{ recipeId: sauce.id, recipeName: 'Sauce' }]);
    await finish(buildPrepList.tasks[0]?.id ?? '');
    expect([await onHand(sauce.outputItemId), await onHand(tomato.id)]).toEqual([8, 16]);
  });

  test('that is older than the recipe of its item uses that recipe', async () => {
    const { id, recipeId } = await line({ itemId: rice.id });
    expect(recipeId).toBeNull();
    const pilaf = await newRecipe('Pilaf', { outputItemId: rice.id });
    const { line: after } = await manager.request<{ line: Line }>(updateLine, { input: { id, sort: 3 } });
    expect(after).toMatchObject({ recipeId: pilaf.id, recipeName: 'Pilaf' });
    const { buildPrepList } = await manager.request<{ buildPrepList: { tasks: Line[] } }>(build);
    expect(buildPrepList.tasks).toMatchObject([{ recipeId: pilaf.id, recipeName: 'Pilaf' }]);
  });

  test('that was stored with the recipe of another item ignores that recipe', async () => {
    await kitchen.write(async (tx) => {
      add(tx, PrepItem, { itemId: rice.id, recipeId: sauce.id, parByWeekday: par.parByWeekday });
    });
    const { buildPrepList } = await manager.request<{ buildPrepList: { tasks: Line[] } }>(build);
    expect(buildPrepList.tasks).toMatchObject([{ recipeId: null, recipeName: null }]);
  });

  test('for an archived item is refused', async () => {
    const old = await kitchen.item({ name: 'Old rice', archivedAt: new Date() });
    expect(await refusal(addLine, { ...par, itemId: old.id })).toBe(
      'Old rice is archived. Take it out of the archive first.',
    );
  });
});

describe('a planned recipe', () => {
  const change = (more: object) => ({ ...plain, id: sauce.id, name: 'Sauce', ...more });

  test('cannot change its item while the par sheet has it', async () => {
    await line({ itemId: sauce.outputItemId });
    expect(await refusal(updateRecipe, change({ outputItemId: rice.id }))).toBe(
      'Sauce is on the par sheet. Take it off there first.',
    );
  });

  test('cannot become a dish while a task makes its item', async () => {
    const input = plan({ itemId: sauce.outputItemId, date: undefined });
    await manager.request(addTask, { input });
    expect(await refusal(updateRecipe, change({ kind: 'menu' }))).toMatch(/^Sauce is planned for /);
  });
});
