import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Item } from '../inventory/items/item.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

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

interface Recipe {
  id: string;
  version: number;
  name: string;
  allergens: string[];
  outputItemId: string | null;
  outputItemName: string | null;
  menuPrice: number | null;
  cost: { total: string | null; perPortion: string | null; gaps: { reason: string; name: string }[] } | null;
  ingredients: { name: string; quantity: string; cost: string | null; madeBy: string | null }[];
  steps: { text: string; textEs: string | null }[];
  usedBy: { name: string }[];
}

interface Page {
  recipes: { nodes: Recipe[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

const fields = `id version name allergens outputItemId outputItemName menuPrice cost { total perPortion gaps { reason name } }
  ingredients { name quantity cost madeBy } steps { text textEs } usedBy { name }`;
const create = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { ${fields} } }`;
const update = `mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { ${fields} } }`;
const archive = `mutation ($input: RecipeRefInput!) { archiveRecipe(input: $input) { id } }`;
const one = `query ($id: ID!) { recipe(id: $id) { ${fields} } }`;

const plain = { kind: 'prep', yieldQuantity: '4', yieldUnit: 'kg', lines: [], steps: [] };

async function newRecipe(input: object): Promise<Recipe> {
  return (await manager.request<{ createRecipe: Recipe }>(create, { input: { ...plain, ...input } })).createRecipe;
}

async function read(id: string, client = manager): Promise<Recipe> {
  return (await client.request<{ recipe: Recipe }>(one, { id })).recipe;
}

const uses = (recipe: Recipe, quantity = '1', unit = 'kg') => ({ subRecipeId: recipe.id, quantity, unit });

describe('a recipe', () => {
  test('has its ingredients and steps in order, and creates the item that it puts into stock', async () => {
    const onion = await kitchen.item({ name: 'Yellow onion', lastUnitCost: '150', defaultYieldPercent: '90' });
    const steps = [{ text: 'Dice.', textEs: 'Cortar.' }, { text: 'Sweat.' }];
    const lines = [{ itemId: onion.id, quantity: '1.8', unit: 'kg', prepAction: 'diced' }];
    const mirepoix = await newRecipe({ name: 'Mirepoix', lines, steps });
    expect(mirepoix).toMatchObject({
      outputItemName: 'Mirepoix',
      cost: { total: '300', gaps: [] },
      ingredients: [{ name: 'Yellow onion', quantity: '1.8', cost: '300', madeBy: null }],
      steps: [
        { text: 'Dice.', textEs: 'Cortar.' },
        { text: 'Sweat.', textEs: null },
      ],
    });
    const item = await kitchen.write((tx) =>
      tx.db
        .selectFrom('item')
        .innerJoin('itemCategory', 'itemCategory.id', 'item.categoryId')
        .select(['item.name', 'item.kind', 'item.unit', 'itemCategory.code as category'])
        .where('item.id', '=', mirepoix.outputItemId ?? '')
        .executeTakeFirstOrThrow(),
    );
    expect(item).toMatchObject({ name: 'Mirepoix', kind: 'prep', category: 'prepared', unit: 'kg' });
  });

  test('has costs and allergens that follow its sub-recipes at once, and hides costs from cooks', async () => {
    const butter = await kitchen.item({ name: 'Butter', lastUnitCost: '900', allergens: ['milk'] });
    const base = await newRecipe({ name: 'Base', lines: [{ itemId: butter.id, quantity: '2', unit: 'kg' }] });
    const dish = await newRecipe({
      name: 'Dish',
      kind: 'menu',
      portions: '10',
      menuPrice: 1800,
      lines: [uses(base, '2')],
    });
    expect(dish).toMatchObject({ allergens: ['milk'], cost: { total: '900', perPortion: '90' }, outputItemId: null });
    await kitchen.write(async (tx) => {
      const row = await tx.em.findOneOrFail(Item, { id: butter.id });
      Object.assign(row, { allergens: ['milk', 'nuts'], lastUnitCost: null });
    });
    expect(await read(dish.id)).toMatchObject({
      allergens: ['milk', 'nuts'],
      cost: { total: null, gaps: [{ reason: 'no_price', name: 'Butter' }] },
    });
    expect((await read(base.id)).usedBy).toEqual([{ name: 'Dish' }]);
    expect(await read(dish.id, cook)).toMatchObject({ cost: null, menuPrice: null, ingredients: [{ cost: null }] });
  });

  test('uses the cost and allergens of the recipe that makes an item', async () => {
    const oil = await kitchen.item({ name: 'Oil', unit: 'l', lastUnitCost: '500', allergens: ['soy'] });
    const lines = [{ itemId: oil.id, quantity: '1', unit: 'l' }];
    const dressing = await newRecipe({ name: 'Dressing', yieldQuantity: '2', yieldUnit: 'l', lines });
    const salad = await newRecipe({
      name: 'Salad',
      lines: [{ itemId: dressing.outputItemId, quantity: '500', unit: 'ml' }],
    });
    expect(salad).toMatchObject({ allergens: ['soy'], cost: { total: '125' }, ingredients: [{ madeBy: dressing.id }] });
  });

  test('is replaced as a whole, and a stale version is refused', async () => {
    const recipe = await newRecipe({ name: 'Aioli', steps: [{ text: 'One' }, { text: 'Two' }] });
    const input = { ...plain, id: recipe.id, version: recipe.version, name: 'Garlic aioli', steps: [{ text: 'Only' }] };
    const { updateRecipe } = await manager.request<{ updateRecipe: Recipe }>(update, { input });
    expect(updateRecipe).toMatchObject({
      name: 'Garlic aioli',
      steps: [{ text: 'Only' }],
      version: recipe.version + 1,
    });
    expect(await manager.refused(update, { input })).toBe('CONFLICT');
  });

  test('is not archived while another uses it', async () => {
    const dough = await newRecipe({ name: 'Dough' });
    const pizza = await newRecipe({ name: 'Pizza', lines: [uses(dough)] });
    const { errors } = await manager.graph(archive, { input: { id: dough.id } });
    expect(errors[0]?.message).toBe('Pizza uses Dough. Take it out there first.');
    await manager.request(archive, { input: { id: pizza.id } });
    await manager.request(archive, { input: { id: dough.id } });
    const { recipes } = await manager.request<{ recipes: { nodes: Recipe[] } }>(
      '{ recipes(filter: { search: "dough" }) { nodes { name } } }',
    );
    expect(recipes.nodes).toEqual([]);
  });
});

describe('recipes inside recipes', () => {
  test('never form a circle, not even through an item', async () => {
    const inner = await newRecipe({ name: 'Inner' });
    const outer = await newRecipe({ name: 'Outer', lines: [uses(inner)] });
    const closing = { ...plain, id: inner.id, name: 'Inner' };
    const direct = await manager.graph(update, { input: { ...closing, lines: [uses(outer)] } });
    expect(direct.errors[0]?.message).toBe('Inner would contain itself.');
    const line = { itemId: outer.outputItemId, quantity: '1', unit: 'kg' };
    expect(await manager.refused(update, { input: { ...closing, lines: [line] } })).toBe('VALIDATION_FAILED');
    expect((await read(inner.id)).ingredients).toEqual([]);
  });

  test('two concurrent changes cannot form a circle', async () => {
    const [left, right] = [await newRecipe({ name: 'Left' }), await newRecipe({ name: 'Right' })];
    const responses = await Promise.all([
      manager.graph(update, { input: { ...plain, id: left.id, name: 'Left', lines: [uses(right)] } }),
      manager.graph(update, { input: { ...plain, id: right.id, name: 'Right', lines: [uses(left)] } }),
    ]);
    expect(responses.map(({ errors }) => errors.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  test('nest at most ten deep, counted through the whole chain', async () => {
    let inner = await newRecipe({ name: 'Level 1' });
    const first = inner;
    for (let level = 2; level <= 10; level += 1)
      inner = await newRecipe({ name: `Level ${level}`, lines: [uses(inner)] });
    expect(await manager.refused(create, { input: { ...plain, name: 'Level 11', lines: [uses(inner)] } })).toBe(
      'VALIDATION_FAILED',
    );
    const below = await newRecipe({ name: 'Level 0' });
    const input = { ...plain, id: first.id, name: 'Level 1', lines: [uses(below)] };
    expect(await manager.refused(update, { input })).toBe('VALIDATION_FAILED');
  });
});

test('the recipes of an item are those that use it, or the recipe that makes it', async () => {
  const tomato = await kitchen.item({ name: 'Tomato', unit: 'kg' });
  const sauce = await newRecipe({ name: 'Sauce', lines: [{ itemId: tomato.id, quantity: '1', unit: 'kg' }] });
  await newRecipe({ name: 'Pizza', lines: [uses(sauce)] });
  await newRecipe({ name: 'Salad' });
  const namesOf = async (itemId: string | null) => {
    const query = 'query ($itemId: ID) { recipes(filter: { itemId: $itemId }) { nodes { name } } }';
    return (await cook.request<Page>(query, { itemId })).recipes.nodes.map(({ name }) => name);
  };
  expect(await namesOf(tomato.id)).toEqual(['Sauce']);
  expect(await namesOf(sauce.outputItemId)).toEqual(['Pizza']);
});

describe('bad input', () => {
  test.each([
    ['no name', { name: ' ' }],
    ['no yield', { yieldQuantity: '0' }],
    ['a line of nothing', { lines: [{ quantity: '1', unit: 'kg' }] }],
    ['a yield over 100 %', { lines: [{ itemId: 'x', quantity: '1', unit: 'kg', yieldPercent: '101' }] }],
    ['an empty step', { steps: [{ text: '' }] }],
    ['a shelf life of no hours', { shelfLifeHours: 0 }],
    ['too many steps', { steps: Array.from({ length: 61 }, () => ({ text: 'x' })) }],
  ])('is refused: %s', async (_what, wrong) => {
    expect(await manager.refused(create, { input: { ...plain, name: 'Wrong', ...wrong } })).toBe('VALIDATION_FAILED');
  });

  test('unknown ids and ids of another kitchen return the same error and create nothing', async () => {
    const other = await Kitchen.create(api);
    const foreign = await other.item();
    const station = await other.station();
    const refusedWith = (more: object) => manager.refused(create, { input: { ...plain, name: 'Foreign', ...more } });
    for (const id of [foreign.id, 'junk', '0199aaaa-0000-7000-8000-000000000000']) {
      expect(await refusedWith({ lines: [{ itemId: id, quantity: '1', unit: 'kg' }] })).toBe('NOT_FOUND');
      expect(await refusedWith({ lines: [{ subRecipeId: id, quantity: '1', unit: 'kg' }] })).toBe('NOT_FOUND');
      expect(await manager.refused(one, { id })).toBe('NOT_FOUND');
    }
    expect(await refusedWith({ stationId: station.id })).toBe('NOT_FOUND');
    expect(await refusedWith({ outputItemId: foreign.id })).toBe('NOT_FOUND');
    const { recipeSearch } = await manager.request<{ recipeSearch: unknown[] }>(
      '{ recipeSearch(query: "Foreign") { id } }',
    );
    expect(recipeSearch).toEqual([]);
  });

  test('the search names the ingredient that it found a recipe by, and none where the name matches', async () => {
    const chickpeas = await kitchen.item({ name: 'Chickpeas, dried' });
    const lines = [{ itemId: chickpeas.id, quantity: '1', unit: 'kg' }];
    const hummus = await newRecipe({ name: 'Hummus', lines });
    await newRecipe({ name: 'Mezze', lines: [uses(hummus)] });
    const found = (query: string) =>
      manager.request('query ($query: String!) { recipeSearch(query: $query) { name ingredient } }', { query });
    expect(await found('chick')).toEqual({ recipeSearch: [{ name: 'Hummus', ingredient: 'Chickpeas, dried' }] });
    expect(await found('hum')).toEqual({
      recipeSearch: [
        { name: 'Hummus', ingredient: null },
        { name: 'Mezze', ingredient: 'Hummus' },
      ],
    });
  });

  const refusal = async (input: object) =>
    (await manager.graph(create, { input: { ...plain, ...input } })).errors[0]?.message;

  test('a taken name has its own error message', async () => {
    await newRecipe({ name: 'Pickled onion' });
    expect(await refusal({ name: 'PICKLED onion' })).toMatch(/already a recipe named “Pickled onion”/);
  });

  test('the name of a bought item has its own error message', async () => {
    await kitchen.item({ name: 'Flour' });
    expect(await refusal({ name: 'Flour' })).toMatch(/bought, not made/);
  });

  test('an output item that is bought or archived is refused by name, given by its id or found by its name', async () => {
    const rice = await kitchen.item({ name: 'Wild rice' });
    const pesto = await kitchen.item({ name: 'Old pesto', kind: 'prep', archivedAt: new Date() });
    expect(await refusal({ name: 'Pilaf', outputItemId: rice.id })).toBe(
      'Wild rice is bought, not made. Choose a prepared item.',
    );
    const archived = 'Old pesto is archived. Take it out of the archive first.';
    expect(await refusal({ name: 'Green pesto', outputItemId: pesto.id })).toBe(archived);
    expect(await refusal({ name: 'old pesto' })).toBe(archived);
  });

  test('an output item in another dimension has its own error message', async () => {
    const eggs = await kitchen.item({ name: 'Boiled egg', unit: 'ea', kind: 'prep' });
    expect(await refusal({ name: 'Eggs', outputItemId: eggs.id })).toBe(
      'Boiled egg is kept in ea; kg does not convert to ea. Weigh one and add the conversion.',
    );
  });

  test('cooks read and do not write; the costing is for managers', async () => {
    expect(await cook.refused(create, { input: { ...plain, name: 'Mine' } })).toBe('FORBIDDEN');
    const costing = '{ recipeCosting(input: { yieldQuantity: "1", yieldUnit: kg, lines: [] }) { cost { total } } }';
    expect(await cook.refused(costing)).toBe('FORBIDDEN');
  });
});

test('a made item is listed once as an ingredient option, as its recipe', async () => {
  await kitchen.item({ name: 'Pepper sauce' });
  await kitchen.item({ name: 'Sauce bottle', archivedAt: new Date() });
  await newRecipe({ name: 'Sauce vierge' });
  const query = '{ ingredientOptions(search: "sauce") { itemId subRecipeId name unit } }';
  expect(await manager.request(query)).toEqual({
    ingredientOptions: [
      { itemId: null, subRecipeId: expect.any(String), name: 'Sauce vierge', unit: 'kg' },
      { itemId: expect.any(String), subRecipeId: null, name: 'Pepper sauce', unit: 'kg' },
    ],
  });
  expect(await cook.refused(query)).toBe('FORBIDDEN');
});

test('the costing of unsaved ingredients equals the cost once they are saved', async () => {
  const salt = await kitchen.item({ name: 'Salt', lastUnitCost: '33.333333', allergens: ['celery'] });
  const brine = await newRecipe({ name: 'Brine', lines: [{ itemId: salt.id, quantity: '0.7', unit: 'kg' }] });
  const lines = [{ itemId: salt.id, quantity: '250', unit: 'g', yieldPercent: '90' }, uses(brine, '1.3')];
  const query = `query ($input: RecipeCostingInput!) { recipeCosting(input: $input) { allergens cost { total } lines { cost } } }`;
  const { recipeCosting } = await manager.request<{
    recipeCosting: { allergens: string[]; cost: { total: string }; lines: { cost: string }[] };
  }>(query, { input: { yieldQuantity: '4', yieldUnit: 'kg', lines } });
  const saved = await newRecipe({ name: 'Pickle', lines });
  expect(recipeCosting).toEqual({
    allergens: ['celery'],
    cost: { total: saved.cost?.total },
    lines: saved.ingredients.map(({ cost }) => ({ cost })),
  });
});

describe('search', () => {
  test('puts names before ingredients and ignores accents', async () => {
    const cream = await kitchen.item({ name: 'Heavy cream', unit: 'l' });
    const lines = [{ itemId: cream.id, quantity: '1', unit: 'l' }];
    await newRecipe({ name: 'Ganache', lines });
    await newRecipe({ name: 'Ice cream' });
    await newRecipe({ name: 'Scream soup' });
    await newRecipe({ name: 'Crème anglaise', lines });
    await newRecipe({ name: 'Cream of leek' });
    const names = async (q: string) => (await manager.get(`/api/recipes/search?q=${encodeURIComponent(q)}`)).json;
    const byName = ['Cream of leek', 'Ice cream', 'Scream soup', 'Crème anglaise', 'Ganache'];
    expect(await names('CREAM')).toEqual(byName.map((name) => expect.objectContaining({ name })));
    expect(await names('creme a')).toEqual([expect.objectContaining({ name: 'Crème anglaise' })]);
    expect(await names('100%_')).toEqual([]);
  });

  test('requires two characters', async () => {
    for (const path of ['/api/recipes/search?q=a', '/api/recipes/search', '/api/recipes/search?q=a&q=b']) {
      const { status, text } = await manager.get(path);
      expect([status, text]).toEqual([400, expect.stringMatching(/^query: Type /)]);
    }
    expect((await manager.get('/api/recipes/search?q=ab')).status).toBe(200);
  });

  test('pages by name without gaps or duplicates', async () => {
    for (const name of ['b', 'A', 'ç', 'c 2', 'c 10']) await newRecipe({ name });
    const page = `query ($after: String) { recipes(first: 2, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { recipes }: Page = await manager.request<Page>(page, { after });
      seen.push(...recipes.nodes.map((row) => row.name));
      after = recipes.pageInfo.hasNextPage ? recipes.pageInfo.endCursor : null;
    } while (after);
    expect(seen.toSorted()).toEqual(['A', 'b', 'c 10', 'c 2', 'ç'].toSorted());
  });
});
