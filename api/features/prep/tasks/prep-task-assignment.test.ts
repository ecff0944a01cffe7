import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: { id: string; name: string };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  cook = await kitchen.user({ role: 'cook', name: 'Ana' });
});
afterAll(() => api.stop());

interface Task {
  readonly id: string;
  readonly version: number;
}
const assign =
  'mutation ($input: AssignPrepTasksInput!) { assignPrepTasks(input: $input) { id version name assigneeName } }';
const inputOf = (tasks: readonly Task[], assigneeId: string | null) => ({
  input: { tasks: tasks.map(({ id, version }) => ({ id, version })), assigneeId },
});

async function addTask(name: string): Promise<Task> {
  const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '23:00' };
  const answer = await manager.request<{ addPrepTask: Task }>(
    'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id version } }',
    { input },
  );
  return answer.addPrepTask;
}

async function assignees(): Promise<(string | null)[]> {
  const { prepTasks } = await manager.request<{ prepTasks: { assigneeName: string | null }[] }>(
    '{ prepTasks { assigneeName } }',
  );
  return prepTasks.map(({ assigneeName }) => assigneeName);
}

test('one request assigns several tasks to a person, and frees them', async () => {
  const tasks = [await addTask('Leeks'), await addTask('Onions')];
  const { assignPrepTasks } = await manager.request<{ assignPrepTasks: Task[] }>(assign, inputOf(tasks, cook.id));
  expect(assignPrepTasks).toMatchObject([
    { name: 'Leeks', assigneeName: 'Ana' },
    { name: 'Onions', assigneeName: 'Ana' },
  ]);
  await manager.request(assign, inputOf(assignPrepTasks, null));
  expect(await assignees()).toEqual([null, null]);
});

test('each task has the change in its history', async () => {
  const tasks = [await addTask('Leeks'), await addTask('Onions')];
  await manager.request(assign, inputOf(tasks, cook.id));
  const history = `{ prepTaskHistory(id: "${tasks[1]?.id}") { action changes } }`;
  const { prepTaskHistory } = await manager.request<{ prepTaskHistory: object[] }>(history);
  expect(prepTaskHistory[0]).toEqual({ action: 'prep_task.assigned', changes: { assignee: [null, 'Ana'] } });
});

describe('a person who is deactivated', () => {
  const deactivate = async () =>
    (await kitchen.signIn('admin')).request(`mutation { deactivateUser(input: { id: "${cook.id}" }) { status } }`);

  test('leaves their tasks to others, who claim them', async () => {
    await manager.request(assign, inputOf([await addTask('Leeks'), await addTask('Onions')], cook.id));
    await deactivate();
    const other = await kitchen.signIn('cook', { name: 'Bo' });
    const mine = '{ myPrepTasks { id name assigneeName } }';
    const { myPrepTasks } = await other.request<{ myPrepTasks: { id: string }[] }>(mine);
    expect(myPrepTasks).toMatchObject([
      { name: 'Leeks', assigneeName: null },
      { name: 'Onions', assigneeName: null },
    ]);
    await other.request(`mutation { claimPrepTask(input: { id: "${myPrepTasks[0]?.id}" }) { id } }`);
    expect(await assignees()).toEqual(['Bo', null]);
  });

  test('is in the history of a task that they leave', async () => {
    const task = await addTask('Leeks');
    await manager.request(assign, inputOf([task], cook.id));
    await deactivate();
    const history = `{ prepTaskHistory(id: "${task.id}") { action changes } }`;
    const { prepTaskHistory } = await manager.request<{ prepTaskHistory: object[] }>(history);
    expect(prepTaskHistory[0]).toEqual({ action: 'prep_task.assigned', changes: { assignee: ['Ana', null] } });
  });

  test('keeps the tasks that they finished', async () => {
    const task = await addTask('Leeks');
    const { assignPrepTasks } = await manager.request<{ assignPrepTasks: Task[] }>(assign, inputOf([task], cook.id));
    const skip = 'mutation ($input: SkipPrepTaskInput!) { skipPrepTask(input: $input) { id } }';
    await manager.request(skip, { input: { id: assignPrepTasks[0]?.id, reason: 'Enough left' } });
    await deactivate();
    expect(await assignees()).toEqual(['Ana']);
  });
});

test('a task that was changed meanwhile is named, and none is assigned', async () => {
  const tasks = [await addTask('Leeks'), await addTask('Onions')];
  await manager.request(`mutation { startPrepTask(input: { id: "${tasks[1]?.id}" }) { id } }`);
  const answer = await manager.graph(assign, inputOf(tasks, cook.id));
  expect(JSON.stringify(answer)).toContain('Onions was changed by someone else in the meantime. Nothing was changed');
  expect(await assignees()).toEqual([null, null]);
});

