import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { checkFile, importFile, runImports, sendFile, step } from '../../../testing/imports.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { zipOf } from '../../../testing/zip.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let stopQueue: () => Promise<void>;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  stopQueue = await runImports(api);
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(async () => {
  await stopQueue();
  await api.stop();
});

interface Recipe {
  readonly name: string;
  readonly yieldQuantity: string;
  readonly yieldUnit: string;
  readonly portions: string | null;
  readonly prepMinutes: number | null;
  readonly description: string | null;
  readonly category: string | null;
  readonly allergens: readonly string[] | null;
  readonly ingredients: readonly { name: string; quantity: string; unit: string; note: string | null }[];
  readonly steps: readonly { text: string }[];
}
async function recipesNow() {
  const { recipes } = await manager.request<{ recipes: { nodes: Recipe[] } }>(
    `{ recipes(first: 50) { nodes { name yieldQuantity yieldUnit portions prepMinutes description category allergens
      ingredients { name quantity unit note } steps { text } } } }`,
  );
  return recipes.nodes.map(({ ingredients, steps, ...whole }) => ({
    ...whole,
    lines: ingredients.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`),
    steps: steps.map(({ text }) => text),
  }));
}

const tarte = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tarte Tatin &amp; cream',
  description: '<p>Upside down.</p>',
  recipeYield: ['8', '8 servings'],
  totalTime: 'PT1H15M',
  recipeCategory: 'Dessert',
  recipeIngredient: ['6 apples', '200 g butter', '1/2 cup sugar'],
  recipeInstructions: [
    { '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Melt the butter.' }] },
    { '@type': 'HowToStep', text: 'Bake.<br>Turn it over.' },
  ],
};

describe('a recipe of schema.org', () => {
  test('is imported with its yield, time, ingredients and steps', async () => {
    await importFile(manager, 'recipes', JSON.stringify(tarte));
    expect(await recipesNow()).toEqual([
      {
        name: 'Tarte Tatin & cream',
        yieldQuantity: '8',
        yieldUnit: 'portion',
        // The yield says it already.
        portions: null,
        prepMinutes: 75,
        description: 'Upside down.',
        category: 'Dessert',
        // New ingredients: theirs are unknown.
        allergens: null,
        lines: ['6 ea apples', '200 g butter', '0.5 cup sugar'],
        steps: ['Melt the butter.', 'Bake.', 'Turn it over.'],
      },
    ]);
  });

  test('is found in a saved web page, in a JSON-LD graph with other objects', async () => {
    const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: 'Blog' }, tarte] };
    const page = `<!doctype html><html><head><script>var a = "<b>";</script>
      <script type="application/ld+json">{"broken": </script>
      <script type="application/ld+json">${JSON.stringify(graph)}</script></head><body>Hello</body></html>`;
    await importFile(manager, 'recipes', page);
    expect((await recipesNow()).map(({ name }) => name)).toEqual(['Tarte Tatin & cream']);
  });

  test('makes a weight when it yields one', async () => {
    await importFile(manager, 'recipes', JSON.stringify([{ ...tarte, name: 'Jam', recipeYield: '2.5 kg' }]));
    expect(await recipesNow()).toMatchObject([{ yieldQuantity: '2.5', yieldUnit: 'kg', portions: null }]);
  });

  test('without a yield is an error of its row, and the others are imported', async () => {
    const { recipeYield: _left, ...nothing } = { ...tarte, name: 'Broth' };
    const batch = await checkFile(manager, 'recipes', JSON.stringify([nothing, tarte]));
    expect(batch).toMatchObject({ newCount: 1, errorCount: 1 });
    await step(manager, 'applyImport', { id: batch.id, onlyGood: true });
    expect((await recipesNow()).map(({ name }) => name)).toEqual(['Tarte Tatin & cream']);
  });

  test('twice in a file is two recipes, distinguished by their names', async () => {
    await importFile(
      manager,
      'recipes',
      JSON.stringify([tarte, { ...tarte, name: 'TARTE tatin & cream', recipeYield: '4' }]),
    );
    expect((await recipesNow()).map(({ name, yieldQuantity }) => [name, yieldQuantity])).toEqual([
      ['TARTE tatin & cream (2)', '4'],
      ['Tarte Tatin & cream', '8'],
    ]);
  });

  test('thousands of times in a file is read at once', { timeout: 10_000 }, async () => {
    const recipe = { '@type': 'Recipe', name: 'Soup' };
    const sent = await sendFile(manager, 'recipes', JSON.stringify(Array.from({ length: 4_000 }, () => recipe)));
    expect(sent.read()).toMatchObject({ rowCount: 4_000, headings: ['Soup'] });
  });

  test(
    'more often than a file may have rows is refused before anything is read of them',
    { timeout: 10_000 },
    async () => {
      const recipe = { '@type': 'Recipe', name: 'Soup' };
      const sent = await sendFile(manager, 'recipes', JSON.stringify(Array.from({ length: 10_001 }, () => recipe)));
      expect([sent.status, sent.text]).toEqual([400, expect.stringContaining('more than 10000 rows')]);
    },
  );

  test('again changes nothing, and is undone as a whole', async () => {
    const first = await importFile(manager, 'recipes', JSON.stringify(tarte));
    expect(await checkFile(manager, 'recipes', JSON.stringify(tarte))).toMatchObject({ sameCount: 1, newCount: 0 });
    await step(manager, 'undoImport', { id: first.id });
    expect(await recipesNow()).toEqual([]);
  });

  test('again for more people has the new yield', async () => {
    await importFile(manager, 'recipes', JSON.stringify(tarte));
    await importFile(manager, 'recipes', JSON.stringify({ ...tarte, recipeYield: '10 servings' }));
    expect(await recipesNow()).toMatchObject([{ yieldQuantity: '10', yieldUnit: 'portion', portions: null }]);
  });
});

describe('an archive', () => {
  const paprika = (name: string) =>
    gzipSync(
      JSON.stringify({
        name,
        ingredients: 'For the dough:\n500 g flour\n2 eggs\nSalt to taste',
        directions: 'Knead.\n\nRest.',
        servings: 'Serves 4-6',
        total_time: '1 hr 10 min',
        categories: ['Pasta'],
        photo_data: 'x'.repeat(5_000),
      }),
    );

  test('of Paprika is imported, also one recipe of it', async () => {
    await importFile(
      manager,
      'recipes',
      await zipOf({ 'Pasta.paprikarecipe': paprika('Pasta'), '__MACOSX/._Pasta.paprikarecipe': 'Mac' }),
    );
    await importFile(manager, 'recipes', paprika('Gnocchi'));
    const expected = {
      yieldQuantity: '4',
      yieldUnit: 'portion',
      prepMinutes: 70,
      category: 'Pasta',
      lines: ['500 g flour', '2 ea eggs', '1 ea Salt'],
      steps: ['Knead.', 'Rest.'],
    };
    expect(await recipesNow()).toMatchObject([
      { name: 'Gnocchi', ...expected },
      { name: 'Pasta', ...expected },
    ]);
  });

  test('of Tandoor is imported: an archive of archives', async () => {
    const recipe = {
      name: 'Ragù',
      servings: 10,
      servings_text: 'portions',
      working_time: 20,
      waiting_time: 180,
      steps: [
        {
          instruction: 'Brown the meat.',
          ingredients: [
            { is_header: true, note: 'Base' },
            { food: { name: 'Beef' }, unit: { name: 'kg' }, amount: 1.125, note: 'minced' },
            { food: { name: 'Bay leaf' }, unit: null, amount: 2 },
            { food: { name: 'Salt' }, unit: null, amount: 0, no_amount: true },
          ],
        },
        { instruction: 'Simmer.', ingredients: [{ food: { name: 'Garlic' }, unit: { name: 'clove' }, amount: 3 }] },
      ],
    };
    const inner = await zipOf({ 'recipe.json': JSON.stringify(recipe), 'image.jpg': 'not a picture' });
    await importFile(manager, 'recipes', await zipOf({ '1.zip': inner }));
    expect(await recipesNow()).toMatchObject([
      {
        name: 'Ragù',
        yieldQuantity: '10',
        prepMinutes: 200,
        lines: ['1.125 kg Beef', '2 ea Bay leaf', '1 ea Salt', '3 ea Garlic'],
        steps: ['Brown the meat.', 'Simmer.'],
      },
    ]);
  });

  test('of Mealie is imported: a recipe and a whole backup', async () => {
    const one = {
      name: 'Dal',
      recipeServings: 6,
      recipeYield: 'bowls',
      totalTime: '45 minutes',
      recipeIngredient: [
        { quantity: 300, unit: { name: 'gram' }, food: { name: 'Lentils' }, note: '' },
        { quantity: 0, unit: null, food: null, note: '1 tsp cumin', originalText: null },
      ],
      recipeInstructions: [{ title: '', text: 'Boil.' }],
    };
    await importFile(manager, 'recipes', await zipOf({ 'dal/dal.json': `\uFEFF${JSON.stringify(one)}` }));
    const backup = {
      recipes: [{ id: 'r1', name: 'Naan', recipe_servings: 8, recipe_yield: null, total_time: '2 Hours' }],
      recipes_ingredients: [
        { recipe_id: 'r1', position: 1, food_id: null, unit_id: null, quantity: null, note: '7 g yeast' },
        { recipe_id: 'r1', position: 0, food_id: 'f1', unit_id: 'u1', quantity: 0.5, note: 'strong' },
      ],
      ingredient_foods: [{ id: 'f1', name: 'Flour' }],
      ingredient_units: [{ id: 'u1', name: 'kilogram' }],
      recipe_instructions: [
        { recipe_id: 'r1', position: 1, text: 'Bake.' },
        { recipe_id: 'r1', position: 0, text: 'Knead.' },
      ],
    };
    await importFile(manager, 'recipes', await zipOf({ 'database.json': JSON.stringify(backup) }));
    expect(await recipesNow()).toMatchObject([
      { name: 'Dal', yieldQuantity: '6', prepMinutes: 45, lines: ['300 g Lentils', '1 tsp cumin'], steps: ['Boil.'] },
      { name: 'Naan', yieldQuantity: '8', lines: ['0.5 kg Flour', '7 g yeast'], steps: ['Knead.', 'Bake.'] },
    ]);
  });

  test('matches what the kitchen has, so that its allergens are known', async () => {
    await kitchen.item({ name: 'Flour', unit: 'kg', allergens: ['gluten'] });
    await kitchen.item({ name: 'Eggs', unit: 'ea', allergens: ['egg'] });
    await kitchen.item({ name: 'Salt', unit: 'kg', allergens: [] });
    await importFile(manager, 'recipes', paprika('Pasta'));
    const [pasta] = await recipesNow();
    expect(pasta?.allergens?.toSorted()).toEqual(['egg', 'gluten']);
  });
});

describe('a file that holds no recipe is refused with a sentence and changes nothing', () => {
  const NONE =
    'No recipe was found in this file. Use a table, a web page or file with recipe data (schema.org), or a file of Mealie, Tandoor or Paprika.';
  test.each([
    ['other JSON', () => '{"hello": "world"}', 400, NONE],
    ['a page without data', () => '<html><body>Hello</body></html>', 400, NONE],
    [
      'JSON that is cut off',
      () => JSON.stringify(tarte).slice(0, 80),
      400,
      'This file cannot be read as JSON. It may be damaged or cut off.',
    ],
    ['a damaged gzip', () => Buffer.from('1f8b0800ffff', 'hex'), 400, 'This archive is damaged or cut off.'],
    [
      'a gzip of 200 MB',
      () => gzipSync(Buffer.alloc(200_000_000)),
      413,
      'This file unpacks to more than 100 MB. It was not read.',
    ],
    [
      'archives inside that unpack to more than 100 MB together',
      async () => {
        const inner = await zipOf({ 'recipe.json': `[${' '.repeat(40_000_000)}]` });
        return zipOf({ '1.zip': inner, '2.zip': inner, '3.zip': inner });
      },
      413,
      'This file unpacks to more than 100 MB. It was not read.',
    ],
  ])('%s', async (_what, file, status, text) => {
    expect(await sendFile(manager, 'recipes', await file())).toMatchObject({ status, text });
    expect(await recipesNow()).toEqual([]);
  });

  test('recipes nested deeper than any program writes them', async () => {
    const deep = '['.repeat(5_000) + JSON.stringify(tarte) + ']'.repeat(5_000);
    expect(await sendFile(manager, 'recipes', deep)).toMatchObject({ status: 400, text: NONE });
  });

  test('a cook may not import them', async () => {
    const cook = await kitchen.signIn('cook');
    expect(await sendFile(cook, 'recipes', JSON.stringify(tarte))).toMatchObject({ status: 403 });
  });
});
