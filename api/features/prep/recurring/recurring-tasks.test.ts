import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate, instantOn, weekdayOf } from '#schema/business-day.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { jobRun } from '../../../platform/jobs/runner.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { turnable, turnDay, zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import { startReplicas, type TestReplica } from '../../../testing/start-replicas.ts';
import { recurringTasksJob } from './recurring-tasks.job.ts';

let api: TestReplica;
let replica: TestReplica;
let kitchen: Kitchen;
let manager: Client;
/** It is noon. */
const clock = { timeZone: zoneWhereItIs(12), dayRollover: '04:00' };

beforeAll(async () => {
  [api, replica] = await startReplicas();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, clock);
  manager = await kitchen.signIn('manager');
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

const today = businessDate(clock, new Date());
const day = (ahead: number) => addDays(today, ahead);
const at = (ahead: number, time: string) => instantOn(clock, day(ahead), time);
const run = (now: Date, on: TestReplica = api) => recurringTasksJob.run(jobRun(on.app, now));
const fryer = {
  name: 'Clean the fryer',
  kind: 'cleaning',
  weekdays: [...weekdays],
  dueTime: '22:00',
  minutes: 20,
  needsNote: false,
  carriesOver: false,
};

interface Recurring {
  readonly id: string;
  readonly version: number;
}
const mutate = async (name: string, type: string, input: object): Promise<Recurring> =>
  (
    await manager.request<{ row: Recurring }>(
      `mutation ($input: ${type}!) { row: ${name}(input: $input) { id version } }`,
      { input },
    )
  ).row;
const addTask = (changes: object = {}) => mutate('addRecurringTask', 'AddRecurringTaskInput', { ...fryer, ...changes });
const addDocument = 'mutation ($input: AddRecurringTaskInput!) { addRecurringTask(input: $input) { id } }';

interface Task {
  readonly id: string;
  readonly name: string;
  readonly dueAt: string;
  readonly carriedOver: boolean;
  readonly instructions: string | null;
}
async function tasksOn(date: string, client: Client = manager): Promise<Task[]> {
  const query =
    'query ($date: LocalDate) { prepTasks(filter: { date: $date }) { id name dueAt carriedOver instructions allergens } }';
  return (await client.request<{ prepTasks: Task[] }>(query, { date })).prepTasks;
}
const namesOn = async (date: string) => (await tasksOn(date)).map(({ name }) => name);

describe('a recurring task', () => {
  test('is on today’s list at once, and on each later day’s from its beginning, once', async () => {
    await addTask({ instructions: 'Drain it cold.' });
    expect(await tasksOn(today)).toMatchObject([
      { name: 'Clean the fryer', dueAt: at(0, '22:00').toISOString(), instructions: 'Drain it cold.', allergens: [] },
    ]);
    for (const time of ['04:00', '04:01', '12:00', '23:59', '03:59']) await run(at(1, time));
    expect(await namesOn(day(1))).toEqual(['Clean the fryer']);
  });

  test('does not come on a special day on which the kitchen is closed, and comes when that is removed', async () => {
    await addTask();
    const input = { date: day(1), name: 'Christmas', factor: '0' };
    const event = await mutate('addKitchenEvent', 'AddKitchenEventInput', input);
    await run(at(1, '04:00'));
    await manager.request('mutation ($input: BuildPrepListInput) { buildPrepList(input: $input) { date } }', {
      input: { date: day(1) },
    });
    expect(await namesOn(day(1))).toEqual([]);
    await manager.request('mutation ($input: RemoveKitchenEventInput!) { removeKitchenEvent(input: $input) }', {
      input: event,
    });
    await run(at(1, '04:01'));
    expect(await namesOn(day(1))).toEqual(['Clean the fryer']);
  });

  test('by two servers at once is added once', async () => {
    await addTask();
    await Promise.all([run(at(1, '04:00')), run(at(1, '04:00'), replica)]);
    expect(await namesOn(day(1))).toEqual(['Clean the fryer']);
  });

  test('at 03:00, before the rollover, still belongs to the day before', async () => {
    await addTask({ dueTime: '01:30' });
    await run(at(0, '03:00'));
    expect(await namesOn(day(1))).toEqual([]);
    expect(await tasksOn(today)).toMatchObject([{ dueAt: at(0, '01:30').toISOString() }]);
  });

  test('comes on the list of a later day when that is built, and not again by itself', async () => {
    await addTask();
    await manager.request('mutation ($input: BuildPrepListInput) { buildPrepList(input: $input) { date } }', {
      input: { date: day(2) },
    });
    await run(at(2, '04:00'));
    expect(await namesOn(day(2))).toEqual(['Clean the fryer']);
  });

  test('whose time has passed begins tomorrow', async () => {
    await addTask({ dueTime: '08:00' });
    await run(at(0, '13:00'));
    expect(await namesOn(today)).toEqual([]);
    await run(at(1, '04:00'));
    expect(await namesOn(day(1))).toEqual(['Clean the fryer']);
  });

  test('is due only on its weekdays', async () => {
    await addTask({ weekdays: [weekdayOf(day(2))] });
    for (const ahead of [1, 2, 3]) await run(at(ahead, '04:00'));
    expect(await Promise.all([0, 1, 2, 3].map((ahead) => namesOn(day(ahead))))).toEqual([
      [],
      [],
      ['Clean the fryer'],
      [],
    ]);
  });

  test('on the last of some weekdays in a month comes once in that month', async () => {
    await addTask({ monthOccurrence: 'last' });
    const days = Array.from({ length: 31 }, (_, index) => day(index + 1));
    for (const [index] of days.entries()) await run(at(index + 1, '04:00'));
    const due = [];
    for (const date of days) if ((await namesOn(date)).length > 0) due.push(date);
    const lastDays = days.filter((date) => addDays(date, 1).endsWith('-01'));
    expect(due).toEqual(lastDays);
  });

  test('taken off a day’s list by a manager does not come back', async () => {
    await addTask();
    const [task] = await tasksOn(today);
    await manager.request('mutation ($id: ID!) { cancelPrepTask(input: { id: $id }) { id } }', { id: task?.id });
    await run(at(0, '13:00'));
    expect(await namesOn(today)).toEqual([]);
  });
});

test('on the days when the clock changes the task is due at its local time, once', async () => {
  const madrid = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };
  kitchen = await Kitchen.create(api, madrid);
  manager = await kitchen.signIn('manager');
  await addTask({ dueTime: '02:30' });
  // The night of 28 March 2027 has no 02:30, that of 31 October 2027 has two.
  for (const [date, due] of [
    ['2027-03-27', '2027-03-28T01:30:00.000Z'],
    ['2027-10-30', '2027-10-31T00:30:00.000Z'],
  ] as const) {
    for (const time of ['04:00', '20:00', '03:30']) await run(instantOn(madrid, date, time));
    expect(await tasksOn(date)).toMatchObject([{ dueAt: due }]);
  }
});

describe('changing a recurring task', () => {
  test('changes the days to come, not what was added', async () => {
    const { id } = await addTask();
    await mutate('updateRecurringTask', 'UpdateRecurringTaskInput', { id, ...fryer, name: 'Boil out the fryer' });
    await run(at(1, '04:00'));
    expect([await namesOn(today), await namesOn(day(1))]).toEqual([['Clean the fryer'], ['Boil out the fryer']]);
  });

  test('pausing and archiving stop it, and resuming begins with today', async () => {
    const { id } = await addTask();
    await mutate('pauseRecurringTask', 'PauseRecurringTaskInput', { id, paused: true });
    await run(at(1, '04:00'));
    expect(await namesOn(day(1))).toEqual([]);
    await mutate('pauseRecurringTask', 'PauseRecurringTaskInput', { id, paused: false });
    await run(at(1, '05:00'));
    expect(await namesOn(day(1))).toEqual(['Clean the fryer']);
    await mutate('archiveRecurringTask', 'ArchiveRecurringTaskInput', { id, archived: true });
    await run(at(2, '04:00'));
    expect(await namesOn(day(2))).toEqual([]);
  });

  test('without days, with both kinds, or to a station of another kitchen is refused and changes nothing', async () => {
    const other = await (await Kitchen.create(api)).station();
    for (const [changes, code] of [
      [{ weekdays: [] }, 'VALIDATION_FAILED'],
      [{ monthDay: 1 }, 'VALIDATION_FAILED'],
      [{ weekdays: null, monthDay: 32 }, 'VALIDATION_FAILED'],
      [{ weekdays: null, monthDay: 1, monthOccurrence: 'first' }, 'VALIDATION_FAILED'],
      [{ stationId: other.id }, 'NOT_FOUND'],
    ] as const) {
      expect(await manager.refused(addDocument, { input: { ...fryer, ...changes } })).toBe(code);
    }
    expect(await manager.request('{ recurringTasks { id } }')).toEqual({ recurringTasks: [] });
  });

  test('is for managers', async () => {
    const cook = await kitchen.signIn('cook');
    expect(await cook.refused(addDocument, { input: fryer })).toBe('FORBIDDEN');
    expect(await cook.refused('{ recurringTasks { id } }')).toBe('FORBIDDEN');
  });
});

describe('a task that was not done', () => {
  test.each([
    [false, []],
    [true, [{ name: 'Clean the fryer', carriedOver: true }]],
  ])('with carrying over %s is on the next day’s list: %j', async (carriesOver, expected) => {
    kitchen = await Kitchen.create(api, turnable);
    manager = await kitchen.signIn('manager');
    await addTask({ carriesOver, weekdays: [weekdayOf(businessDate(turnable, new Date()))], dueTime: '23:59' });
    await turnDay(kitchen);
    const { prepTasks } = await manager.request<{ prepTasks: object[] }>('{ prepTasks { name carriedOver } }');
    expect(prepTasks).toEqual(expected);
  });
});

describe('a task that needs a note', () => {
  const start = 'mutation ($id: ID!) { startPrepTask(input: { id: $id }) { id } }';
  const done = `mutation ($id: ID!, $note: String) {
    task: completePrepTask(input: { id: $id, actualQuantity: "1", note: $note }) { status note lotId } }`;

  test('is done only with one, and has no stock', async () => {
    await addTask({ needsNote: true });
    const cook = await kitchen.signIn('cook');
    const id = (await tasksOn(today))[0]?.id;
    await cook.request(start, { id });
    expect(await cook.refused(done, { id })).toBe('VALIDATION_FAILED');
    expect(await cook.request(done, { id, note: 'Oil changed' })).toEqual({
      task: { status: 'completed', note: 'Oil changed', lotId: null },
    });
  });

  test('takes the note that was written on it before', async () => {
    await addTask({ needsNote: true });
    const id = (await tasksOn(today))[0]?.id;
    await manager.request(start, { id });
    await manager.request('mutation ($id: ID!) { notePrepTask(input: { id: $id, note: "Filter is torn" }) { id } }', {
      id,
    });
    expect(await manager.request(done, { id })).toMatchObject({
      task: { status: 'completed', note: 'Filter is torn' },
    });
  });
});
