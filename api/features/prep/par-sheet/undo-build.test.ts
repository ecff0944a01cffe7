import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { buildList, everyDay, Planning, undoBuild } from '../../../testing/planning.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let plan: Planning;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  plan = await Planning.open(api);
  cook = await plan.kitchen.signIn('cook');
});
afterAll(() => api.stop());

/** Builds the list of two lines and returns the ids of its tasks, `Mash` and `Sauce`. */
async function built(): Promise<[string, string]> {
  await plan.line({}, { name: 'Sauce' });
  await plan.line({}, { name: 'Mash' });
  const { tasks } = await plan.build();
  const idOf = (name: string) => tasks.find((task) => task.name === name)?.id ?? '';
  return [idOf('Mash'), idOf('Sauce')];
}
const today = () => plan.planned(plan.day(0));

describe('undoing a build', () => {
  test('takes its tasks off the list; a second press changes nothing', async () => {
    const taskIds = await built();
    expect(await plan.undo({ taskIds })).toEqual({ removed: 2, kept: [] });
    expect(await plan.undo({ taskIds })).toEqual({ removed: 0, kept: [] });
    expect(await today()).toEqual([]);
  });

  test('by two managers at once takes each task off once', async () => {
    const taskIds = await built();
    const other = await plan.kitchen.signIn('manager');
    const answers = await Promise.all([plan.undo({ taskIds }), plan.undo({ taskIds }, other)]);
    expect(answers.reduce((sum, { removed }) => sum + removed, 0)).toBe(2);
    expect(answers.flatMap(({ kept }) => kept)).toEqual([]);
  });

  test.each<readonly [string, (id: string) => Promise<unknown>]>([
    ['begun', (id) => plan.mutate('startPrepTask', { id }, 'PrepTaskInput', cook)],
    ['claimed', (id) => plan.mutate('claimPrepTask', { id }, 'PrepTaskInput', cook)],
    ['changed', (id) => plan.mutate('updatePrepTask', { id, targetQuantity: '12' }, 'UpdatePrepTaskInput')],
    ['written on', (id) => plan.mutate('notePrepTask', { id, note: 'In the blue tub' }, 'NotePrepTaskInput', cook)],
  ])('leaves a task that somebody has %s, and names it', async (_, touch) => {
    const [mash, sauce] = await built();
    await touch(mash);
    expect(await plan.undo({ taskIds: [mash, sauce] })).toEqual({ removed: 1, kept: ['Mash'] });
    expect((await plan.tasks(plan.day(0))).map(({ id }) => id)).toEqual([mash]);
  });

  test('while a cook starts one of its tasks: either the undo or the start succeeds, not both', async () => {
    const [mash] = await built();
    const [undone, begun] = await Promise.all([
      plan.undo({ taskIds: [mash] }),
      cook.graph('mutation ($input: PrepTaskInput!) { startPrepTask(input: $input) { id } }', { input: { id: mash } }),
    ]);
    const isBegun = begun.errors.length === 0;
    expect(undone).toEqual(isBegun ? { removed: 0, kept: ['Mash'] } : { removed: 1, kept: [] });
  });

  test('lets the list be built again', async () => {
    const taskIds = await built();
    await plan.undo({ taskIds });
    expect((await plan.build()).tasks).toHaveLength(2);
    expect(await today()).toEqual(['Mash 10', 'Sauce 10']);
  });

  test('is for managers of the kitchen alone', async () => {
    const taskIds = await built();
    expect(await cook.refused(undoBuild, { input: { taskIds } })).toBe('FORBIDDEN');
    const stranger = (await Planning.open(api)).manager;
    expect(await stranger.refused(undoBuild, { input: { taskIds } })).toBe('NOT_FOUND');
    expect(await stranger.refused(undoBuild, { input: { prepListId: plan.kitchen.id } })).toBe('NOT_FOUND');
    expect(await today()).toHaveLength(2);
  });

  test('takes no task that was added by hand, and nothing when one id is unknown', async () => {
    const [mash] = await built();
    const rice = { name: 'Rice', unit: 'kg', targetQuantity: '2', dueTime: '18:00' };
    const byHand = await plan.mutate('addPrepTask', rice, 'AddPrepTaskInput');
    expect(await plan.manager.refused(undoBuild, { input: { taskIds: [mash, byHand] } })).toBe('NOT_FOUND');
    expect(await plan.manager.refused(undoBuild, { input: { taskIds: [mash, 'junk'] } })).toBe('NOT_FOUND');
    expect(await today()).toHaveLength(3);
  });

  test('refuses to undo nothing', async () => {
    expect(await plan.manager.refused(undoBuild, { input: {} })).toBe('VALIDATION_FAILED');
    expect(await plan.manager.refused(undoBuild, { input: { taskIds: [] } })).toBe('VALIDATION_FAILED');
  });
});

describe('building chosen lines', () => {
  test('adds those alone, once when two managers press at once', async () => {
    const { id } = await plan.line({}, { name: 'Sauce' });
    await plan.line({}, { name: 'Mash' });
    const other = await plan.kitchen.signIn('manager');
    await Promise.all([plan.build({ prepItemIds: [id] }), plan.build({ prepItemIds: [id] }, other)]);
    expect(await today()).toEqual(['Sauce 10']);
  });

  test('leaves out a line that was archived since the preview', async () => {
    const { id: sauce } = await plan.line({}, { name: 'Sauce' });
    const { id: mash } = await plan.line({}, { name: 'Mash' });
    await plan.mutate('archivePrepItem', { id: sauce, archived: true }, 'ArchivePrepItemInput');
    await plan.build({ prepItemIds: [sauce, mash] });
    expect(await today()).toEqual(['Mash 10']);
  });

  test('uses the current stock, not that of the preview', async () => {
    const { id, item } = await plan.line({}, { name: 'Sauce' });
    await plan.sheet();
    await plan.kitchen.lot(item.id, '4');
    await plan.build({ prepItemIds: [id] });
    expect(await today()).toEqual(['Sauce 6']);
  });

  test('refuses a line of another kitchen, and none at all', async () => {
    const elsewhere = await (await Planning.open(api)).line();
    expect(await plan.manager.refused(buildList, { input: { prepItemIds: [elsewhere.id] } })).toBe('NOT_FOUND');
    expect(await plan.manager.refused(buildList, { input: { prepItemIds: [] } })).toBe('VALIDATION_FAILED');
  });

  test('is refused to a cook', async () => {
    const { id } = await plan.line({ parByWeekday: everyDay('5') });
    expect(await cook.refused(buildList, { input: { prepItemIds: [id] } })).toBe('FORBIDDEN');
    expect(await today()).toEqual([]);
  });
});
