import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { checkFile, importFile, readImport, runImports, step } from '../../../testing/imports.ts';
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

const HEADINGS = 'Recipe,Yield,Yield unit,Ingredient,Quantity,Unit\n';
/** A name in other letters, a plural, a word order, and a name that the kitchen does not have. */
const SOUP = `${HEADINGS}Soup,1,l,PEPPER,1,kg\n,,,jalapeno,2,kg\n,,,Tomatoes,3,kg\n,,,"cream, heavy",1,l\n,,,Leek,4,kg\n`;

const pantry = () =>
  Promise.all(
    [
      { name: 'Pepper', unit: 'kg' },
      { name: 'Jalapeño', unit: 'kg' },
      { name: 'Tomato', unit: 'kg' },
      { name: 'Heavy cream', unit: 'l' },
    ].map((item) => kitchen.item(item)),
  );

interface ReadMatch {
  readonly name: string;
  readonly found: string;
  readonly targetName: string | null;
  readonly confirmed: boolean;
}

async function matchesOf(importId: string, found: string | null = null): Promise<ReadMatch[]> {
  const { importRows } = await manager.request<{ importRows: { nodes: { match: ReadMatch }[] } }>(
    `query ($filter: ImportRowsFilter!) { importRows(filter: $filter, first: 100) {
      nodes { match { name found targetName confirmed } } } }`,
    { filter: { importId, withMatch: true, match: found } },
  );
  return importRows.nodes.map(({ match }) => match);
}

const shown = ({ name, found, targetName }: ReadMatch) => `${name}: ${found} ${targetName ?? '-'}`;

async function ingredientsNow(): Promise<string[]> {
  const { recipes } = await manager.request<{ recipes: { nodes: { ingredients: { name: string }[] }[] } }>(
    '{ recipes(first: 50) { nodes { ingredients { name } } } }',
  );
  return recipes.nodes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
}

const apply = (id: string, choices: readonly object[]) =>
  step(manager, 'applyImport', { id, onlyGood: false, choices });

async function refusal(id: string, choices: readonly object[]): Promise<{ message: string; fields: unknown }> {
  const mutation = 'mutation ($input: ApplyImportInput!) { applyImport(input: $input) { id } }';
  const { errors } = await manager.graph(mutation, { input: { id, onlyGood: false, choices } });
  return { message: errors[0]?.message ?? '', fields: errors[0]?.extensions['fields'] };
}

