import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '#schema/business-day.ts';
import type { TcsClass } from '#schema/vocabulary.ts';
import { add } from '../../../platform/database/transaction.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { PrepTask } from '../../prep/tasks/prep-task.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api, { timeZone: 'UTC', dayRollover: '04:00', jurisdiction: 'FDA_2022' });
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

interface Saved {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly outputItemId: string | null;
}
type Part = { readonly itemId: string } | { readonly subRecipeId: string };

const FIELDS = 'id version name outputItemId';
const plain = { kind: 'prep', yieldQuantity: '4', yieldUnit: 'kg', steps: [] };
const dish = { kind: 'menu' };
const linesOf = (parts: readonly Part[]) => parts.map((part) => ({ ...part, quantity: '1', unit: 'kg' }));
const of = ({ id: itemId }: { readonly id: string }): Part => ({ itemId });

let count = 0;
async function recipe(parts: readonly Part[], more: object = {}): Promise<Saved> {
  const input = { ...plain, name: `Recipe ${String((count += 1))}`, lines: linesOf(parts), ...more };
  const document = `mutation ($input: CreateRecipeInput!) { saved: createRecipe(input: $input) { ${FIELDS} } }`;
  return (await manager.request<{ saved: Saved }>(document, { input })).saved;
}

async function change({ id, name, version }: Saved, parts: readonly Part[], more: object = {}): Promise<Saved> {
  const input = { ...plain, id, name, version, lines: linesOf(parts), ...more };
  const document = `mutation ($input: UpdateRecipeInput!) { saved: updateRecipe(input: $input) { ${FIELDS} } }`;
  return (await manager.request<{ saved: Saved }>(document, { input })).saved;
}

const food = (tcsClass: TcsClass = 'none') => kitchen.item({ tcsClass }, '50');
const stored = (id: string | null) => kitchen.write((tx) => tx.em.findOneOrFail(Item, { id: id ?? '' }));
const classOf = async ({ outputItemId }: Saved) => (await stored(outputItemId)).tcsClass;

/** A manager says of an item which class it has. */
async function say(id: string | null, tcsClass: TcsClass): Promise<void> {
  const { version } = await stored(id);
  const document = 'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { id } }';
  await manager.request(document, { input: { id, version, tcsClass } });
}

test('a batch of a new recipe with milk gets the date mark of the seventh day', async () => {
  const custard = await recipe([of(await food('milk')), of(await food())]);
  const { outputItemId: itemId, id: recipeId } = custard;
  const id = await kitchen.write(async (tx) => {
    const task = { name: 'Custard', recipeId, itemId, targetQuantity: '4', unit: 'kg' } as const;
    return add(tx, PrepTask, { ...task, businessDate: '2026-11-21', dueAt: tx.now }).id;
  });
  await manager.request('mutation ($id: ID!) { startPrepTask(input: { id: $id }) { id } }', { id });
  const complete = 'mutation ($id: ID!) { completePrepTask(input: { id: $id, actualQuantity: "4" }) { id } }';
  await manager.request(complete, { id });
  const lot = await kitchen.write((tx) => tx.em.findOneOrFail(StockLot, { prepTaskId: id }));
  const clock = { timeZone: 'UTC', dayRollover: '04:00' };
  const lastDay = businessDate(clock, new Date((lot.useBy?.getTime() ?? 0) - 1));
  const today = businessDate(clock, lot.preparedAt ?? new Date());
  expect(Date.parse(lastDay) - Date.parse(today)).toBe(6 * 86_400_000);
});

test.each<[TcsClass, TcsClass]>([
  ['cold', 'cold'],
  ['frozen', 'cold'],
  ['hot', 'cold'],
  ['eggs', 'cold'],
  ['shellfish', 'cold'],
  ['none', 'none'],
])('what a new recipe makes of %s food is %s', async (ingredient, made) => {
  expect(await classOf(await recipe([of(await food()), of(await food(ingredient))]))).toBe(made);
});

