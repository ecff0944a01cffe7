import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import {
  checkFile,
  exported,
  importFile,
  problemsOf,
  rowsOf,
  runImports,
  sendFile,
  step,
} from '../../../testing/imports.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

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

interface ReadRecipe {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly yieldQuantity: string;
  readonly yieldUnit: string;
  readonly outputItemName: string | null;
  readonly allergens: readonly string[] | null;
  readonly ingredients: readonly {
    readonly id: string;
    readonly name: string;
    readonly itemId: string | null;
    readonly subRecipeId: string | null;
    readonly quantity: string;
    readonly unit: string;
    readonly note: string | null;
  }[];
  readonly steps: readonly { readonly id: string; readonly text: string }[];
}

const FIELDS = `id name kind yieldQuantity yieldUnit outputItemName allergens
  ingredients { id name itemId subRecipeId quantity unit note } steps { id text }`;

async function recipesNow(): Promise<ReadRecipe[]> {
  const { recipes } = await manager.request<{ recipes: { nodes: ReadRecipe[] } }>(
    `{ recipes(first: 50) { nodes { ${FIELDS} } } }`,
  );
  return recipes.nodes;
}

const linesOf = (recipe: ReadRecipe | undefined) =>
  recipe?.ingredients.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`);
const itemsNow = () =>
  api.app.database.read(kitchen.id, (db) => db.selectFrom('item').selectAll().orderBy('name').execute());
const createRecipe = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id version } }';
const updateRecipe = 'mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { id } }';

/** A dish with a sub-recipe that is below it in the file, and names only in the first row of each recipe. */
const LASAGNA = `Recipe,Yield,Yield unit,Kind,Menu price,PLU,Ingredient,Quantity,Unit,Usable %,Note,Method
Lasagna,1,portion,menu,14.50,"001; 002",Tomato sauce,0.25,l,,,"Layer the sheets.
Bake for 40 minutes."
,,,,,,Egg,1 1/2,ea,,,
,,,,,,parsley,20,g,80%,chopped,
Tomato sauce,8,l,,,,Tomato,10,kg,,,Cook.
,,,,,,Parsley,5,g,,,
`;

describe('a file of recipes', () => {
  test('is tried: it says which items it creates, and writes nothing', async () => {
    await kitchen.item({ name: 'Egg', unit: 'ea' });
    const batch = await checkFile(manager, 'recipes', LASAGNA);
    expect(batch).toMatchObject({ newCount: 2, errorCount: 0, noteCount: 2 });
    const noted = (await rowsOf(manager, batch.id)).flatMap(({ number, notes }) =>
      notes.map(({ text }) => [number, text]),
    );
    expect(noted).toEqual([
      [5, '“Tomato” is new: an item is created. Its cost and allergens stay unknown until you enter them.'],
      [6, '“Parsley” is new: an item is created. Its cost and allergens stay unknown until you enter them.'],
    ]);
    expect([await recipesNow(), (await itemsNow()).map(({ name }) => name)]).toEqual([[], ['Egg']]);
  });

  test('makes recipes of rows that belong together, sub-recipes before what contains them', async () => {
    await kitchen.item({ name: 'Egg', unit: 'ea', allergens: ['egg'] });
    await importFile(manager, 'recipes', LASAGNA);
    const [lasagna, sauce] = await recipesNow();
    expect(lasagna).toMatchObject({ name: 'Lasagna', kind: 'menu', yieldQuantity: '1', yieldUnit: 'portion' });
    expect(linesOf(lasagna)).toEqual(['0.25 l Tomato sauce', '1.5 ea Egg', '20 g Parsley']);
    expect(lasagna?.ingredients[0]?.subRecipeId).toBe(sauce?.id);
    expect(lasagna?.ingredients[2]?.note).toBe('chopped');
    expect(lasagna?.steps.map(({ text }) => text)).toEqual(['Layer the sheets.', 'Bake for 40 minutes.']);
    expect(sauce).toMatchObject({ kind: 'prep', outputItemName: 'Tomato sauce' });
    expect(linesOf(sauce)).toEqual(['10 kg Tomato', '5 g Parsley']);
  });

  test('creates unknown ingredients once, with unknown cost and allergens, in the unit that stock is kept in', async () => {
    await importFile(manager, 'recipes', LASAGNA);
    const parsley = (await itemsNow()).filter(({ name }) => name.toLowerCase() === 'parsley');
    expect(parsley).toMatchObject([{ kind: 'raw', unit: 'kg', allergens: null, lastUnitCost: null }]);
    expect((await recipesNow()).map(({ allergens }) => allergens)).toEqual([null, null]);
  });

  test('again changes nothing, and a corrected line changes its recipe and keeps the ids of the others', async () => {
    await importFile(manager, 'recipes', LASAGNA);
    expect(await checkFile(manager, 'recipes', LASAGNA)).toMatchObject({ sameCount: 2, newCount: 0, changedCount: 0 });
    const [before] = await recipesNow();
    const { id } = await importFile(manager, 'recipes', LASAGNA.replace('20,g', '30,g'));
    const [after] = await recipesNow();
    expect(linesOf(after)).toEqual(['0.25 l Tomato sauce', '1.5 ea Egg', '30 g Parsley']);
    expect(after?.ingredients.map((line) => line.id)).toEqual(before?.ingredients.map((line) => line.id));
    expect((await rowsOf(manager, id, 'changed')).flatMap(({ changes }) => changes)).toEqual([
      {
        field: 'ingredient',
        before: '0.25 l Tomato sauce; 1.5 ea Egg; 20 g Parsley 80 % (chopped)',
        after: '0.25 l Tomato sauce; 1.5 ea Egg; 30 g Parsley 80 % (chopped)',
      },
    ]);
  });

  test('exported and imported changes nothing', async () => {
    await importFile(manager, 'recipes', LASAGNA);
    const [egg] = (await itemsNow()).filter(({ name }) => name === 'Egg');
    await manager.request(createRecipe, {
      input: {
        name: '=Boiled egg, "soft"',
        kind: 'prep',
        yieldQuantity: '1.25',
        yieldUnit: 'ea',
        portions: '2',
        shelfLifeHours: 24,
        description: 'Two lines\nof text',
        lines: [
          { itemId: egg?.id, quantity: '1', unit: 'ea', prepAction: 'cold', yieldPercent: '95.5' },
          { itemId: egg?.id, quantity: '2', unit: 'ea', note: '-1' },
        ],
        steps: [
          { text: 'Boil.\nCool.', minutes: 6, textEs: 'Hervir.' },
          { text: '', textEs: 'Pelar.' },
          { text: 'Serve.' },
        ],
      },
    });
    const file = await exported(manager, 'recipes');
    expect(await checkFile(manager, 'recipes', file)).toMatchObject({
      sameCount: 3,
      changedCount: 0,
      newCount: 0,
      errorCount: 0,
    });
  });

  test('of another kitchen is imported without its ids', async () => {
    await importFile(manager, 'recipes', LASAGNA);
    const file = (await exported(manager, 'recipes')).replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '');
    const other = await (await Kitchen.create(api)).signIn('manager');
    expect(await importFile(other, 'recipes', file)).toMatchObject({ state: 'applied', newCount: 2 });
    expect(await exported(other, 'recipes').then((text) => text.replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, ''))).toBe(
      file,
    );
  });

  test('in Spanish with semicolons and decimal commas is read', async () => {
    await kitchen.write(async (tx) => {
      const own = { language: 'es', country: 'ES', currency: 'EUR' } as const;
      await tx.db.updateTable('organization').set(own).where('id', '=', kitchen.id).execute();
    });
    const pineNut = await kitchen.item({ name: 'Piñón', unit: 'kg' });
    const file = 'Receta;Rinde;Unidad de rendimiento;Ingrediente;Cantidad;Unidad\nPesto;1,5;litros;pinon;0,250;kilos\n';
    const { id } = await checkFile(manager, 'recipes', file);
    await step(manager, 'applyImport', { id, onlyGood: false, choices: [{ name: 'pinon', itemId: pineNut.id }] });
    const [pesto] = await recipesNow();
    expect(pesto).toMatchObject({ yieldQuantity: '1.5', yieldUnit: 'l' });
    expect(linesOf(pesto)).toEqual(['0.25 kg Piñón']);
  });

  test('keeps what it does not say: other lines, steps and fields', async () => {
    await importFile(manager, 'recipes', LASAGNA);
    await importFile(manager, 'recipes', 'Recipe,Portions\nTomato sauce,32\n');
    const sauce = (await recipesNow())[1];
    expect(linesOf(sauce)).toEqual(['10 kg Tomato', '5 g Parsley']);
    expect(sauce?.steps.map(({ text }) => text)).toEqual(['Cook.']);
    expect(await exported(manager, 'recipes')).toContain('32');
  });
});

describe('rows of recipes', () => {
  test('that are wrong are named with their row and column, and nothing of the recipe is imported', async () => {
    await kitchen.item({ name: 'Old', archivedAt: new Date() });
    const file = `Recipe,Yield,Yield unit,Station,Ingredient,Quantity,Unit
