import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { starterKitchenCodes } from '#schema/vocabulary.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

interface Row {
  readonly key: string;
  readonly group: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly needs: readonly string[];
  readonly exists: boolean;
}
const ADD = `mutation ($input: AddStarterKitchenInput!) { addStarterKitchen(input: $input) {
  stations storage shifts items recipes parLines lineChecks existing } }`;
const COUNTS = '{ setupChecklist { stations storageLocations shifts items recipes prepItems lineChecks } }';
const plain = { kitchen: 'bistro', dropped: [], changes: [], useExisting: false };

async function rowsOf(code: string, client = admin): Promise<readonly Row[]> {
  const query = `query ($code: StarterKitchenCode!) { starterKitchenRows(kitchen: $code) {
    key group name nameEs section quantity unit needs exists } }`;
  return (await client.request<{ starterKitchenRows: Row[] }>(query, { code })).starterKitchenRows;
}
const add = (input: object = {}, client = admin) => client.graph(ADD, { input: { ...plain, ...input } });
const added = async (input: object = {}) =>
  (await admin.request<{ addStarterKitchen: Record<string, unknown> }>(ADD, { input: { ...plain, ...input } }))
    .addStarterKitchen;
const refusal = async (input: object) => (await add(input)).errors[0]?.message;
const counts = () => admin.request(COUNTS);
/** Leaves out a row and everything that needs it. */
function withNeeders(rows: readonly Row[], key: string): string[] {
  const out = new Set([key]);
  for (const row of rows) if (row.needs.some((need) => out.has(need))) out.add(row.key);
  return [...out];
}

