import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyDay, Planning } from '../../../testing/planning.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { PrepTask } from '../tasks/prep-task.entity.ts';

interface Task {
  readonly id: string;
  readonly name: string;
  readonly dueAt: string;
  readonly latestStartAt: string;
  readonly waitsFor: readonly { readonly prepTaskId: string; readonly name: string }[];
}

let api: TestApi;
let plan: Planning;
/** Of the recipes: what they put into stock. */
let sauce: Made;
let lasagna: Made;

interface Made {
  readonly id: string;
  readonly outputItemId: string;
}

beforeAll(async () => {
  api = await startApi();
});
/** A batch of lasagna (12 portions) needs 2 litres of sauce. */
beforeEach(async () => {
  plan = await Planning.open(api);
  const tomato = await plan.kitchen.item({ name: 'Tomato', unit: 'kg' }, '100');
  sauce = await recipe('Sauce', { yieldQuantity: '4', yieldUnit: 'l' }, [
    { itemId: tomato.id, quantity: '5', unit: 'kg' },
  ]);
  lasagna = await recipe('Lasagna', { yieldQuantity: '12', yieldUnit: 'portion' }, [
    { subRecipeId: sauce.id, quantity: '2', unit: 'l' },
  ]);
});
afterAll(() => api.stop());

async function recipe(name: string, yields: object, lines: readonly object[]): Promise<Made> {
  const input = { name, kind: 'prep', ...yields, lines, steps: [] };
  const create = 'mutation ($input: CreateRecipeInput!) { recipe: createRecipe(input: $input) { id outputItemId } }';
  return (await plan.manager.request<{ recipe: Made }>(create, { input })).recipe;
}

function line({ id, outputItemId }: Made, par: string, more: object): Promise<string> {
  const input = { itemId: outputItemId, recipeId: id, parByWeekday: everyDay(par), ...more };
  return plan.mutate('addPrepItem', input, 'AddPrepItemInput');
}

async function tasks(): Promise<ReadonlyMap<string, Task>> {
  const read = '{ prepTasks { id name dueAt latestStartAt waitsFor { prepTaskId name } } }';
  const { prepTasks } = await plan.manager.request<{ prepTasks: Task[] }>(read);
  return new Map(prepTasks.map((task) => [task.name, task]));
}

async function task(name: string): Promise<Task> {
  const found = (await tasks()).get(name);
  if (!found) throw new Error(`There is no task ${name}.`);
  return found;
}

const moveTo = (name: string, businessDate: string) =>
  plan.kitchen.write((tx) => tx.em.nativeUpdate(PrepTask, { name }, { businessDate }));

const work = (name: string, input: object) =>
  plan.mutate(name, input, name === 'completePrepTask' ? 'CompletePrepTaskInput' : 'PrepTaskInput');

/** Minutes from the latest start of one task to another's. */
const minutesBefore = (one: Task, other: Task) =>
  (Date.parse(other.latestStartAt) - Date.parse(one.latestStartAt)) / 60_000;