Soup,1,l,,Water,2,l
,,,,Salt,,g
,,,,Pepper,1,hotels
Stew,,,,Beef,1,kg
Broth,1,l,Nowhere,Bones,2,kg
Dip,1,l,,Old,1,kg
Rub,1,kg,,,3,kg
Oil,1,l,,Olives,many,kg
Jam,1,kg,,Fruit,1,kg
Jam,2,kg,,Sugar,1,kg
`;
    const { id, newCount } = await checkFile(manager, 'recipes', file);
    expect(newCount).toBe(0);
    expect(await problemsOf(manager, id)).toEqual([
      '3 quantity: Enter how much of it the recipe needs.',
      expect.stringContaining('5 yieldQuantity: '),
      expect.stringContaining('5 yieldUnit: '),
      '6 stationId: There is no such name here (a station): “Nowhere”.',
      expect.stringContaining('7 ingredient: Old is archived'),
      '8 ingredient: Enter the ingredient.',
      '9 quantity: Enter a number, such as 2.5.',
      '11 yieldQuantity: Row 10 is about the same, but says something else.',
    ]);
    expect((await itemsNow()).map(({ name }) => name)).toEqual(['Old']);
  });

  test('in a unit that the kitchen does not have are refused', async () => {
    const file = 'Recipe,Yield,Yield unit,Ingredient,Quantity,Unit\nSoup,1,l,Pepper,1,hotels\nStew,1,vats,,,\n';
    const { id } = await checkFile(manager, 'recipes', file);
    expect(await problemsOf(manager, id)).toEqual([
      expect.stringContaining('2 unit: hotels is not a unit of this kitchen.'),
      expect.stringContaining('3 yieldUnit: vats is not a unit of this kitchen.'),
    ]);
  });

  test('that contain each other, or a recipe with errors, are refused', async () => {
    const file = `Recipe,Yield,Yield unit,Ingredient,Quantity,Unit