describe.each(starterKitchenCodes)('the starter kitchen %s', (code) => {
  let owner: Client;
  let rows: readonly Row[];
  let result: Record<string, unknown>;
  beforeAll(async () => {
    owner = await (await Kitchen.create(api)).signIn('admin');
    rows = await rowsOf(code, owner);
    const input = { ...plain, kitchen: code };
    result = (await owner.request<{ addStarterKitchen: Record<string, unknown> }>(ADD, { input })).addStarterKitchen;
  });
  const of = (group: string) => rows.filter((row) => row.group === group).length;

  test('is added completely', () => {
    expect(result).toEqual({
      stations: of('stations'),
      storage: of('storage'),
      shifts: of('shifts'),
      items: of('items'),
      recipes: of('recipes'),
      parLines: of('par_lines'),
      lineChecks: of('line_checks'),
      existing: [],
    });
  });

  test('shows no price, stock or par level as known', async () => {
    const { items, recipes } = await owner.request<{
      items: { nodes: { name: string; onHand: string; lastUnitCost: string | null; parLevel: string }[] };
      recipes: { nodes: { name: string; menuPrice: number | null }[] };
    }>(
      '{ items(first: 100) { nodes { name onHand lastUnitCost parLevel } } recipes(first: 100) { nodes { name menuPrice } } }',
    );
    const known = items.nodes.filter((item) => item.lastUnitCost ?? (Number(item.onHand) || Number(item.parLevel)));
    expect(known).toEqual([]);
    expect(recipes.nodes.filter(({ menuPrice }) => menuPrice !== null)).toEqual([]);
  });

  test('has no quantity that cannot be converted', async () => {
    expect(await owner.request('{ unconvertible { itemName } }')).toEqual({ unconvertible: [] });
  });

  test('has a Spanish name for every row, and no name twice in a group', () => {
    expect(rows.filter(({ nameEs }) => !nameEs)).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('builds a first prep list with a task for every line', async () => {
    const built = await owner.request<{ buildPrepList: { tasks: unknown[] } }>(
      'mutation { buildPrepList(input: {}) { tasks { id } } }',
    );
    expect(built.buildPrepList.tasks).toHaveLength(of('par_lines'));
  });
});

describe('adding a starter kitchen', () => {
  test('a second time is refused with the names, and changes nothing', async () => {
    await added();
    const before = await counts();
    expect(await refusal({})).toMatch(
      /^The kitchen has these names already: .*Use your own ones, or leave them out\.$/,
    );
    expect(await counts()).toEqual(before);
  });

  test('with the same idempotency key is done once', async () => {
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [
      await admin.graph(ADD, { input: plain }, key),
      await admin.graph(ADD, { input: plain }, key),
    ];
    expect(second.data).toEqual(first.data);
    expect(second.errors).toEqual([]);
  });

  test('by two admins at once is done by one of them', async () => {
    const other = await kitchen.signIn('admin');
    const results = await Promise.all([add(), add({}, other)]);
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('uses what the kitchen has already, if requested', async () => {
    const butter = await kitchen.item({ name: 'butter', unit: 'kg' });
    await kitchen.station({ name: 'Pass' });
    const result = await added({ useExisting: true });
    expect(result['existing']).toEqual(['Pass', 'Butter']);
    const { recipes } = await admin.request<{ recipes: { nodes: { ingredients: { itemId: string | null }[] }[] } }>(
      '{ recipes(filter: { search: "Mashed potato" }) { nodes { ingredients { itemId } } } }',
    );
    expect(recipes.nodes[0]?.ingredients.map(({ itemId }) => itemId)).toContain(butter.id);
  });

  test('does not put a par on an item that is stocked in another unit', async () => {
    await kitchen.item({ name: 'Mashed potato', kind: 'prep', unit: 'portion' });
    const rows = await rowsOf('bistro');
    const result = await added({ useExisting: true });
    expect(result['parLines']).toBe(rows.filter(({ group }) => group === 'par_lines').length - 1);
  });

  test('does not put a par on what a recipe of the kitchen makes in another unit', async () => {
    const mash = await kitchen.item({ name: 'House mash', kind: 'prep', unit: 'portion' });
    await admin.request('mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }', {
      input: {
        name: 'Mashed potato',
        kind: 'prep',
        outputItemId: mash.id,
        yieldQuantity: '1',
        yieldUnit: 'portion',
        lines: [],
        steps: [],
      },
    });
    const rows = await rowsOf('bistro');
    const result = await added({ useExisting: true });
    expect(result['parLines']).toBe(rows.filter(({ group }) => group === 'par_lines').length - 1);
  });

  test('refuses a row that was renamed to a name of the kitchen, which the preview did not show', async () => {
    await kitchen.item({ name: 'Purée', kind: 'prep', unit: 'portion' });
    await kitchen.station({ name: 'Pass' });
    const changes = [{ key: 'recipes:Mashed potato', name: 'purée' }];
    const before = await counts();
    expect(await refusal({ changes, useExisting: true })).toBe(
      'The kitchen has these names already: Purée. Choose other ones.',
    );
    expect(await counts()).toEqual(before);
  });

  test('with a name from the archive is refused, naming it', async () => {
    await kitchen.item({ name: 'Butter', archivedAt: new Date() });
    expect(await refusal({ useExisting: true })).toBe(
      'These names are in your archive: Butter. Restore them, rename them or leave them out.',
    );
  });

  test('a second one to a kitchen that is not empty adds what is missing', async () => {
    await added();
    expect(await added({ kitchen: 'pizzeria', useExisting: true })).toMatchObject({ stations: 3, parLines: 7 });
  });

  test('does not add rows that were left out', async () => {
    const rows = await rowsOf('bistro');
    const dropped = rows.flatMap(({ group, key }) => (group === 'shifts' || group === 'line_checks' ? [key] : []));
    expect(await added({ dropped })).toMatchObject({ shifts: 0, lineChecks: 0 });
  });

  test('adds recipes without a station that was left out', async () => {
    await added({ dropped: ['stations:Hot line', 'storage:Walk-in'] });
    const { recipes } = await admin.request<{ recipes: { nodes: object[] } }>(
      '{ recipes(filter: { search: "Mashed potato" }) { nodes { stationId } } }',
    );
    expect(recipes.nodes[0]).toEqual({ stationId: null });
  });

  test('refuses a recipe without an ingredient that it needs, and changes nothing', async () => {
    const before = await counts();
    expect(await refusal({ dropped: ['items:Potato'] })).toBe(
      'Mashed potato needs Potato, which is left out. Keep both or leave out both.',
    );
    expect(await counts()).toEqual(before);
  });

  test('leaves out an ingredient together with all that needs it', async () => {
    const rows = await rowsOf('bistro');
    const dropped = withNeeders(rows, 'items:Potato');
    const result = await added({ dropped });
    expect(result['recipes']).toBe(
      rows.filter(({ group, key }) => group === 'recipes' && !dropped.includes(key)).length,
    );
  });

  test('accepts other names and amounts', async () => {
    const changes = [
      { key: 'recipes:Mashed potato', name: 'Purée', quantity: '5' },
      { key: 'par_lines:Mashed potato', quantity: '3' },
    ];
    await added({ changes });
    const { prepItems, recipes } = await admin.request<{
      prepItems: { itemName: string; parByWeekday: string[] }[];
      recipes: { nodes: object[] };
    }>(
      '{ prepItems { itemName parByWeekday } recipes(filter: { search: "Purée" }) { nodes { name nameEs yieldQuantity } } }',
    );
    expect(recipes.nodes).toEqual([{ name: 'Purée', nameEs: null, yieldQuantity: '5' }]);
    expect(prepItems.find(({ itemName }) => itemName === 'Purée')?.parByWeekday).toEqual(Array(7).fill('3'));
  });

  test.each([
    ['an unknown row', { dropped: ['items:Unicorn'] }],
    ['a name that is in the list twice', { changes: [{ key: 'items:Butter', name: 'whole milk' }] }],
    ['an amount of nothing', { changes: [{ key: 'par_lines:Mashed potato', quantity: '0' }] }],
    ['an empty name', { changes: [{ key: 'items:Butter', name: ' ' }] }],
  ])('refuses %s', async (_case, input) => {
    const { errors } = await add(input);
    expect(errors[0]?.extensions['code']).toBe('VALIDATION_FAILED');
    expect(await counts()).toMatchObject({ setupChecklist: { items: 0, stations: 0 } });
  });

  test('is recorded once with its sums, and each row by its own action', async () => {
    await added();
    const actions = await kitchen.write((tx) => tx.db.selectFrom('event').select(['action', 'entity']).execute());
    expect(actions.filter(({ action }) => action === 'starter_kitchen.added')).toHaveLength(1);
    for (const action of [
      'station.created',
      'item.created',
      'recipe.created',
      'prep_item.added',
      'line_check_template.created',
    ])
      expect(actions.map((event) => event.action)).toContain(action);
  });

  test('is refused to cooks and managers', async () => {
    for (const role of ['cook', 'manager'] as const)
      expect((await add({}, await kitchen.signIn(role))).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('does not change another kitchen', async () => {
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    await added();
    expect(await stranger.request(COUNTS)).toMatchObject({ setupChecklist: { items: 0, recipes: 0 } });
    expect((await rowsOf('bistro', stranger)).some(({ exists }) => exists)).toBe(false);
    expect((await rowsOf('bistro')).every(({ exists }) => exists)).toBe(true);
  });
});

describe('allergens of a starter kitchen', () => {
  test('are known where the food has them by nature, and unknown where the label decides', async () => {
    await added();
    const { items } = await admin.request<{ items: { nodes: { name: string; allergens: string[] | null }[] } }>(
      '{ items(first: 100) { nodes { name allergens } } }',
    );
    const of = (name: string) => items.nodes.find((item) => item.name === name)?.allergens;
    expect([of('Butter'), of('Yellow onion'), of('Mayonnaise')]).toEqual([['milk'], [], null]);
  });

  test('of recipes with unknown ingredients stay unknown', async () => {
    await added();
    const { recipes } = await admin.request<{ recipes: { nodes: { name: string; allergens: string[] | null }[] } }>(
      '{ recipes(first: 100) { nodes { name allergens } } }',
    );
    const of = (name: string) => recipes.nodes.find((recipe) => recipe.name === name)?.allergens;
    expect([of('Mashed potato'), of('Caesar dressing')]).toEqual([['milk'], null]);
  });
});

test('a kitchen with US measures gets pounds, ounces, quarts and °F, and all of it converts', async () => {
  await kitchen.write(async (tx) => {
    await tx.db.updateTable('organization').set({ measureSystem: 'us', temperatureUnit: 'F' }).execute();
  });
  await added();
  const { recipes } = await admin.request<{ recipes: { nodes: object[] } }>(
    `{ recipes(filter: { search: "Braised beef" }) { nodes { name yieldQuantity yieldUnit
      ingredients { name quantity unit } steps { text textEs } } } }`,
  );
  expect(recipes.nodes[0]).toMatchObject({
    yieldUnit: 'lb',
    ingredients: expect.arrayContaining([
      { name: 'Beef chuck', quantity: '15.4', unit: 'lb' },
      { name: 'Salt', quantity: '2.47', unit: 'oz' },
    ]),
    steps: expect.arrayContaining([expect.objectContaining({ text: expect.stringContaining('300 °F') })]),
  });
  expect(await admin.request('{ unconvertible { itemName } }')).toEqual({ unconvertible: [] });
});
