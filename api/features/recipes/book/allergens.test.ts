import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { listen, type TestSocket, until } from '../../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
});
afterAll(() => api.stop());

interface Contents {
  allergens: string[] | null;
  knownAllergens: string[];
  allergenGaps: string[];
}
interface Recipe extends Contents {
  id: string;
  outputItemId: string | null;
}

const contents = 'allergens knownAllergens allergenGaps';
const create = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id outputItemId ${contents} } }`;
const archive = 'mutation ($input: RecipeRefInput!) { archiveRecipe(input: $input) { id } }';
const addTask = `mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id ${contents} } }`;
const changeItem = 'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { id } }';
const adjust = 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }';

async function recipe(name: string, lines: object[], more: object = {}): Promise<Recipe> {
  const input = { name, kind: 'prep', yieldQuantity: '1', yieldUnit: 'kg', steps: [], lines, ...more };
  return (await manager.request<{ createRecipe: Recipe }>(create, { input })).createRecipe;
}

const of = (item: Pick<Item, 'id'> | { outputItemId: string | null }) => ({
  itemId: 'outputItemId' in item ? item.outputItemId : item.id,
  quantity: '1',
  unit: 'kg',
});

async function task(input: object): Promise<Contents & { id: string }> {
  const plan = { name: 'Task', dueTime: '23:00', targetQuantity: '1', unit: 'kg', ...input };
  return (await manager.request<{ addPrepTask: Contents & { id: string } }>(addTask, { input: plan })).addPrepTask;
}

/** The allergens of one task in every query that returns tasks. */
async function allergensOf(id: string): Promise<Record<string, string[] | null | undefined>> {
  const list = `{ prepTasks { id allergens } }`;
  interface List {
    prepTasks: { id: string; allergens: string[] | null }[];
  }
  const inList = async (client: Client) =>
    (await client.request<List>(list)).prepTasks.find((row) => row.id === id)?.allergens;
  const one = await cook.request<{ prepTask: Contents }>('query ($id: ID!) { prepTask(id: $id) { allergens } }', {
    id,
  });
  const mine = await cook.request<{ myPrepTasks: List['prepTasks'] }>('{ myPrepTasks { id allergens } }');
  return {
    task: one.prepTask.allergens,
    list: await inList(cook),
    mine: mine.myPrepTasks.find((row) => row.id === id)?.allergens,
    board: await inList(await kitchen.pair()),
  };
}
const everywhere = (allergens: string[] | null) => ({
  task: allergens,
  list: allergens,
  mine: allergens,
  board: allergens,
});

test('a task has the planned amount of its recipe, in the unit of the yield', async () => {
  const { id: recipeId } = await recipe('Diced chicken', [of(await kitchen.item({ name: 'Chicken' }))]);
  const quantity = async (targetQuantity: string, unit: string) => {
    const input = { name: 'Task', dueTime: '23:00', recipeId, targetQuantity, unit };
    const add = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { recipeQuantity } }';
    return (await manager.request<{ addPrepTask: { recipeQuantity: string | null } }>(add, { input })).addPrepTask;
  };
  expect(await quantity('5', 'kg')).toEqual({ recipeQuantity: '5' });
  expect(await quantity('2500', 'g')).toEqual({ recipeQuantity: '2.5' });
});

describe('the allergens of a task', () => {
  test('include those of items that the kitchen makes itself, as on the recipe page', async () => {
    const tuna = await kitchen.item({ name: 'Tuna', allergens: ['fish'] });
    const mayonnaise = await kitchen.item({ name: 'Mayonnaise', kind: 'prep', allergens: [] });
    const salad = await recipe('Tuna salad', [of(tuna), of(mayonnaise)]);
    const { id } = await task({ recipeId: salad.id });
    const egg = await kitchen.item({ name: 'Egg', allergens: ['egg'] });
    await recipe('House mayo', [of(egg)], { outputItemId: mayonnaise.id });
    const query = `query ($id: ID!) { recipe(id: $id) { ${contents} } }`;
    const page = await cook.request<{ recipe: Contents }>(query, { id: salad.id });
    expect(page.recipe).toMatchObject({ allergens: ['egg', 'fish'], allergenGaps: [] });
    expect(await allergensOf(id)).toEqual(everywhere(['egg', 'fish']));
  });

  test('are those of the recipe that makes its item, when only the item is named', async () => {
    const nuts = await kitchen.item({ allergens: ['nuts'] });
    const pesto = await recipe('Pesto', [of(nuts)]);
    const { id } = await task({ itemId: pesto.outputItemId });
    expect(await allergensOf(id)).toEqual(everywhere(['nuts']));
  });

  test('include those declared on the made item itself', async () => {
    const nuts = await kitchen.item({ allergens: ['nuts'] });
    const sauce = await kitchen.item({ name: 'Romesco', kind: 'prep', allergens: ['sulphites'] });
    const made = await recipe('Romesco', [of(nuts)], { outputItemId: sauce.id });
    const input = { yieldQuantity: '1', yieldUnit: 'kg', outputItemId: sauce.id, lines: [of(nuts)] };
    const { recipeCosting } = await manager.request<{ recipeCosting: object }>(
      'query ($input: RecipeCostingInput!) { recipeCosting(input: $input) { allergens knownAllergens allergenGaps } }',
      { input },
    );
    expect(recipeCosting).toEqual({ allergens: made.allergens, knownAllergens: made.allergens, allergenGaps: [] });
    const toast = await recipe('Toast', [{ subRecipeId: made.id, quantity: '1', unit: 'kg' }]);
    expect([made.allergens, toast.allergens]).toEqual([
      ['nuts', 'sulphites'],
      ['nuts', 'sulphites'],
    ]);
    expect((await task({ recipeId: made.id })).allergens).toEqual(['nuts', 'sulphites']);
  });

  test('are none when all its ingredients have none', async () => {
    const onion = await kitchen.item();
    const mirepoix = await recipe('Mirepoix', [of(onion)]);
    expect(await task({ recipeId: mirepoix.id })).toMatchObject({ allergens: [], allergenGaps: [] });
    expect((await task({ itemId: onion.id })).allergens).toEqual([]);
  });
});

describe('allergens are unknown, never none', () => {
  test('for a task of neither a recipe nor an item', async () => {
    const { id } = await task({ name: 'Chef special' });
    expect(await allergensOf(id)).toEqual(everywhere(null));
  });

  test('for a recipe without ingredients, and for recipes that contain it', async () => {
    const milk = await kitchen.item({ allergens: ['milk'] });
    const custard = await recipe('Custard', []);
    const tart = await recipe('Tart', [of(milk), { subRecipeId: custard.id, quantity: '1', unit: 'kg' }]);
    expect(custard).toMatchObject({ allergens: null, allergenGaps: ['Custard'] });
    expect(tart).toMatchObject({ allergens: null, allergenGaps: ['Custard'] });
    const { id, allergenGaps } = await task({ recipeId: tart.id });
    expect(allergenGaps).toEqual(['Custard']);
    expect(await allergensOf(id)).toEqual(everywhere(null));
  });

  test('for an item without an entry, until a manager enters that there are none', async () => {
    const created = await manager.request<{ createItem: { id: string; allergens: string[] | null } }>(
      'mutation ($input: CreateItemInput!) { createItem(input: $input) { id allergens } }',
      { input: { name: 'Spice mix', category: 'dry', unit: 'kg' } },
    );
    const { id, allergens } = created.createItem;
    const rub = await recipe('Dry rub', [of({ id })]);
    expect([allergens, rub]).toMatchObject([null, { allergens: null, allergenGaps: ['Spice mix'] }]);
    expect(await allergensOf((await task({ recipeId: rub.id })).id)).toEqual(everywhere(null));
    await manager.request(changeItem, { input: { id, allergens: [] } });
    expect(await task({ recipeId: rub.id })).toMatchObject({ allergens: [], allergenGaps: [] });
    await manager.request(changeItem, { input: { id, allergens: null } });
    expect(await task({ recipeId: rub.id })).toMatchObject({ allergens: null, allergenGaps: ['Spice mix'] });
  });

  test('but a supply is not food and has none', async () => {
    const { createItem } = await manager.request<{ createItem: { allergens: string[] | null } }>(
      'mutation ($input: CreateItemInput!) { createItem(input: $input) { allergens } }',
      { input: { name: 'Parchment', category: 'supply', kind: 'supply', unit: 'ea' } },
    );
    expect(createItem.allergens).toEqual([]);
  });

  test('for a prepared item that no recipe makes', async () => {
    const stock = await kitchen.item({ name: 'Veal stock', kind: 'prep' });
    const gravy = await recipe('Gravy', [of(stock)]);
    expect(gravy).toMatchObject({ allergens: null, allergenGaps: ['Veal stock'] });
    expect((await task({ itemId: stock.id })).allergens).toBeNull();
  });

  test('for a prepared item whose recipe is archived, although the item declares some itself', async () => {
    const egg = await kitchen.item({ allergens: ['egg'] });
    const item = await kitchen.item({ name: 'Aioli', kind: 'prep', allergens: ['mustard'] });
    const aioli = await recipe('Aioli', [of(egg)], { outputItemId: item.id });
    await manager.request(archive, { input: { id: aioli.id } });
    expect((await recipe('Dip', [of(item)])).allergens).toBeNull();
  });

  test('but a prepared item without any recipe has those that it declares', async () => {
    const item = await kitchen.item({ name: 'Bought aioli', kind: 'prep', allergens: ['egg'] });
    expect((await recipe('Dip', [of(item)])).allergens).toEqual(['egg']);
  });

  test('in the costing of an unsaved recipe with unknown ingredients', async () => {
    const stock = await kitchen.item({ name: 'Lamb stock', kind: 'prep' });
    const input = { yieldQuantity: '1', yieldUnit: 'kg', lines: [of(stock)] };
    const query = `query ($input: RecipeCostingInput!) { recipeCosting(input: $input) { ${contents} } }`;
    const { recipeCosting } = await manager.request<{ recipeCosting: Contents }>(query, { input });
    expect(recipeCosting).toEqual({ allergens: null, knownAllergens: [], allergenGaps: ['Lamb stock'] });
  });

  test('but those that are certain are named on its task and its page and in its costing, also of a sub-recipe', async () => {
    const [nuts, milk] = [await kitchen.item({ allergens: ['nuts'] }), await kitchen.item({ allergens: ['milk'] })];
    const stock = await kitchen.item({ name: 'Lamb stock', kind: 'prep' });
    const cream = await recipe('Cream', [of(milk), of(stock)]);
    const lines = [of(nuts), { subRecipeId: cream.id, quantity: '1', unit: 'kg' }];
    const known = { allergens: null, knownAllergens: ['milk', 'nuts'], allergenGaps: ['Lamb stock'] };
    const soup = await recipe('Soup', lines);
    expect(soup).toMatchObject(known);
    expect(await task({ recipeId: soup.id })).toMatchObject(known);
    const query = `query ($input: RecipeCostingInput!) { recipeCosting(input: $input) { ${contents} } }`;
    const input = { yieldQuantity: '1', yieldUnit: 'kg', lines };
    expect(await manager.request(query, { input })).toEqual({ recipeCosting: known });
  });
});

describe('live messages', () => {
  const received = ({ messages }: TestSocket, type: string) => messages.filter((message) => message.type === type);

  test('mark item edits, but not stock movements, as edited for displays and cooks', async () => {
    const flour = await kitchen.item({ name: 'Flour' }, '5');
    const sockets = [await listen(await kitchen.pair()), await listen(cook)];
    await manager.request(adjust, { input: { itemId: flour.id, difference: '-1', reason: 'Spilled' } });
    await manager.request(changeItem, { input: { id: flour.id, allergens: ['gluten'] } });
    const own = (one: TestSocket) => received(one, 'INVENTORY_UPDATED').filter(({ data }) => data['id'] === flour.id);
    await until(() => sockets.every((one) => own(one).length === 2));
    for (const one of sockets) {
      expect(own(one).map(({ data }) => data['edited'])).toEqual([false, true]);
      one.socket.close();
    }
  });

  test('notify displays and cooks of a saved or archived recipe with only its id and version', async () => {
    const sockets = [await listen(await kitchen.pair()), await listen(cook)];
    const { id } = await recipe('Broth', []);
    await manager.request(archive, { input: { id } });
    await until(() => sockets.every((one) => received(one, 'RECIPE_UPDATED').length === 2));
    for (const one of sockets) {
      expect(received(one, 'RECIPE_UPDATED').map(({ data }) => data)).toEqual([
        { id, version: 1 },
        { id, version: 2 },
      ]);
      one.socket.close();
    }
  });
});