test('what a new recipe makes of another recipe is cold when that makes cold food', async () => {
  const custard = await recipe([of(await food('cold'))]);
  const bread = await recipe([of(await food('cold'))]);
  await say(bread.outputItemId, 'none');
  const classes = [
    await classOf(await recipe([{ subRecipeId: custard.id }])),
    await classOf(await recipe([{ itemId: custard.outputItemId ?? '' }])),
    await classOf(await recipe([{ subRecipeId: bread.id }])),
  ];
  expect(classes).toEqual(['cold', 'cold', 'none']);
});

test('what a new recipe makes of a dish is cold when the dish contains cold food', async () => {
  const plate = await recipe([of(await food('cold'))], dish);
  expect(await classOf(await recipe([{ subRecipeId: plate.id }]))).toBe('cold');
});

test('an item that was there before its recipe keeps its class', async () => {
  const { id } = await kitchen.item({ kind: 'prep' });
  expect(await classOf(await recipe([of(await food('cold'))], { outputItemId: id }))).toBe('none');
});

test('milk that is added to a recipe makes its item cold, and what is made of that', async () => {
  const flour = await food();
  const sauce = await recipe([of(flour)]);
  const gratin = await recipe([{ subRecipeId: sauce.id }]);
  const leftover = await recipe([{ itemId: gratin.outputItemId ?? '' }]);
  await change(sauce, [of(flour), of(await food('cold'))]);
  expect(await Promise.all([sauce, gratin, leftover].map(classOf))).toEqual(['cold', 'cold', 'cold']);
  const admin = await kitchen.signIn('admin');
  const log = await admin.request('{ auditLog { nodes { entityId action changes } } }');
  const entry = { entityId: sauce.outputItemId, action: 'item.updated', changes: { tcsClass: ['none', 'cold'] } };
  expect(log).toMatchObject({ auditLog: { nodes: expect.arrayContaining([entry]) } });
});

test('an ingredient that is found to be cold makes cold what is made of it', async () => {
  const milk = await food();
  const custard = await recipe([of(milk)]);
  const trifle = await recipe([{ subRecipeId: custard.id }]);
  await say(milk.id, 'cold');
  expect(await Promise.all([custard, trifle].map(classOf))).toEqual(['cold', 'cold']);
});

test('what somebody has said of an item stays, as long as its recipe contains cold food', async () => {
  const [butter, milk] = [await food('cold'), await food()];
  const biscuits = await recipe([of(butter)]);
  await say(biscuits.outputItemId, 'none');
  await say(milk.id, 'cold');
  await change(biscuits, [of(butter), of(milk)]);
  expect(await classOf(biscuits)).toBe('none');
});

test('another class of made food than none stays', async () => {
  const syrup = await recipe([of(await food())]);
  await say(syrup.outputItemId, 'frozen');
  await change(syrup, [of(await food('milk'))]);
  expect(await classOf(syrup)).toBe('frozen');
});

test('an ingredient of a dish that is found to be cold makes cold what contains the dish', async () => {
  const milk = await food();
  const sauce = await recipe([of(milk)], dish);
  const gratin = await recipe([{ subRecipeId: sauce.id }]);
  await say(milk.id, 'cold');
  expect(await classOf(gratin)).toBe('cold');
});

test('milk that is added to a dish makes cold what contains it in another dish', async () => {
  const flour = await food();
  const sauce = await recipe([of(flour)], dish);
  const plate = await recipe([{ subRecipeId: sauce.id }], dish);
  const pie = await recipe([{ subRecipeId: plate.id }]);
  const butter = await recipe([{ subRecipeId: plate.id }, of(await food('cold'))]);
  await say(butter.outputItemId, 'none');
  await change(sauce, [of(flour), of(await food('cold'))], dish);
  expect(await Promise.all([pie, butter].map(classOf))).toEqual(['cold', 'none']);
});

test('what an archived recipe makes is cold when its ingredient is found to be', async () => {
  const egg = await food();
  const mayonnaise = await recipe([of(egg)]);
  const archive = 'mutation ($input: RecipeRefInput!) { archiveRecipe(input: $input) { id } }';
  await manager.request(archive, { input: { id: mayonnaise.id, version: mayonnaise.version } });
  await say(egg.id, 'cold');
  expect(await classOf(mayonnaise)).toBe('cold');
});
