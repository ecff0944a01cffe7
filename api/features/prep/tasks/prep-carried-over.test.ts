import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { turnable, turnDay } from '../../../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { User } from '../../users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: Client & { user: User };
let today: string;
let yesterday: string;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, turnable);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
  yesterday = businessDate(turnable, new Date());
  today = addDays(yesterday, 1);
});
afterAll(() => api.stop());

const mutationOf = (name: string, type = 'PrepTaskInput') =>
  `mutation ($input: ${type}!) { mutate: ${name}(input: $input) { id } }`;
async function mutate(person: Client, name: string, input: object, type?: string): Promise<string> {
  return (await person.request<{ mutate: { id: string } }>(mutationOf(name, type), { input })).mutate.id;
}
const newTask = (data: object = {}) =>
  mutate(
    manager,
    'addPrepTask',
    { name: 'Stock', dueTime: '00:00', targetQuantity: '8', unit: 'l', ...data },
    'AddPrepTaskInput',
  );
const done = (id: string) => mutate(cook, 'completePrepTask', { id, actualQuantity: '8' }, 'CompletePrepTaskInput');
async function startAndFinish(id: string): Promise<void> {
  await mutate(cook, 'startPrepTask', { id });
  await done(id);
}

interface Lists {
  prepTasks: { id: string; businessDate: string; carriedOver: boolean; status: string }[];
  myPrepTasks: { id: string }[];
  prepTaskStatus: Record<'total' | 'pending' | 'inProgress' | 'completed' | 'late', number>;
}
const lists = `{ prepTasks { id businessDate carriedOver status } myPrepTasks { id }
  prepTaskStatus { total pending inProgress completed late } }`;
const listed = (person: Client = cook) => person.request<Lists>(lists);
const namesOf = (response: { json: unknown }) => JSON.stringify(response.json);

describe('work that is unfinished when a new business day starts', () => {
  test('is on today’s lists, marked with its own day, and in the counts', async () => {
    const [waiting, running] = [await newTask(), await newTask({ assigneeId: cook.user.id })];
    await mutate(cook, 'startPrepTask', { id: running });
    await turnDay(kitchen);
    const { prepTasks, myPrepTasks, prepTaskStatus } = await listed();
    const mark = { businessDate: yesterday, carriedOver: true };
    expect(new Set(prepTasks)).toEqual(
      new Set([
        { id: waiting, status: 'pending', ...mark },
        { id: running, status: 'in_progress', ...mark },
      ]),
    );
    expect(myPrepTasks.map(({ id }) => id).toSorted()).toEqual([waiting, running].toSorted());
    expect(prepTaskStatus).toEqual({ total: 2, pending: 1, inProgress: 1, completed: 0, late: 2 });
  });

  test('is on the REST lists, with its day and the mark', async () => {
    const id = await newTask();
    await turnDay(kitchen);
    const row = { id, businessDate: yesterday, carriedOver: true };
    expect((await cook.get('/api/prep-tasks')).json).toEqual([expect.objectContaining(row)]);
    expect((await cook.get('/api/prep-tasks/my-tasks')).json).toEqual([expect.objectContaining(row)]);
    expect((await cook.get('/api/prep-tasks/status')).json).toMatchObject({ total: 1, pending: 1, late: 1 });
  });

  test('is on a kitchen display', async () => {
    const id = await newTask();
    await turnDay(kitchen);
    const display = await kitchen.pair();
    const board = await display.request('{ prepTasks { id carriedOver } organization { businessDate } }');
    expect(board).toEqual({ prepTasks: [{ id, carriedOver: true }], organization: { businessDate: today } });
  });

  test.each([
    ['completed', (id: string) => startAndFinish(id), 1],
    ['skipped', (id: string) => mutate(cook, 'skipPrepTask', { id, reason: 'Enough' }, 'SkipPrepTaskInput'), 0],
  ])('is on the list of the day on which it is %s, and not on the next', async (status, end, completed) => {
    const id = await newTask();
    await turnDay(kitchen);
    await end(id);
    const ended = await listed();
    expect(ended.prepTasks).toEqual([{ id, businessDate: yesterday, carriedOver: true, status }]);
    expect(ended.prepTaskStatus).toMatchObject({ total: completed, completed, pending: 0, late: 0 });
  });

  test('is not carried over when it ended on its own day', async () => {
    const id = await newTask();
    await mutate(cook, 'startPrepTask', { id });
    await done(id);
    await mutate(manager, 'cancelPrepTask', { id: await newTask() });
    await kitchen.write((tx) =>
      tx.db
        .updateTable('prepTask')
        .set({ completedAt: new Date(Date.now() - 48 * 3_600_000) })
        .where('id', '=', id)
        .execute(),
    );
    await turnDay(kitchen);
    expect((await listed()).prepTasks).toEqual([]);
  });

  test('can be cancelled, reopened on the day it was finished, and undone', async () => {
    const [id, other] = [await newTask(), await newTask()];
    await turnDay(kitchen);
    await mutate(manager, 'cancelPrepTask', { id: other });
    await mutate(cook, 'startPrepTask', { id });
    await done(id);
    await mutate(cook, 'undoPrepTask', { id });
    await done(id);
    await mutate(manager, 'reopenPrepTask', { id });
    expect((await listed()).prepTasks).toEqual([
      { id, businessDate: yesterday, carriedOver: true, status: 'in_progress' },
    ]);
  });

  test('belongs to its own day in that day’s list and in the reports', async () => {
    const id = await newTask();
    await turnDay(kitchen);
    await startAndFinish(id);
    const { prepTasks } = await cook.request<Lists>(
      `{ prepTasks(filter: { date: "${yesterday}" }) { id carriedOver } }`,
    );
    expect(prepTasks).toEqual([{ id, carriedOver: true }]);
    const report = `{ prepReport(from: "${yesterday}", to: "${today}") { days { date planned completed } } }`;
    const { prepReport } = await manager.request<{ prepReport: { days: object[] } }>(report);
    expect(prepReport.days).toEqual([{ date: yesterday, planned: 1, completed: 1 }]);
  });

  test('counts as open work, so that it is not planned twice', async () => {
    const item = await kitchen.item({ name: 'Stock', unit: 'l' });
    await mutate(
      manager,
      'addPrepItem',
      { itemId: item.id, parByWeekday: Array.from({ length: 7 }, () => '10') },
      'AddPrepItemInput',
    );
    await newTask({ itemId: item.id });
    await turnDay(kitchen);
    const { prepItems } = await manager.request<{ prepItems: object[] }>('{ prepItems { planned toMake } }');
    expect(prepItems).toEqual([{ planned: '8', toMake: '2' }]);
  });

  test('is covered by the prep check', async () => {
    await newTask();
    await turnDay(kitchen);
    expect(namesOf(await manager.post('/api/checks/prep'))).toContain('Stock is late');
  });

  test('gets a due time of today when a manager changes it', async () => {
    const id = await newTask();
    await turnDay(kitchen);
    await mutate(manager, 'updatePrepTask', { id, dueTime: '23:59' }, 'UpdatePrepTaskInput');
    const { prepTaskStatus } = await listed();
    expect(prepTaskStatus).toMatchObject({ pending: 1, late: 0 });
  });
});
