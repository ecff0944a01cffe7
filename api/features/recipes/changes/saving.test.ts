import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let items: Item[];

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  items = [await kitchen.item(), await kitchen.item(), await kitchen.item(), await kitchen.item()];
});
afterAll(() => api.stop());

interface Part {
  id: string;
}
interface Recipe extends Part {
  version: number;
  ingredients: (Part & { itemId: string; quantity: string; note: string | null })[];
  steps: (Part & { text: string })[];
}

const fields = 'id version ingredients { id itemId quantity note } steps { id text }';
const create = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { ${fields} } }`;
const update = `mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { ${fields} } }`;
const plain = { kind: 'prep', yieldQuantity: '4', yieldUnit: 'kg' };

let count = 0;
/** A recipe of four ingredients and three steps. */
async function newRecipe(): Promise<Recipe & { name: string }> {
  const name = `Recipe ${String((count += 1))}`;
  const lines = items.map(({ id }) => ({ itemId: id, quantity: '1.5', unit: 'kg', yieldPercent: '90' }));
  const steps = ['One', 'Two', 'Three'].map((text) => ({ text }));
  const { createRecipe } = await manager.request<{ createRecipe: Recipe }>(create, {
    input: { ...plain, name, lines, steps },
  });
  return { ...createRecipe, name };
}

const sent = (recipe: Recipe) => ({
  lines: recipe.ingredients.map(({ id, itemId }) => ({ id, itemId, quantity: '1.5', unit: 'kg', yieldPercent: '90' })),
  steps: recipe.steps.map(({ id, text }) => ({ id, text })),
});

async function save(recipe: Recipe & { name: string }, change: object): Promise<Recipe> {
  const input = { ...plain, id: recipe.id, name: recipe.name, ...sent(recipe), ...change };
  return (await manager.request<{ updateRecipe: Recipe }>(update, { input })).updateRecipe;
}

/** The first refused field of a new recipe and its sentence. */
async function refusal(input: object): Promise<unknown> {
  const all = { ...plain, name: 'Refused', lines: [], steps: [], ...input };
  const { errors } = await manager.graph(create, { input: all });
  const fields = errors[0]?.extensions['fields'];
  return Array.isArray(fields) ? fields[0] : undefined;
}

/** The transaction that last wrote each row: `xmin` changes with every write, even one without a difference. */
async function writers(recipe: Recipe): Promise<Map<string, string>> {
  return kitchen.write(async (tx) => {
    const rows: { id: string; xmin: string }[] = await tx.em.execute(
      `select id, xmin::text from recipe_ingredient where recipe_id = ? union all select id, xmin::text from recipe_step where recipe_id = ?`,
      [recipe.id, recipe.id],
    );
    return new Map(rows.map(({ id, xmin }) => [id, xmin]));
  });
}

async function changedRows(recipe: Recipe, run: () => Promise<Recipe>): Promise<{ after: Recipe; changed: string[] }> {
  const before = await writers(recipe);
  const after = await run();
  const changed = [...(await writers(recipe))].filter(([id, xmin]) => before.get(id) !== xmin).map(([id]) => id);
  return { after, changed };
}

const ids = (parts: readonly Part[]) => parts.map(({ id }) => id);

describe('saving a recipe', () => {
  test('preserves the ids of its ingredients and steps, and writes only changed ones', async () => {
    const recipe = await newRecipe();
    const { after, changed } = await changedRows(recipe, () => save(recipe, { description: 'New words' }));
    expect([ids(after.ingredients), ids(after.steps)]).toEqual([ids(recipe.ingredients), ids(recipe.steps)]);
    expect(changed).toEqual([]);
  });

  test('that changes one ingredient writes one row', async () => {
    const recipe = await newRecipe();
    const { lines } = sent(recipe);
    const change = lines.map((line, index) => (index === 1 ? { ...line, quantity: '2', note: 'Diced' } : line));
    const { after, changed } = await changedRows(recipe, () => save(recipe, { lines: change }));
    expect(changed).toEqual([recipe.ingredients[1]?.id]);
    expect(after.ingredients.map(({ quantity, note }) => [Number(quantity), note])).toEqual([
      [1.5, null],
      [2, 'Diced'],
      [1.5, null],
      [1.5, null],
    ]);
  });

  test('that changes one step writes one row', async () => {
    const recipe = await newRecipe();
    const steps = sent(recipe).steps.map((step, index) => (index === 2 ? { ...step, text: 'Last' } : step));
    const { after, changed } = await changedRows(recipe, () => save(recipe, { steps }));
    expect(changed).toEqual([recipe.steps[2]?.id]);
    expect(after.steps.map(({ text }) => text)).toEqual(['One', 'Two', 'Last']);
  });

  test('accepts a step that is only written in Spanish', async () => {
    const recipe = await newRecipe();
    await save(recipe, { steps: [{ text: '', textEs: 'Asar.' }] });
    const read = await manager.request('query ($id: ID!) { recipe(id: $id) { steps { text textEs } } }', {
      id: recipe.id,
    });
    expect(read).toEqual({ recipe: { steps: [{ text: '', textEs: 'Asar.' }] } });
  });

  test('refuses a step without text in any language, at its field', async () => {
    const recipe = await newRecipe();
    const input = { ...plain, id: recipe.id, name: recipe.name, ...sent(recipe), steps: [{ text: ' ', textEs: ' ' }] };
    const { errors } = await manager.graph(update, { input });
    expect(errors[0]?.extensions).toMatchObject({
      fields: [{ path: 'steps.0.text', message: 'Write what to do in this step.' }],
    });
  });

  test('with a new ingredient in the middle writes only that one', async () => {
    const recipe = await newRecipe();
    const { lines } = sent(recipe);
    const fresh = { itemId: items[0]?.id, quantity: '9', unit: 'kg' };
    const { after, changed } = await changedRows(recipe, () =>
      save(recipe, { lines: [...lines.slice(0, 2), fresh, ...lines.slice(2)] }),
    );
    expect(after.ingredients.map(({ quantity }) => Number(quantity))).toEqual([1.5, 1.5, 9, 1.5, 1.5]);
    expect(changed).toEqual([after.ingredients[2]?.id]);
  });

  test('without an ingredient removes that one and writes no other', async () => {
    const recipe = await newRecipe();
    const { lines } = sent(recipe);
    const { after, changed } = await changedRows(recipe, () => save(recipe, { lines: lines.slice(1) }));
    expect(ids(after.ingredients)).toEqual(ids(recipe.ingredients).slice(1));
    expect(changed).toEqual([]);
  });

  test('in another order preserves the ids, and writes only the moved row', async () => {
    const recipe = await newRecipe();
    const { lines, steps } = sent(recipe);
    const [first, ...rest] = lines;
    const { after, changed } = await changedRows(recipe, () => save(recipe, { lines: [...rest, first] }));
    expect(ids(after.ingredients)).toEqual([...ids(recipe.ingredients).slice(1), recipe.ingredients[0]?.id]);
    expect(changed).toEqual([recipe.ingredients[0]?.id]);
    const turned = await save(recipe, { lines: lines.toReversed(), steps: steps.toReversed() });
    expect(ids(turned.ingredients)).toEqual(ids(recipe.ingredients).toReversed());
    expect(ids(turned.steps)).toEqual(ids(recipe.steps).toReversed());
  });

  test('records the usable share and the note of an ingredient and the minutes of a step', async () => {
    const recipe = await newRecipe();
    const { lines, steps } = sent(recipe);
    const [line, ...others] = lines;
    const [step, ...rest] = steps;
    await save(recipe, {
      lines: [{ ...line, yieldPercent: '80', note: '2 cloves' }, ...others],
      steps: [{ ...step, minutes: 20 }, ...rest],
    });
    const event = await kitchen.write((tx) =>
      tx.db
        .selectFrom('event')
        .select('changes')
        .where('entityId', '=', recipe.id)
        .where('action', '=', 'recipe.updated')
        .executeTakeFirst(),
    );
    const name = items[0]?.name ?? '';
    expect(event?.changes).toMatchObject({
      ingredients: [
        expect.arrayContaining([`1.5 kg ${name} 90 %`]),
        expect.arrayContaining([`1.5 kg ${name} 80 % (2 cloves)`]),
      ],
      steps: [
        ['One', 'Two', 'Three'],
        ['One (20 min)', 'Two', 'Three'],
      ],
    });
  });

  test('accepts percentages of 1 to 100 with at most two decimals', async () => {
    const message = 'Enter a percentage from 1 to 100, with at most two decimals.';
    const line = { itemId: items[0]?.id, quantity: '1', unit: 'kg' };
    for (const yieldPercent of ['0.004', '0.8', '99.995', '100.01']) {
      expect(await refusal({ lines: [{ ...line, yieldPercent }] })).toMatchObject({
        path: 'lines.0.yieldPercent',
        message,
      });
    }
    expect(await refusal({ kind: 'menu', targetFoodCostPercent: '30.125' })).toMatchObject({
      path: 'targetFoodCostPercent',
      message,
    });
    const item = 'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { defaultYieldPercent } }';
    expect(await manager.refused(item, { input: { id: items[0]?.id, defaultYieldPercent: '0.004' } })).toBe(
      'VALIDATION_FAILED',
    );
    expect(await refusal({ name: 'Percentages', lines: [{ ...line, yieldPercent: '99.95' }] })).toBeUndefined();
  });

  test('counted in portions has no other number of portions', async () => {
    const counted = { yieldQuantity: '10', yieldUnit: 'portion' };
    expect(await refusal({ ...counted, portions: '8' })).toMatchObject({
      path: 'portions',
      message: 'The recipe yields 10 portions. Leave the portions empty, or change the yield.',
    });
    const saved = await manager.request(
      'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { yieldQuantity portions } }',
      { input: { ...plain, ...counted, name: 'Ten portions', portions: '10.0', lines: [], steps: [] } },
    );
    expect(saved).toEqual({ createRecipe: { yieldQuantity: '10', portions: null } });
  });

  test('without ids still replaces ingredients and steps as a whole', async () => {
    const recipe = await newRecipe();
    const after = await save(recipe, { lines: [{ itemId: items[3]?.id, quantity: '7', unit: 'kg' }], steps: [] });
    expect(after.ingredients).toMatchObject([{ itemId: items[3]?.id, quantity: '7' }]);
    expect(after.steps).toEqual([]);
  });

  test('refuses an id that is not of this recipe, or is sent twice, and changes nothing', async () => {
    const [recipe, other] = [await newRecipe(), await newRecipe()];
    const { lines, steps } = sent(recipe);
    const refusal = async (change: object) => {
      const input = { ...plain, id: recipe.id, name: recipe.name, lines, steps, ...change };
      return (await manager.graph(update, { input })).errors[0]?.message;
    };
    expect(await refusal({ lines: [...lines, sent(other).lines[0]] })).toBe('This ingredient does not exist.');
    expect(await refusal({ lines: [{ ...lines[0], id: 'junk' }] })).toBe('This ingredient does not exist.');
    expect(await refusal({ steps: [...steps, sent(other).steps[0]] })).toBe('This step does not exist.');
    expect(await refusal({ lines: [lines[0], lines[0]] })).toBe('An ingredient was sent twice. Open the recipe again.');
    expect(await refusal({ steps: [steps[0], steps[0]] })).toBe('A step was sent twice. Open the recipe again.');
    const fresh = { ...plain, name: 'Copy', lines, steps: [] };
    expect((await manager.graph(create, { input: fresh })).errors[0]?.message).toBe('This ingredient does not exist.');
    const query = `query ($id: ID!) { recipe(id: $id) { ${fields} } }`;
    const { recipe: after } = await manager.request<{ recipe: Recipe }>(query, { id: recipe.id });
    expect([after.version, ids(after.ingredients)]).toEqual([recipe.version, ids(recipe.ingredients)]);
  });
});
