import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add } from '../../../platform/database/transaction.ts';
import { PrepTask } from '../../prep/tasks/prep-task.entity.ts';
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
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

interface Recipe {
  id: string;
  version: number;
  name: string;
  outputItemId: string | null;
  archivedAt: string | null;
  allergens: string[] | null;
}

const fields = 'id version name outputItemId archivedAt allergens';
const create = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { ${fields} } }`;
const update = `mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { ${fields} } }`;
const archive = `mutation ($input: RecipeRefInput!) { archiveRecipe(input: $input) { ${fields} } }`;
const restore = `mutation ($input: RecipeRefInput!) { restoreRecipe(input: $input) { ${fields} } }`;
const addTask = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }';
const cancelTask = 'mutation ($input: PrepTaskInput!) { cancelPrepTask(input: $input) { id } }';
const addLine = 'mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }';
const archiveLine = 'mutation ($input: ArchivePrepItemInput!) { archivePrepItem(input: $input) { id } }';
const plain = { kind: 'prep', yieldQuantity: '4', yieldUnit: 'kg', lines: [], steps: [] };
const parByWeekday = ['1', '1', '1', '1', '1', '1', '1'];

async function newRecipe(name: string, lines: object[] = [], more: object = {}): Promise<Recipe> {
  return (await manager.request<{ createRecipe: Recipe }>(create, { input: { ...plain, name, lines, ...more } }))
    .createRecipe;
}
const of = ({ id }: Recipe) => ({ subRecipeId: id, quantity: '1', unit: 'kg' });
const item = (itemId: string | null) => ({ itemId, quantity: '1', unit: 'kg' });
const archiveRecipe = ({ id }: Recipe) => manager.request(archive, { input: { id } });
const archiveItem = (id: string) =>
  manager.request('mutation ($input: ArchiveItemInput!) { archiveItem(input: $input) { id } }', {
    input: { id, archived: true },
  });
async function refusal(document: string, input: object): Promise<string> {
  const { errors } = await manager.graph(document, { input });
  return errors[0]?.message ?? 'was not refused';
}
async function read({ id }: Recipe): Promise<Recipe> {
  return (await manager.request<{ recipe: Recipe }>(`query ($id: ID!) { recipe(id: $id) { ${fields} } }`, { id }))
    .recipe;
}

describe('restoring a recipe', () => {
  test('unarchives it', async () => {
    const stock = await newRecipe('Stock');
    await archiveRecipe(stock);
    await manager.request(restore, { input: { id: stock.id } });
    expect((await read(stock)).archivedAt).toBeNull();
  });

  test('that would close a circle is refused, naming the other recipe', async () => {
    const egg = await kitchen.item({ allergens: ['egg'] });
    const base = await newRecipe('Base', [item(egg.id)]);
    const sauce = await newRecipe('Sauce', [item(base.outputItemId)]);
    await archiveRecipe(sauce);
    await archiveRecipe(base);
    // With Base archived, no recipe makes its item, so another recipe may make it from the archived sauce's item.
    const other = await newRecipe('Other base', [item(sauce.outputItemId)], { outputItemId: base.outputItemId });
    expect(await refusal(restore, { id: sauce.id })).toBe(
      'Sauce cannot be restored, because it contains Other base and Other base contains it.',
    );
    expect((await read(sauce)).archivedAt).not.toBeNull();
    expect((await read(other)).allergens).toBeNull();
  });

  test('whose item another recipe now makes is refused, naming that recipe', async () => {
    const first = await newRecipe('Mayo');
    await archiveRecipe(first);
    await newRecipe('House mayo', [], { outputItemId: first.outputItemId });
    expect(await refusal(restore, { id: first.id })).toBe(
      'Mayo is already made by the recipe House mayo. Archive that one first.',
    );
    expect((await read(first)).archivedAt).not.toBeNull();
  });

  test('that would be nested too deep is refused, naming the outermost recipe', async () => {
    const inner = await newRecipe('Level 1');
    const outer = await newRecipe('Holder', [of(inner)]);
    await archiveRecipe(outer);
    let top = await newRecipe('Level 2', [item(outer.outputItemId)]);
    for (let level = 3; level <= 10; level += 1) top = await newRecipe(`Level ${String(level)}`, [of(top)]);
    expect(await refusal(restore, { id: outer.id })).toBe(
      'Holder cannot be restored: with Level 10 around it, recipes would lie more than 10 deep inside each other.',
    );
  });

  test('that contains an archived recipe is refused, naming the archived one', async () => {
    const inner = await newRecipe('Filling');
    const outer = await newRecipe('Pie', [of(inner)]);
    await archiveRecipe(outer);
    await archiveRecipe(inner);
    expect(await refusal(restore, { id: outer.id })).toBe(
      'Pie contains Filling, which is archived. Take Filling out of the archive first.',
    );
  });

  test('that contains an archived item is refused, naming the item', async () => {
    const flour = await kitchen.item({ name: 'Chestnut flour' });
    const cake = await newRecipe('Autumn cake', [item(flour.id)]);
    await archiveRecipe(cake);
    await archiveItem(flour.id);
    expect(await refusal(restore, { id: cake.id })).toBe(
      'Autumn cake contains Chestnut flour, which is archived. Take Chestnut flour out of the archive first.',
    );
  });

  test('whose item is archived is refused, naming the item', async () => {
    const glaze = await newRecipe('Glaze');
    await archiveRecipe(glaze);
    await kitchen.write(async (tx) => {
      await tx.db
        .updateTable('item')
        .set({ archivedAt: new Date() })
        .where('id', '=', glaze.outputItemId ?? '')
        .execute();
    });
    expect(await refusal(restore, { id: glaze.id })).toBe(
      'Glaze makes the item Glaze, which is archived. Take it out of the archive first.',
    );
  });

  test('while another recipe gets its item: one of the two requests is refused', async () => {
    const first = await newRecipe('Pesto');
    await archiveRecipe(first);
    const input = { ...plain, name: 'Green pesto', outputItemId: first.outputItemId };
    const responses = await Promise.all([
      manager.graph(restore, { input: { id: first.id } }),
      manager.graph(create, { input }),
    ]);
    expect(responses.map(({ errors }) => errors.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe('saving a recipe with an archived item', () => {
  test('is refused, naming the item', async () => {
    const flour = await kitchen.item({ name: 'Rye flour' });
    const bread = await newRecipe('Bread');
    await archiveItem(flour.id);
    const sentence = 'Rye flour is archived. Take it out of the archive first.';
    const input = { ...plain, name: 'Rye bread', lines: [item(flour.id)] };
    expect(await refusal(create, input)).toBe(sentence);
    expect(await refusal(update, { ...input, id: bread.id })).toBe(sentence);
  });

  test('is allowed when the recipe contained it already', async () => {
    const flour = await kitchen.item();
    const bread = await newRecipe('Old bread', [item(flour.id)]);
    await kitchen.write((tx) =>
      tx.db.updateTable('item').set({ archivedAt: new Date() }).where('id', '=', flour.id).execute(),
    );
    const input = { ...plain, id: bread.id, name: 'Older bread', lines: [item(flour.id)] };
    expect((await manager.graph(update, { input })).errors).toEqual([]);
  });

  test('while another request archives it: one of the two is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const flour = await kitchen.item();
      const input = { ...plain, name: `Roll ${String(round)}`, lines: [item(flour.id)] };
      const responses = await Promise.all([
        manager.graph('mutation ($input: ArchiveItemInput!) { archiveItem(input: $input) { id } }', {
          input: { id: flour.id, archived: true },
        }),
        manager.graph(create, { input }),
      ]);
      expect(responses.map(({ errors }) => errors.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
    }
  });
});

describe('archiving a recipe', () => {
  const taskOf = (recipe: Recipe, more: object = {}) => ({
    recipeId: recipe.id,
    dueTime: '23:00',
    targetQuantity: '1',
    ...more,
  });

  test('is refused while others use it, naming them', async () => {
    const dough = await newRecipe('Dough');
    await newRecipe('Pizza', [of(dough)]);
    await newRecipe('Calzone', [item(dough.outputItemId)]);
    expect(await refusal(archive, { id: dough.id })).toBe('Calzone, Pizza use Dough. Take it out there first.');
  });

  test('is refused while it is on the par sheet, and allowed once it is taken off', async () => {
    const soup = await newRecipe('Soup');
    const input = { itemId: soup.outputItemId, parByWeekday };
    const { addPrepItem } = await manager.request<{ addPrepItem: { id: string } }>(addLine, { input });
    expect(await refusal(archive, { id: soup.id })).toBe('Soup is on the par sheet. Take it off there first.');
    await manager.request(archiveLine, { input: { id: addPrepItem.id, archived: true } });
    await archiveRecipe(soup);
    expect((await read(soup)).archivedAt).not.toBeNull();
  });

  test('is refused while a task of it is open, on any day, and allowed afterwards', async () => {
    const broth = await newRecipe('Broth');
    const { addPrepTask } = await manager.request<{ addPrepTask: { id: string } }>(addTask, { input: taskOf(broth) });
    await kitchen.write(async (tx) => {
      const task = await tx.em.findOneOrFail(PrepTask, { id: addPrepTask.id });
      task.businessDate = '2026-01-31';
    });
    expect(await refusal(archive, { id: broth.id })).toBe(
      'Broth is planned for 2026-01-31. Finish, skip or cancel that task first.',
    );
    await manager.request(cancelTask, { input: { id: addPrepTask.id } });
    await archiveRecipe(broth);
  });

  test('finds a task that names only the item', async () => {
    const jam = await newRecipe('Jam');
    await kitchen.write(async (tx) => {
      const data = { businessDate: '2026-01-31', targetQuantity: '1', unit: 'kg', dueAt: new Date() } as const;
      add(tx, PrepTask, { name: 'Plum jam', itemId: jam.outputItemId, ...data });
    });
    expect(await refusal(archive, { id: jam.id })).toBe(
      'Plum jam is planned for 2026-01-31. Finish, skip or cancel that task first.',
    );
  });

  test('while another request plans a task of it: one of the two is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const recipe = await newRecipe(`Batter ${String(round)}`);
      const [gone, planned] = await Promise.all([
        manager.graph(archive, { input: { id: recipe.id } }),
        manager.graph(addTask, { input: taskOf(recipe) }),
      ]);
      expect(gone.errors.length + planned.errors.length).toBe(1);
    }
  });
});

test('an archived recipe does not count toward the nesting depth of the recipes in it', async () => {
  let inner = await newRecipe('Depth 1');
  for (let level = 2; level <= 10; level += 1) inner = await newRecipe(`Depth ${String(level)}`, [of(inner)]);
  await archiveRecipe(inner);
  const ninth = await manager.request<{ recipes: { nodes: Recipe[] } }>(
    `{ recipes(filter: { search: "Depth 9" }) { nodes { ${fields} } } }`,
  );
  const { id, name } = ninth.recipes.nodes[0] ?? inner;
  const other = await newRecipe('Depth 0');
  const eighth = await manager.request<{ recipes: { nodes: Recipe[] } }>(
    `{ recipes(filter: { search: "Depth 8" }) { nodes { ${fields} } } }`,
  );
  const around = await newRecipe('Around', [of(eighth.recipes.nodes[0] ?? inner), of(other)]);
  const input = { ...plain, id, name, lines: [of(around)] };
  expect((await manager.graph(update, { input })).errors).toEqual([]);
});
