import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { User } from '../users/user.entity.ts';
import { PrepTask } from './tasks/prep-task.entity.ts';

type Person = Client & { user: User };

let api: TestApi;
let kitchen: Kitchen;
let ana: Person;
let luis: Person;
let manager: Person;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  [ana, luis, manager] = [await kitchen.signIn('cook'), await kitchen.signIn('cook'), await kitchen.signIn('manager')];
});
afterAll(() => api.stop());

const fields = 'id version name status actualQuantity unit assigneeName startedByName undoUntil allergens lotId note';
interface Task {
  id: string;
  version: number;
  name: string;
  status: string;
  actualQuantity: string | null;
  assigneeName: string | null;
  startedByName: string | null;
  undoUntil: string | null;
  allergens: string[];
  lotId: string | null;
}

const mutation = (name: string, type = 'PrepTaskInput') =>
  `mutation ($input: ${type}!) { task: ${name}(input: $input) { ${fields} } }`;
const start = mutation('startPrepTask');
const hold = mutation('holdPrepTask');
const resume = mutation('resumePrepTask');
const undo = mutation('undoPrepTask');
const claim = mutation('claimPrepTask');
const release = mutation('releasePrepTask');
const reopen = mutation('reopenPrepTask');
const complete = mutation('completePrepTask', 'CompletePrepTaskInput');
const skip = mutation('skipPrepTask', 'SkipPrepTaskInput');
const note = mutation('notePrepTask', 'NotePrepTaskInput');
const assign = mutation('assignPrepTask', 'AssignPrepTaskInput');
const addTask = mutation('addPrepTask', 'AddPrepTaskInput');
const update = mutation('updatePrepTask', 'UpdatePrepTaskInput');

async function mutate(person: Person, document: string, input: object): Promise<Task> {
  return (await person.request<{ task: Task }>(document, { input })).task;
}
async function refusal(person: Person, document: string, input: object): Promise<string> {
  const { errors } = await person.graph(document, { input });
  return errors[0]?.message ?? 'was not refused';
}
function newTask(data: object = {}): Promise<Task> {
  return mutate(manager, addTask, { name: 'Tomato sauce', dueTime: '15:00', targetQuantity: '8', unit: 'l', ...data });
}