A sauce,1,l,B sauce,1,l
B sauce,1,l,A sauce,1,l
C sauce,1,l,D sauce,1,l
D sauce,1,vat,Water,1,l
E sauce,1,l,e sauce,1,l
`;
    const { id, newCount } = await checkFile(manager, 'recipes', file);
    expect(newCount).toBe(0);
    const inFile = (name: string) => `“${name}” is a recipe of this file that has errors, or that contains this one.`;
    expect(await problemsOf(manager, id)).toEqual([
      `2 ingredient: ${inFile('B sauce')}`,
      `3 ingredient: ${inFile('A sauce')}`,
      `4 ingredient: ${inFile('D sauce')}`,
      expect.stringContaining('5 yieldUnit: '),
      `6 ingredient: ${inFile('e sauce')}`,
    ]);
  });

  test('that would make a stored recipe contain itself are refused', async () => {
    const first = 'Recipe,Yield,Yield unit,Ingredient,Quantity,Unit\nA sauce,1,l,Water,1,l\nB sauce,1,l,A sauce,1,l\n';
    await importFile(manager, 'recipes', first);
    const { id } = await checkFile(manager, 'recipes', first.replace('Water', 'B sauce'));
    expect(await problemsOf(manager, id)).toEqual([
      expect.stringContaining('2 ingredient: A sauce would contain itself'),
    ]);
  });

  test('that name a recipe a second time are refused, unless they say the same', async () => {
    const heading = 'Recipe,Yield,Yield unit,Ingredient,Quantity,Unit\n';
    const soup = 'Soup,1,l,Water,1,l\n';
    const stew = 'Stew,1,l,Water,1,l\n';
    const same = await checkFile(manager, 'recipes', heading + soup + stew + soup);
    expect(await problemsOf(manager, same.id)).toEqual(['4 name: This is the same as row 2.']);
    const other = await checkFile(manager, 'recipes', heading + soup + stew + soup.replace('1,l\n', '2,l\n'));
    expect(await problemsOf(manager, other.id)).toEqual([
      '2 name: Row 4 is about the same, but says something else.',
      '4 name: Row 2 is about the same, but says something else.',
    ]);
  });

  test('of a refused recipe leave no item that a later recipe would miss', async () => {
    const file = `Recipe,Yield,Yield unit,Ingredient,Quantity,Unit
