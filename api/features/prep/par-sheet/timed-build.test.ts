import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, instantOn } from '#schema/business-day.ts';
import { MINUTE } from '#schema/milliseconds.ts';
import { jobRun } from '../../../platform/jobs/runner.ts';
import { Planning } from '../../../testing/planning.ts';
import { startReplicas, type TestReplica } from '../../../testing/start-replicas.ts';
import { prepBuildJob } from './prep-build.job.ts';
import { buildDueLists } from './timed-build.service.ts';

let api: TestReplica;
let replica: TestReplica;
let plan: Planning;

beforeAll(async () => {
  [api, replica] = await startReplicas();
});
beforeEach(async () => {
  plan = await Planning.open(api);
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

interface PrepList {
  readonly buildTime: string | null;
  readonly builtDate: string | null;
  readonly builtAt: string | null;
  readonly builtTasks: number | null;
}
async function list(of: Planning = plan): Promise<PrepList | undefined> {
  const read = '{ prepLists { buildTime builtDate builtAt builtTasks } }';
  return (await of.manager.request<{ prepLists: PrepList[] }>(read)).prepLists[0];
}
const buildAt = (buildTime: string | null, of: Planning = plan) =>
  of.mutate('updatePrepList', { id: of.kitchen.id, buildTime }, 'UpdatePrepListInput');
/** When the clock of the kitchen shows a time on a day from today; times before the rollover are of the night after it. */
const at = (ahead: number, time: string) => instantOn(plan.clock, plan.day(ahead), time);
const run = (now: Date, on: TestReplica = api) => prepBuildJob.run(jobRun(on.app, now));

describe('a list that is built by itself', () => {
  test('is built at its time, once a day, and says so', async () => {
    await plan.line();
    await buildAt('05:00');
    await run(new Date(at(1, '05:00').getTime() - MINUTE));
    expect(await plan.planned(plan.day(1))).toEqual([]);
    for (const time of ['05:00', '05:01', '12:00', '23:59']) await run(at(1, time));
    expect(await plan.planned(plan.day(1))).toEqual(['Sauce 10']);
    expect(await list()).toMatchObject({
      builtDate: plan.day(1),
      builtAt: at(1, '05:00').toISOString(),
      builtTasks: 1,
    });
  });

  test('on a special day on which the kitchen is closed is done for the day with no task', async () => {
    await plan.line();
    await buildAt('05:00');
    const add = 'mutation ($input: AddKitchenEventInput!) { addKitchenEvent(input: $input) { id } }';
    await plan.manager.request(add, { input: { date: plan.day(1), name: 'Christmas', factor: '0' } });
    await run(at(1, '05:00'));
    expect(await plan.planned(plan.day(1))).toEqual([]);
    expect(await list()).toMatchObject({ builtDate: plan.day(1), builtTasks: 0 });
  });

  test('by two servers at once is built once', async () => {
    await plan.line();
    await buildAt('05:00');
    await Promise.all([run(at(1, '05:00')), run(at(1, '05:00'), replica)]);
    expect(await plan.planned(plan.day(1))).toEqual(['Sauce 10']);
  });

  test('while a manager builds it by hand is built once', async () => {
    await plan.line();
    await buildAt('12:00');
    await Promise.all([run(at(0, '12:00')), plan.build()]);
    expect(await plan.planned(plan.day(0))).toEqual(['Sauce 10']);
  });

  test('at 03:00, before the rollover, is the list of the day that begins', async () => {
    await plan.line();
    await buildAt('03:00');
    // 03:00 after today's business day is the morning of tomorrow's.
    await run(at(0, '03:00'));
    expect(await plan.planned(plan.day(0))).toEqual([]);
    expect(await plan.planned(plan.day(1))).toEqual(['Sauce 10']);
  });

  test('is built late, and once, when no server ran at its time', async () => {
    await plan.line();
    await buildAt('05:00');
    await run(at(3, '10:00'));
    await run(at(3, '10:01'));
    expect(await plan.planned(plan.day(3))).toEqual(['Sauce 10']);
    expect(await plan.planned(plan.day(2))).toEqual([]);
  });

  test('whose time has passed when it is set waits for the next day', async () => {
    await plan.line();
    await buildAt('05:00');
    await run(at(0, '10:00'));
    expect(await plan.planned(plan.day(0))).toEqual([]);
    expect((await list())?.builtDate).toBeNull();
  });

  test('whose time is moved is built at the new one, unless it was built that day', async () => {
    await plan.line();
    await buildAt('05:00');
    await buildAt('11:00');
    await run(at(0, '11:00'));
    expect(await plan.planned(plan.day(0))).toEqual(['Sauce 10']);
    await plan.line({}, { name: 'Mash' });
    await buildAt('12:00');
    await run(at(0, '12:00'));
    expect(await plan.planned(plan.day(0))).toEqual(['Sauce 10']);
  });

  test('whose time was taken away is built by people alone', async () => {
    await plan.line();
    await buildAt('05:00');
    await buildAt(null);
    await run(at(1, '05:00'));
    expect(await plan.planned(plan.day(1))).toEqual([]);
  });

  test('without lines is done for the day with no task', async () => {
    await buildAt('05:00');
    await run(at(1, '05:00'));
    await plan.line();
    await run(at(1, '05:01'));
    expect(await plan.planned(plan.day(1))).toEqual([]);
    expect(await list()).toMatchObject({ builtDate: plan.day(1), builtTasks: 0 });
  });

  test('makes nothing of archived lines, whose items may be archived, too', async () => {
    const { id, item } = await plan.line();
    await buildAt('05:00');
    const archive = 'mutation ($input: ArchiveItemInput!) { archiveItem(input: $input) { id } }';
    expect(await plan.manager.refused(archive, { input: { id: item.id, archived: true } })).toBe('CONFLICT');
    await plan.mutate('archivePrepItem', { id, archived: true }, 'ArchivePrepItemInput');
    await plan.manager.request(archive, { input: { id: item.id, archived: true } });
    await run(at(1, '05:00'));
    expect(await list()).toMatchObject({ builtDate: plan.day(1), builtTasks: 0 });
  });

  test('is not built while it is archived, and once restored waits for its next time', async () => {
    const id = await plan.mutate('addPrepList', { name: 'PM', buildTime: '08:00' }, 'AddPrepListInput');
    const archived = (value: boolean) =>
      plan.mutate('archivePrepList', { id, archived: value }, 'ArchivePrepListInput');
    await archived(true);
    await run(at(1, '08:00'));
    await archived(false);
    await plan.line({ prepListId: id });
    await run(at(0, '10:00'));
    expect(await plan.planned(plan.day(0))).toEqual([]);
    await run(at(1, '08:00'));
    expect(await plan.planned(plan.day(1))).toEqual(['Sauce 10']);
  });

  test('is built without the lines of other lists and of other kitchens', async () => {
    const pm = await plan.mutate('addPrepList', { name: 'PM', buildTime: '14:00' }, 'AddPrepListInput');
    await plan.line({}, { name: 'Mash' });
    await plan.line({ prepListId: pm }, { name: 'Sauce' });
    const other = await Planning.open(api);
    await other.line();
    await run(at(1, '14:00'));
    expect(await plan.planned(plan.day(1))).toEqual(['Sauce 10']);
    expect(await other.planned(other.day(1))).toEqual([]);
  });

  test('has its time set by managers alone', async () => {
    const cook = await plan.kitchen.signIn('cook');
    const update = 'mutation ($input: UpdatePrepListInput!) { updatePrepList(input: $input) { id } }';
    expect(await cook.refused(update, { input: { id: plan.kitchen.id, buildTime: '05:00' } })).toBe('FORBIDDEN');
    const bad = { id: plan.kitchen.id, buildTime: '5 am' };
    expect(await plan.manager.refused(update, { input: bad })).toBe('VALIDATION_FAILED');
  });
});

describe.each([
  ['the clock goes forward', '2027-03-28'],
  ['the clock goes back', '2027-10-31'],
])('in the night in which %s', (_, date) => {
  test.each(['02:30', '03:00', '05:00'])('a list of %s is built once for each day', async (time) => {
    const madrid = await Planning.open(api, 'Europe/Madrid');
    await buildAt(time, madrid);
    const tend = (now: Date) => madrid.kitchen.write((tx) => buildDueLists({ ...tx, now, occurredAt: now }));
    // The day before is built already; then every half hour from 22:00 on.
    const evening = instantOn(madrid.clock, addDays(date, -1), '22:00');
    await tend(evening);
    await madrid.line();
    for (let tick = 1; tick <= 24; tick += 1) await tend(new Date(evening.getTime() + tick * 30 * MINUTE));
    const tasks = await api.app.database.read(madrid.kitchen.id, (db) =>
      db.selectFrom('prepTask').select('businessDate').execute(),
    );
    expect(tasks).toEqual([{ businessDate: date }]);
  });
});

describe('undoing a build of a list by itself', () => {
  beforeEach(async () => {
    await plan.line();
    await buildAt('05:00');
    await run(at(1, '05:00'));
  });
  const undo = () => plan.undo({ prepListId: plan.kitchen.id });

  test('removes its tasks, once, and the list is not built again that day', async () => {
    expect(await undo()).toEqual({ removed: 1, kept: [] });
    expect(await undo()).toEqual({ removed: 0, kept: [] });
    await run(at(1, '05:01'));
    expect(await plan.planned(plan.day(1))).toEqual([]);
    expect(await list()).toMatchObject({ builtTasks: 0 });
  });

  test('leaves what was built by hand', async () => {
    await plan.line({}, { name: 'Mash' });
    await plan.build({ date: plan.day(1) });
    expect(await undo()).toEqual({ removed: 1, kept: [] });
    expect(await plan.planned(plan.day(1))).toEqual(['Mash 10']);
  });

  test('of a list that was never built changes nothing', async () => {
    const other = await Planning.open(api);
    expect(await other.undo({ prepListId: other.kitchen.id })).toEqual({ removed: 0, kept: [] });
  });
});