describe('a task whose recipe uses what another task makes', () => {
  beforeEach(async () => {
    await line(sauce, '4', { dueTime: '16:00', leadMinutes: 30 });
    await line(lasagna, '12', { dueTime: '15:00', leadMinutes: 90 });
    await plan.build();
  });

  test('waits for it, and that waits for nothing', async () => {
    const made = await task('Sauce');
    expect((await task('Lasagna')).waitsFor).toEqual([{ prepTaskId: made.id, name: 'Sauce' }]);
    expect(made.waitsFor).toEqual([]);
  });

  test('moves its latest start, so that it is ready in time', async () => {
    const [made, using] = [await task('Sauce'), await task('Lasagna')];
    expect(Date.parse(using.dueAt) - Date.parse(using.latestStartAt)).toBe(90 * 60_000);
    expect(minutesBefore(made, using)).toBe(30);
  });

  test('keeps that start when it gets another name, and loses it with another time', async () => {
    const made = await task('Sauce');
    await plan.mutate('updatePrepTask', { id: made.id, name: 'Red sauce' }, 'UpdatePrepTaskInput');
    expect((await task('Red sauce')).latestStartAt).toBe(made.latestStartAt);
    await plan.mutate('updatePrepTask', { id: made.id, dueTime: '17:00' }, 'UpdatePrepTaskInput');
    const { dueAt, latestStartAt } = await task('Red sauce');
    expect(Date.parse(dueAt) - Date.parse(latestStartAt)).toBe(30 * 60_000);
  });

  test('waits for nothing once it is made', async () => {
    const made = await task('Sauce');
    await work('startPrepTask', { id: made.id });
    expect((await task('Lasagna')).waitsFor).toHaveLength(1);
    await work('completePrepTask', { id: made.id, actualQuantity: '4' });
    expect((await task('Lasagna')).waitsFor).toEqual([]);
  });

  test('waits again when that is undone', async () => {
    const made = await task('Sauce');
    await work('startPrepTask', { id: made.id });
    await work('completePrepTask', { id: made.id, actualQuantity: '4' });
    await work('undoPrepTask', { id: made.id });
    expect((await task('Lasagna')).waitsFor).toEqual([{ prepTaskId: made.id, name: 'Sauce' }]);
  });

  test('waits for nothing when that is skipped or cancelled', async () => {
    await work('cancelPrepTask', { id: (await task('Sauce')).id });
    expect((await task('Lasagna')).waitsFor).toEqual([]);
  });

  test('that was carried over from the day before waits for what is made today', async () => {
    await moveTo('Lasagna', plan.day(-1));
    expect((await task('Lasagna')).waitsFor).toHaveLength(1);
  });

  test('does not wait for what is made tomorrow', async () => {
    await moveTo('Sauce', plan.day(1));
    expect((await task('Lasagna')).waitsFor).toEqual([]);
  });

  test('can be started all the same, and waits for nothing then', async () => {
    await work('startPrepTask', { id: (await task('Lasagna')).id });
    expect((await task('Lasagna')).waitsFor).toEqual([]);
  });
});

describe('usable stock of what it needs', () => {
  test('is used before anything is waited for', async () => {
    await plan.kitchen.lot(sauce.outputItemId, '2', { useBy: null });
    await line(sauce, '4', {});
    await line(lasagna, '12', {});
    await plan.build();
    expect((await task('Lasagna')).waitsFor).toEqual([]);
    expect((await tasks()).has('Sauce')).toBe(true);
  });

  test('does not count when it is expired', async () => {
    await plan.kitchen.lot(sauce.outputItemId, '2', { useBy: new Date(Date.now() - 60_000) });
    await line(sauce, '4', {});
    await line(lasagna, '12', {});
    await plan.build();
    expect((await task('Lasagna')).waitsFor).toHaveLength(1);
  });

  test('that is too little for the amount of the task is waited for', async () => {
    await plan.kitchen.lot(sauce.outputItemId, '2', { useBy: null });
    await line(sauce, '4', {});
    await line(lasagna, '24', {});
    await plan.build();
    expect((await task('Lasagna')).waitsFor).toHaveLength(1);
  });
});

describe('several levels', () => {
  test('start one after the other', async () => {
    const stock = await recipe('Stock', { yieldQuantity: '10', yieldUnit: 'l' }, []);
    const soup = await recipe('Soup', { yieldQuantity: '5', yieldUnit: 'l' }, [
      { subRecipeId: stock.id, quantity: '5', unit: 'l' },
    ]);
    const set = await recipe('Soup of the day', { yieldQuantity: '20', yieldUnit: 'portion' }, [
      { subRecipeId: soup.id, quantity: '5', unit: 'l' },
    ]);
    await line(stock, '10', { dueTime: '17:00', leadMinutes: 240 });
    await line(soup, '5', { dueTime: '17:00', leadMinutes: 60 });
    await line(set, '20', { dueTime: '17:00', leadMinutes: 20 });
    await plan.build();
    const [first, second, last] = [await task('Stock'), await task('Soup'), await task('Soup of the day')];
    expect([minutesBefore(first, second), minutesBefore(second, last)]).toEqual([240, 60]);
    expect(last.waitsFor.map(({ name }) => name)).toEqual(['Soup']);
  });
});