Soup,1,vat,Chervil,1,g
Stew,1,l,Chervil,2,g
`;
    const { id } = await checkFile(manager, 'recipes', file);
    await step(manager, 'applyImport', { id, onlyGood: true });
    expect((await recipesNow()).map(linesOf)).toEqual([['2 g Chervil']]);
  });
});

describe('undo of recipes', () => {
  test('takes away new recipes with their items, in whatever order the file has them', async () => {
    const { id } = await importFile(manager, 'recipes', LASAGNA);
    expect(await step(manager, 'undoImport', { id })).toMatchObject({ state: 'undone', problemText: null });
    expect([await recipesNow(), await itemsNow()]).toEqual([[], []]);
    expect(await importFile(manager, 'recipes', LASAGNA)).toMatchObject({ newCount: 2 });
  });

  test('gives a changed recipe its former ingredients and steps', async () => {
    await importFile(manager, 'recipes', LASAGNA);
    const before = await exported(manager, 'recipes');
    const { id } = await importFile(
      manager,
      'recipes',
      'Recipe,Yield,Ingredient,Quantity,Unit,Step\nTomato sauce,9,Basil,1,bunch,Blend.\n',
    );
    expect(linesOf((await recipesNow())[1])).toEqual(['1 bunch Basil']);
    await step(manager, 'undoImport', { id });
    expect(await exported(manager, 'recipes')).toBe(before);
    expect((await itemsNow()).map(({ name }) => name)).not.toContain('Basil');
  });

  test('is refused after a recipe was changed by hand, or is used', async () => {
    const { id } = await importFile(manager, 'recipes', LASAGNA);
    const [, sauce] = await recipesNow();
    const input = {
      id: sauce?.id,
      name: 'Red sauce',
      kind: 'prep',
      yieldQuantity: '8',
      yieldUnit: 'l',
      lines: [],
      steps: [],
    };
    await manager.request(updateRecipe, { input });
    expect(await step(manager, 'undoImport', { id })).toMatchObject({
      state: 'applied',
      problemText: 'Tomato sauce was changed after the import. Nothing was undone.',
    });
    const late = await importFile(manager, 'recipes', 'Recipe,Yield,Yield unit\nAioli,1,l\n');
    await importFile(manager, 'recipes', 'Recipe,Yield,Yield unit,Ingredient,Quantity,Unit\nDip,1,l,Aioli,1,l\n');
    const refused = await step(manager, 'undoImport', { id: late.id });
    expect(refused.state).toBe('applied');
    expect(refused.problemText).toContain('Dip');
  });
});

describe('who imports recipes', () => {
  test('two managers at once import them once', async () => {
    const other = await kitchen.signIn('manager');
    const checked = await Promise.all([manager, other].map((client) => checkFile(client, 'recipes', LASAGNA)));
    const applied = await Promise.all(
      [manager, other].map((client, index) => step(client, 'applyImport', { id: checked[index]?.id, onlyGood: false })),
    );
    expect(applied.map(({ state }) => state).toSorted()).toEqual(['applied', 'checked']);
    expect(await recipesNow()).toHaveLength(2);
  });

  test('no recipe or item of another kitchen is found, and a cook is refused', async () => {
    await importFile(manager, 'recipes', LASAGNA);
    const [lasagna] = await recipesNow();
    const stranger = await (await Kitchen.create(api)).signIn('manager');
    const foreign = await checkFile(stranger, 'recipes', `Id,Recipe\n${lasagna?.id ?? ''},Lasagna\n`);
    expect(await problemsOf(stranger, foreign.id)).toEqual(['2 id: No row of this kitchen has this id.']);
    const named = await checkFile(
      stranger,
      'recipes',
      'Recipe,Yield,Yield unit,Ingredient,Quantity,Unit\nDip,1,l,Tomato sauce,1,l\n',
    );
    expect(named).toMatchObject({ newCount: 1, noteCount: 1 });
    const cook = await kitchen.signIn('cook');
    expect((await sendFile(cook, 'recipes', LASAGNA)).status).toBe(403);
  });
});