describe('a task', () => {
  test('is started, held, resumed and completed, and its history has each step', async () => {
    const { id } = await newTask();
    expect(await mutate(ana, start, { id })).toMatchObject({ status: 'in_progress', startedByName: ana.user.name });
    expect((await mutate(luis, hold, { id })).status).toBe('on_hold');
    expect((await mutate(ana, resume, { id })).status).toBe('in_progress');
    const done = await mutate(ana, complete, { id, actualQuantity: '7.5' });
    expect(done).toMatchObject({ status: 'completed', actualQuantity: '7.5' });
    const history = `query ($id: ID!) { prepTaskHistory(id: $id) { action actorName } }`;
    const { prepTaskHistory } = await luis.request<{ prepTaskHistory: { action: string; actorName: string }[] }>(
      history,
      {
        id,
      },
    );
    expect(prepTaskHistory.map(({ action }) => action)).toEqual(
      ['completed', 'resumed', 'held', 'started', 'added'].map((word) => `prep_task.${word}`),
    );
    expect(prepTaskHistory[0]?.actorName).toBe(ana.user.name);
  });

  test('publishes its status and whether this change set it', async () => {
    const { id } = await newTask();
    await mutate(ana, start, { id });
    await mutate(ana, note, { id, note: 'Use the big pot' });
    const events = await kitchen.write((tx) =>
      tx.db.selectFrom('event').select(['liveType', 'liveData']).where('entityId', '=', id).orderBy('seq').execute(),
    );
    const live = { id, name: 'Tomato sauce', status: 'in_progress' };
    expect(events.slice(1)).toEqual([
      { liveType: 'PREP_TASK_UPDATED', liveData: expect.objectContaining({ ...live, statusChanged: true }) },
      { liveType: 'PREP_TASK_UPDATED', liveData: expect.objectContaining({ ...live, statusChanged: false }) },
    ]);
  });

  test('is started by the first of two; the second gets an error that names the first', async () => {
    const { id } = await newTask();
    const both = await Promise.all([ana.graph(start, { input: { id } }), luis.graph(start, { input: { id } })]);
    const refused = both.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors[0]?.message).toMatch(/^Person \d+ started this at \d\d:\d\d\.$/);
    expect(refused[0]?.errors[0]?.extensions['code']).toBe('CONFLICT');
  });

  test.each([
    ['finishing before it was started', complete, { actualQuantity: '8' }, 'Start this task first.'],
    ['holding before it was started', hold, {}, /^Only running work/],
    ['undoing when nothing was done', undo, {}, 'There is nothing to undo.'],
  ])('refuses %s', async (_case, action, more, message) => {
    const { id } = await newTask();
    expect(await refusal(ana, action, { id, ...more })).toMatch(message);
  });

  test.each([
    ['nothing made without a reason', complete, { actualQuantity: '0' }, /why nothing was made/],
    ['far more than was planned', complete, { actualQuantity: '12.1' }, /far more than the 8 l planned/],
    ['less than nothing', complete, { actualQuantity: '-1' }, /zero or more/],
    ['an old version', complete, { actualQuantity: '8', version: 1 }, /changed by someone else/],
    ['a cook who assigns', assign, { assigneeId: '01a1fc41-1860-7736-8182-a4408885ffdb' }, /permission/],
  ])('refuses for running work %s, and changes nothing', async (_case, action, more, message) => {
    const { id } = await newTask();
    const started = await mutate(ana, start, { id });
    expect(await refusal(ana, action, { id, ...more })).toMatch(message);
    const { prepTask } = await ana.request<{ prepTask: Task }>(`query ($id: ID!) { prepTask(id: $id) { ${fields} } }`, {
      id,
    });
    expect(prepTask.version).toBe(started.version);
  });

  test('does not exist under a malformed id', async () => {
    expect(await refusal(ana, start, { id: 'junk' })).toBe('This task does not exist.');
  });

  test('accepts far more than was planned once that is confirmed', async () => {
    const { id } = await newTask();
    await mutate(ana, start, { id });
    expect((await mutate(ana, complete, { id, actualQuantity: '12.1', confirm: true })).status).toBe('completed');
  });

  test('is undone within ten seconds by the person who acted or a manager, and by no one else', async () => {
    const { id } = await newTask();
    const started = await mutate(ana, start, { id });
    expect(Date.parse(started.undoUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await refusal(luis, undo, { id })).toMatch(/^Only the person who did this/);
    expect(await mutate(ana, undo, { id })).toMatchObject({ status: 'pending', startedByName: null, undoUntil: null });
    await mutate(ana, start, { id });
    expect((await mutate(manager, undo, { id })).status).toBe('pending');
    await mutate(ana, skip, { id, reason: 'No tomatoes' });
    await kitchen.write(async (tx) => {
      const task = await tx.em.findOneOrFail(PrepTask, { id });
      task.previousAt = new Date(Date.now() - 10_001);
    });
    expect(await refusal(ana, undo, { id })).toBe('It is too late to undo this.');
    expect((await mutate(manager, reopen, { id })).status).toBe('pending');
  });

  test('is reopened after that by who completed it or a manager, and by no other cook', async () => {
    const { id } = await newTask();
    await mutate(ana, start, { id });
    await mutate(ana, complete, { id, actualQuantity: '8' });
    expect(await refusal(luis, reopen, { id })).toBe('Only the person who completed this or a manager can reopen it.');
    expect(await mutate(ana, reopen, { id })).toMatchObject({ status: 'in_progress', actualQuantity: null });
  });

  test('that was skipped is reopened by any cook', async () => {
    const { id } = await newTask();
    await mutate(ana, skip, { id, reason: 'No tomatoes' });
    expect((await mutate(luis, reopen, { id })).status).toBe('pending');
  });

  test('is claimed by one person, released, and assigned by a manager to active people', async () => {
    const { id } = await newTask();
    expect((await mutate(ana, claim, { id })).assigneeName).toBe(ana.user.name);
    expect(await refusal(luis, claim, { id })).toBe(`${ana.user.name} already has this task.`);
    expect(await refusal(luis, release, { id })).toMatch(/^Only the person/);
    expect((await mutate(ana, release, { id })).assigneeName).toBeNull();
    const waiting = await kitchen.user({ verified: false });
    expect(await refusal(manager, assign, { id, assigneeId: waiting.id })).toMatch(/cannot be given work/);
    const stranger = await (await Kitchen.create(api)).user();
    expect(await refusal(manager, assign, { id, assigneeId: stranger.id })).toBe('This person does not exist.');
    expect((await mutate(manager, assign, { id, assigneeId: luis.user.id })).assigneeName).toBe(luis.user.name);
    expect((await mutate(manager, update, { id, dueTime: '16:30', priority: 'high' })).version).toBeGreaterThan(1);
  });
});

