import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '../../inventory/items/item.entity.ts';
import { Notification } from '../../notifications/notification.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

interface Recipe {
  id: string;
  outputItemId: string | null;
  cost: { total: string | null };
}

const create = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id outputItemId cost { total } } }`;
const addTask = `mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }`;
const start = `mutation ($input: PrepTaskInput!) { startPrepTask(input: $input) { id } }`;
const complete = `mutation ($input: CompletePrepTaskInput!) { completePrepTask(input: $input) { id } }`;

async function newRecipe(input: object): Promise<Recipe> {
  const plain = { kind: 'prep', yieldQuantity: '1', yieldUnit: 'kg', lines: [], steps: [] };
  return (await manager.request<{ createRecipe: Recipe }>(create, { input: { ...plain, ...input } })).createRecipe;
}

/** Completes a task with this much of a recipe; returns the task's id. */
async function completeTask(recipe: Recipe, quantity: string, unit: string): Promise<string> {
  const input = { recipeId: recipe.id, dueTime: '23:00', targetQuantity: quantity, unit };
  const { addPrepTask } = await manager.request<{ addPrepTask: { id: string } }>(addTask, { input });
  await manager.request(start, { input: { id: addPrepTask.id } });
  await manager.request(complete, { input: { id: addPrepTask.id, actualQuantity: quantity } });
  return addPrepTask.id;
}

async function onHand(itemId: string | null): Promise<number> {
  const query = 'query ($id: ID!) { item(id: $id) { onHand } }';
  return Number((await manager.request<{ item: { onHand: string } }>(query, { id: itemId })).item.onHand);
}

async function problems(item: Pick<Item, 'id'>): Promise<string[]> {
  const rows = await kitchen.write((tx) => tx.em.find(Notification, { entityId: item.id }));
  return rows.map(({ message }) => message);
}

test('a line of a made ingredient has its amount in the unit of that recipe, as stock is drawn', async () => {
  const stock = await kitchen.item({ name: 'Bones' }, '10');
  const lines = [{ itemId: stock.id, quantity: '1', unit: 'kg' }];
  const broth = await newRecipe({ name: 'Broth', yieldQuantity: '4', portions: '16', lines });
  await kitchen.write((tx) =>
    tx.db
      .updateTable('item')
      .set({ densityGramsPerMl: '0.5' })
      .where('id', '=', broth.outputItemId ?? '')
      .execute(),
  );
  const made = (quantity: string, unit: string, more: object = {}) => ({
    itemId: broth.outputItemId,
    quantity,
    unit,
    ...more,
  });
  const dish = await newRecipe({
    name: 'Ramen',
    lines: [
      made('4', 'portion'),
      made('2', 'l'),
      made('1', 'kg', { yieldPercent: '80' }),
      made('1', 'ea'),
      { itemId: stock.id, quantity: '1', unit: 'kg' },
    ],
  });
  const query = 'query ($id: ID!) { recipe(id: $id) { ingredients { madeQuantity } } }';
  expect(await manager.request(query, { id: dish.id })).toEqual({
    recipe: { ingredients: ['1', '1', '1.25', null, null].map((madeQuantity) => ({ madeQuantity })) },
  });
});

describe('the stock that a completed task uses', () => {
  test('counts portions of a recipe as its cost does', async () => {
    const stock = await kitchen.item({ name: 'Fish stock', unit: 'l', lastUnitCost: '160' }, '10');
    const lines = [{ itemId: stock.id, quantity: '10', unit: 'l' }];
    const soup = await newRecipe({ name: 'Fish soup', yieldQuantity: '10', yieldUnit: 'l', portions: '40', lines });
    await completeTask(soup, '10', 'l');
    const bowl = await newRecipe({
      name: 'Soup kit',
      lines: [{ subRecipeId: soup.id, quantity: '4', unit: 'portion' }],
    });
    expect(bowl.cost.total).toBe('160');
    await completeTask(bowl, '1', 'kg');
    expect(await onHand(soup.outputItemId)).toBe(9);
    expect(await problems({ id: soup.outputItemId ?? '' })).toEqual([]);
  });

  test('counts portions of a made item in a line', async () => {
    const oil = await kitchen.item({ name: 'Seed oil', unit: 'l', lastUnitCost: '500' }, '4');
    const lines = [{ itemId: oil.id, quantity: '4', unit: 'l' }];
    const mayo = await newRecipe({ name: 'Seed mayo', yieldQuantity: '4', yieldUnit: 'l', portions: '80', lines });
    await completeTask(mayo, '4', 'l');
    const salad = await newRecipe({
      name: 'Egg salad',
      lines: [{ itemId: mayo.outputItemId, quantity: '10', unit: 'portion' }],
    });
    expect(salad.cost.total).toBe('250');
    await completeTask(salad, '1', 'kg');
    expect(await onHand(mayo.outputItemId)).toBe(3.5);
  });

  test('includes the ingredients of a sub-recipe without stock, with the usable share of its line', async () => {
    const beef = await kitchen.item({ name: 'Beef', lastUnitCost: '1000', defaultYieldPercent: '80' }, '20');
    const lines = [{ itemId: beef.id, quantity: '1.6', unit: 'kg' }];
    const patty = await newRecipe({ name: 'Patties', kind: 'menu', yieldQuantity: '1.6', portions: '10', lines });
    const trays = await newRecipe({
      name: 'Burger tray',
      lines: [{ subRecipeId: patty.id, quantity: '20', unit: 'portion', yieldPercent: '50' }],
    });
    // 1.6 kg ÷ 80 % × 20/10 portions ÷ 50 % = 8 kg at 10.00.
    expect(trays.cost.total).toBe('8000');
    await completeTask(trays, '1', 'kg');
    expect(await onHand(beef.id)).toBe(12);
  });

  test('is right for a task in portions', async () => {
    const rice = await kitchen.item({ name: 'Rice', lastUnitCost: '100' }, '9');
    const lines = [{ itemId: rice.id, quantity: '2', unit: 'kg' }];
    const bowl = await newRecipe({ name: 'Rice bowl', kind: 'menu', yieldQuantity: '6', portions: '20', lines });
    await completeTask(bowl, '30', 'portion');
    expect(await onHand(rice.id)).toBe(6);
  });

  test('is exact with thirds', async () => {
    const saffron = await kitchen.item({ name: 'Saffron', unit: 'g' }, '1');
    const lines = [{ itemId: saffron.id, quantity: '0.0015', unit: 'g' }];
    const rouille = await newRecipe({ name: 'Rouille', yieldQuantity: '3', lines });
    // A tenth of a third of 0.0015 g is 0.00005 g: half of the last place, which rounds up.
    await completeTask(rouille, '0.1', 'kg');
    expect(await onHand(saffron.id)).toBe(0.9999);
  });

  test('is calculated fast for deeply nested recipes', async () => {
    const pepper = await kitchen.item({ name: 'Pepper' }, '1000');
    const batch = { kind: 'menu', yieldQuantity: '10' };
    let inner = await newRecipe({
      name: 'Spice 1',
      ...batch,
      lines: [{ itemId: pepper.id, quantity: '10', unit: 'kg' }],
    });
    for (let level = 2; level <= 9; level += 1) {
      const lines = Array.from({ length: 10 }, () => ({ subRecipeId: inner.id, quantity: '1', unit: 'kg' }));
      inner = await newRecipe({ name: `Spice ${String(level)}`, ...batch, lines });
    }
    await completeTask(inner, '10', 'kg');
    expect(await onHand(pepper.id)).toBe(990);
  });

  test('reports the ingredient whose amount is unknown, and books the others', async () => {
    const herb = await kitchen.item({ name: 'Dill' }, '5');
    const salt = await kitchen.item({ name: 'Sea salt' }, '5');
    const lines = [
      { itemId: herb.id, quantity: '2', unit: 'bunch' },
      { itemId: salt.id, quantity: '100', unit: 'g' },
    ];
    const brine = await newRecipe({ name: 'Dill brine', lines });
    await completeTask(brine, '10', 'kg');
    expect([await onHand(herb.id), await onHand(salt.id)]).toEqual([5, 4]);
    expect(await problems(herb)).toEqual(['Dill was not booked for Dill brine: bunch does not convert to kg.']);
  });
});