test('a task that has ended is named, and none is assigned', async () => {
  const tasks = [await addTask('Leeks'), await addTask('Onions')];
  const skip = 'mutation ($input: SkipPrepTaskInput!) { skipPrepTask(input: $input) { id version } }';
  const { skipPrepTask } = await manager.request<{ skipPrepTask: Task }>(skip, {
    input: { id: tasks[0]?.id, reason: 'Enough left' },
  });
  const answer = await manager.graph(assign, inputOf([skipPrepTask, ...tasks.slice(1)], cook.id));
  expect(JSON.stringify(answer)).toContain('Leeks is no longer open. Nothing was assigned');
  expect(await assignees()).toEqual([null, null]);
});

test('two managers who assign the same tasks at once cause no deadlock: one is refused', async () => {
  const tasks = [await addTask('Leeks'), await addTask('Onions')];
  const other = await kitchen.signIn('manager');
  const both = await Promise.all([
    manager.graph(assign, inputOf(tasks, cook.id)),
    other.graph(assign, inputOf(tasks.toReversed(), cook.id)),
  ]);
  const refused = both.flatMap(({ errors }) => errors);
  expect(refused.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
});

test.each([
  ['no task', () => [], 'VALIDATION_FAILED'],
  ['a task twice', (task: Task) => [task, task], 'VALIDATION_FAILED'],
  ['an id that is none', (task: Task) => [task, { id: 'x', version: 1 }], 'NOT_FOUND'],
  [
    'more than 100 tasks',
    (task: Task) => Array.from({ length: 101 }, (_, n) => ({ ...task, id: `t${n}` })),
    'VALIDATION_FAILED',
  ],
] as const)('%s is refused', async (_, tasksOf, code) => {
  expect(await manager.refused(assign, inputOf(tasksOf(await addTask('Leeks')), cook.id))).toBe(code);
});

test('the tasks of another kitchen do not exist', async () => {
  const outsider = await (await Kitchen.create(api)).signIn('manager');
  expect(await outsider.refused(assign, inputOf([await addTask('Leeks')], null))).toBe('NOT_FOUND');
});

test('is refused for cooks, and to people who cannot work', async () => {
  const tasks = [await addTask('Leeks')];
  expect(await (await kitchen.signIn('cook')).refused(assign, inputOf(tasks, null))).toBe('FORBIDDEN');
  const waiting = await kitchen.user({ role: 'cook', verified: false });
  expect(await manager.refused(assign, inputOf(tasks, waiting.id))).toBe('VALIDATION_FAILED');
});

const share = 'mutation ($input: SharePrepTasksInput!) { sharePrepTasks(input: $input) { id version assigneeName } }';
const sharedBy = (pairs: readonly (readonly [Task, string | null])[]) => ({
  input: { tasks: pairs.map(([{ id, version }, assigneeId]) => ({ id, version, assigneeId })) },
});

test('one request gives each task to its own person', async () => {
  const other = await kitchen.user({ role: 'cook', name: 'Bo' });
  const [leeks, onions] = [await addTask('Leeks'), await addTask('Onions')];
  const shared = sharedBy([
    [leeks, cook.id],
    [onions, other.id],
  ]);
  const { sharePrepTasks } = await manager.request<{ sharePrepTasks: Task[] }>(share, shared);
  expect(sharePrepTasks).toMatchObject([{ assigneeName: 'Ana' }, { assigneeName: 'Bo' }]);
});

test('tasks are shared out all or none: when one of them was changed, the others stay free', async () => {
  const [leeks, onions] = [await addTask('Leeks'), await addTask('Onions')];
  await manager.request(assign, inputOf([onions], cook.id));
  const { errors } = await manager.graph(
    share,
    sharedBy([
      [leeks, cook.id],
      [onions, cook.id],
    ]),
  );
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  expect(await assignees()).toContain(null);
});

test('two managers who share the same task out at once give it to one person', async () => {
  const other = await kitchen.user({ role: 'cook', name: 'Bo' });
  const leeks = await addTask('Leeks');
  const answers = await Promise.all([cook.id, other.id].map((id) => manager.graph(share, sharedBy([[leeks, id]]))));
  expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
});

test('tasks are not shared out to people of another kitchen, nor by a cook', async () => {
  const stranger = await (await Kitchen.create(api)).user({ role: 'cook' });
  const leeks = await addTask('Leeks');
  const foreign = await manager.graph(share, sharedBy([[leeks, stranger.id]]));
  expect(foreign.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  const byCook = await (await kitchen.signIn('cook')).graph(share, sharedBy([[leeks, cook.id]]));
  expect(byCook.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(await assignees()).toEqual([null]);
});