describe('the lists', () => {
  interface Lists {
    prepTasks: { name: string }[];
    myPrepTasks: { name: string }[];
    prepTaskStatus: { total: number; pending: number };
  }
  const lists = '{ prepTasks { name } myPrepTasks { name } prepTaskStatus { total pending } }';

  test('My List has the person’s own tasks and those to claim at their station', async () => {
    const [grill, pastry] = [await kitchen.station(), await kitchen.station()];
    const cook = await kitchen.signIn('cook', { stationId: grill.id });
    await newTask({ name: 'mine', assigneeId: cook.user.id, stationId: pastry.id });
    await newTask({ name: 'of my station', stationId: grill.id });
    await newTask({ name: 'of any station' });
    await newTask({ name: 'of another station', stationId: pastry.id });
    await newTask({ name: 'of somebody else', assigneeId: ana.user.id });
    const response = await cook.request<Lists>(lists);
    expect(response.prepTasks).toHaveLength(5);
    expect(response.prepTaskStatus).toEqual({ total: 5, pending: 5 });
    expect(response.myPrepTasks.map(({ name }) => name).toSorted()).toEqual([
      'mine',
      'of any station',
      'of my station',
    ]);
  });

  test('are the same over REST, and filtered by station and status', async () => {
    const grill = await kitchen.station({ name: 'Grill' });
    const { id } = await newTask({ stationId: grill.id });
    await newTask({ name: 'Other' });
    await mutate(ana, start, { id });
    const rest = await ana.get('/api/prep-tasks');
    expect(rest.json).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id,
          name: 'Tomato sauce',
          status: 'in_progress',
          targetQuantity: 8,
          station: 'Grill',
        }),
        expect.objectContaining({ name: 'Other', status: 'pending', station: null }),
      ]),
    );
    expect(rest.json).toHaveLength(2);
    expect((await ana.get('/api/prep-tasks/status')).json).toMatchObject({ total: 2, inProgress: 1 });
    expect((await luis.get('/api/prep-tasks/my-tasks')).json).toHaveLength(1);
    const filtered = 'query ($filter: PrepTasksFilter) { prepTasks(filter: $filter) { id } }';
    const of = async (filter: object) => (await ana.request<{ prepTasks: object[] }>(filtered, { filter })).prepTasks;
    expect(await of({ stationId: grill.id, statuses: ['in_progress'] })).toEqual([{ id }]);
    expect(await of({ stationId: 'junk' })).toEqual([]);
    expect(await of({ date: '2020-01-01' })).toEqual([]);
  });

  test('a manager of another kitchen sees none of it', async () => {
    const { id } = await newTask();
    const other = await (await Kitchen.create(api)).signIn('manager');
    expect(await refusal(other, start, { id })).toBe('This task does not exist.');
    expect((await other.request<Lists>(lists)).prepTasks).toEqual([]);
  });
});
