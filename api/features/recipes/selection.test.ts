import fc from 'fast-check';
import { getNamedType, type GraphQLSchema, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildGraph } from '../../platform/graphql/schema.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { features } from '../../features.ts';

let api: TestApi;
let manager: Client;
let recipeFields: string[];
let lineFields: string[];

/** What is selected of fields that are objects. */
const below: Readonly<Record<string, string>> = {
  steps: '{ text minutes }',
  usedBy: '{ name }',
  cost: '{ total gaps { name } }',
  station: '{ name }',
  outputItem: '{ name unit }',
  item: '{ name }',
  subRecipe: '{ name }',
};

function fieldsOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type.`);
  const fields = Object.values(type.getFields()).filter(({ name: field }) => field !== 'ingredients');
  return fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return below[field.name] ? [`${field.name} ${below[field.name]}`] : [];
  });
}

beforeAll(async () => {
  api = await startApi();
  const kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  const schema = await buildGraph(features);
  [recipeFields, lineFields] = [fieldsOf(schema, 'Recipe'), fieldsOf(schema, 'RecipeIngredient')];
  const onion = await kitchen.item({ name: 'Onion', lastUnitCost: '150' });
  const create = async (input: object): Promise<string> => {
    const text = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }';
    const plain = {
      kind: 'prep',
      description: 'Slowly.',
      category: 'Sauces',
      yieldQuantity: '4',
      yieldUnit: 'kg',
      portions: '10',
      prepMinutes: 90,
      shelfLifeHours: 72,
      steps: [{ text: 'Stir.', minutes: 5 }],
    };
    const answer = await manager.request<{ createRecipe: { id: string } }>(text, { input: { ...plain, ...input } });
    return answer.createRecipe.id;
  };
  const line = { quantity: '1.5', unit: 'kg' };
  const soffritto = await create({
    name: 'Soffritto',
    nameEs: 'Sofrito',
    lines: [{ ...line, itemId: onion.id, note: 'sweet' }],
  });
  await create({
    name: 'Ragù',
    kind: 'menu',
    menuPrice: 1_500,
    pluCodes: ['17'],
    lines: [{ ...line, subRecipeId: soffritto }],
  });
});
afterAll(() => api.stop());
vi.setConfig({ testTimeout: 60_000 });

type Row = Readonly<Record<string, unknown>> & { readonly ingredients?: readonly Row[] };

async function list(fields: readonly string[], lines: readonly string[]): Promise<readonly Row[]> {
  const ingredients = lines.length > 0 ? `ingredients { ${lines.join(' ')} }` : '';
  const query = `{ recipes { nodes { id ${fields.join(' ')} ${ingredients} } } }`;
  return (await manager.request<{ recipes: { nodes: Row[] } }>(query)).recipes.nodes;
}

/** The row with these fields only. */
function only({ ...row }: Row, fields: readonly string[]): Row {
  return Object.fromEntries(fields.map((field) => field.split(' ')[0] ?? '').map((name) => [name, row[name]]));
}

test('any selection of fields returns what the whole recipe has, executed and compiled', async () => {
  const whole = await list(recipeFields, lineFields);
  expect(whole.map(({ name }) => name)).toEqual(['Ragù', 'Soffritto']);
  const selection = fc.record({ fields: fc.subarray(recipeFields), lines: fc.subarray(lineFields) });
  await fc.assert(
    fc.asyncProperty(selection, async ({ fields, lines }) => {
      const expected = whole.map((row) => ({
        ...only(row, ['id', ...fields]),
        ...(lines.length > 0 ? { ingredients: row.ingredients?.map((line) => only(line, lines)) } : {}),
      }));
      for (let time = 0; time < 2; time += 1) expect(await list(fields, lines)).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});