describe('the ingredients of a file', () => {
  test('are listed once each with what they are: the same name, one like it, a recipe of the file, or a new item', async () => {
    await pantry();
    const file = `${SOUP}Stew,1,l,Soup,1,l\n,,,leek,1,kg\n`;
    const { id } = await checkFile(manager, 'recipes', file);
    expect((await matchesOf(id)).map(shown)).toEqual([
      'PEPPER: same Pepper',
      'jalapeno: similar Jalapeño',
      'Tomatoes: similar Tomato',
      'cream, heavy: similar Heavy cream',
      'Leek: new -',
      'Soup: file Soup',
    ]);
    expect((await matchesOf(id, 'similar')).map(({ name }) => name)).toEqual(['jalapeno', 'Tomatoes', 'cream, heavy']);
    expect(await readImport(manager, id)).toMatchObject({ matchCount: 6, confirmCount: 3 });
  });

  test('of rows with errors are not to be confirmed', async () => {
    await pantry();
    const { id } = await checkFile(manager, 'recipes', `${HEADINGS}Soup,1,vat,Tomatoes,1,kg\nTea,1,l,Leek,1,kg\n`);
    expect((await matchesOf(id)).map(shown)).toEqual(['Leek: new -']);
  });

  test('that are only like those of the kitchen are not imported before they are confirmed', async () => {
    await pantry();
    const { id } = await checkFile(manager, 'recipes', SOUP);
    const { message } = await refusal(id, []);
    expect(message).toBe('Say first whether “jalapeno” is what was found. Ingredients to confirm: 3.');
    expect(await readImport(manager, id)).toMatchObject({ state: 'checked' });
    expect(await ingredientsNow()).toEqual([]);
  });

  test('are what the person chose: the one found, another item, or a new one', async () => {
    const [, jalapeno, , cream] = await pantry();
    const passata = await kitchen.item({ name: 'Passata', unit: 'kg' });
    const { id } = await checkFile(manager, 'recipes', SOUP);
    const applied = await apply(id, [
      { name: 'jalapeno', itemId: jalapeno?.id },
      { name: 'Tomatoes' },
      { name: 'cream, heavy', itemId: cream?.id },
      { name: 'Leek', itemId: passata.id },
    ]);
    expect(applied).toMatchObject({ state: 'applied', problemText: null });
    expect(await ingredientsNow()).toEqual(['Pepper', 'Jalapeño', 'Tomatoes', 'Heavy cream', 'Passata']);
    expect((await matchesOf(id)).filter(({ confirmed }) => confirmed).map(shown)).toEqual([
      'jalapeno: similar Jalapeño',
      'Tomatoes: similar -',
      'cream, heavy: similar Heavy cream',
      'Leek: new Passata',
    ]);
  });

  test('of a choice to create a new item are one item in all recipes of the file, and Undo removes it', async () => {
    await kitchen.item({ name: 'Tomato', unit: 'kg' });
    const file = `${HEADINGS}Soup,1,l,Tomatoes,3,kg\nStew,1,l,tomatoes,1,kg\n`;
    const { id } = await checkFile(manager, 'recipes', file);
    await apply(id, [{ name: 'tomatoes' }]);
    expect(await ingredientsNow()).toEqual(['Tomatoes', 'Tomatoes']);
    await step(manager, 'undoImport', { id });
    const items = await api.app.database.read(kitchen.id, (db) => db.selectFrom('item').select('name').execute());
    expect(items).toEqual([{ name: 'Tomato' }]);
  });

  test('replace those of a stored recipe when another item is chosen', async () => {
    await kitchen.item({ name: 'Tomato', unit: 'kg' });
    const roma = await kitchen.item({ name: 'Roma', unit: 'kg' });
    await importFile(manager, 'recipes', `${HEADINGS}Soup,1,l,Tomato,3,kg\n`);
    const { id } = await checkFile(manager, 'recipes', `${HEADINGS}Soup,2,l,Tomato,3,kg\n`);
    await apply(id, [{ name: 'Tomato', itemId: roma.id }]);
    expect(await ingredientsNow()).toEqual(['Roma']);
  });

  test('may be a recipe', async () => {
    await importFile(manager, 'recipes', `${HEADINGS}Red sauce,1,l,Basil,1,kg\n`);
    const { recipes } = await manager.request<{ recipes: { nodes: { id: string }[] } }>('{ recipes { nodes { id } } }');
    const { id } = await checkFile(manager, 'recipes', `${HEADINGS}Pizza,1,ea,Sugo,1,l\n`);
    await apply(id, [{ name: 'Sugo', subRecipeId: recipes.nodes[0]?.id }]);
    expect(await ingredientsNow()).toEqual(['Red sauce', 'Basil']);
  });
});

describe('a choice', () => {
  test('of an item of another kitchen, an archived one, an unknown name or one name twice is refused, and nothing is imported', async () => {
    const stranger = await (await Kitchen.create(api)).item({ name: 'Leek', unit: 'kg' });
    const old = await kitchen.item({ name: 'Old leek', unit: 'kg', archivedAt: new Date() });
    const { id } = await checkFile(manager, 'recipes', `${HEADINGS}Soup,1,l,Leek,3,kg\n`);
    const refused = async (choices: readonly object[]) => (await refusal(id, choices)).fields;
    expect(await refused([{ name: 'Leek', itemId: stranger.id }])).toMatchObject([
      { path: 'choices.0.itemId', message: 'This item does not exist.' },
    ]);
    expect(await refused([{ name: 'Leek', itemId: old.id }])).toMatchObject([{ path: 'choices.0.itemId' }]);
    expect(await refused([{ name: 'Chard' }])).toMatchObject([
      { path: 'choices.0.name', message: 'This file has no ingredient of this name.' },
    ]);
    expect(await refused([{ name: 'Leek' }, { name: 'leek' }])).toMatchObject([{ path: 'choices.1.name' }]);
    expect(await readImport(manager, id)).toMatchObject({ state: 'checked' });
    expect(await ingredientsNow()).toEqual([]);
  });

  test('with which a row has an error imports nothing, and the row is named', async () => {
    await importFile(manager, 'recipes', `${HEADINGS}Base,1,l,Water,1,l\n`);
    const { recipes } = await manager.request<{ recipes: { nodes: { id: string }[] } }>('{ recipes { nodes { id } } }');
    const { id } = await checkFile(manager, 'recipes', `${HEADINGS}Base,1,l,Stock cube,1,kg\n`);
    const applied = await apply(id, [{ name: 'Stock cube', subRecipeId: recipes.nodes[0]?.id }]);
    expect(applied.state).toBe('checked');
    expect(applied.problemText).toContain('With these choices, row 2 cannot be imported: Base would contain itself');
    expect(await ingredientsNow()).toEqual(['Water']);
  });
});
