import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inEnglish, type Message } from '#schema/messages.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { caughtUp, listen } from '../../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { tokenOf } from '../../../testing/token-client.ts';
import type { User } from '../../users/user.entity.ts';

type Person = Client & { user: User };

let api: TestApi;
let kitchen: Kitchen;
let ana: Person;
let luis: Person;
let maria: Person;
let manager: Person;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  [ana, luis, maria, manager] = [
    await kitchen.signIn('cook', { name: 'Ana' }),
    await kitchen.signIn('cook', { name: 'Luis' }),
    await kitchen.signIn('cook', { name: 'Maria' }),
    await kitchen.signIn('manager', { name: 'Olivia' }),
  ];
});
afterAll(() => api.stop());

interface Task {
  id: string;
  version: number;
  status: string;
  assigneeName: string | null;
  startedByName: string | null;
}
const fields = 'id version status assigneeName startedByName';
const mutation = (name: string, type = 'PrepTaskInput') =>
  `mutation ($input: ${type}!) { task: ${name}(input: $input) { ${fields} } }`;
const handOver = mutation('handOverPrepTask', 'HandOverPrepTaskInput');
const takeOver = mutation('takeOverPrepTask', 'TakeOverPrepTaskInput');
const start = mutation('startPrepTask');
const claim = mutation('claimPrepTask');
const skip = mutation('skipPrepTask', 'SkipPrepTaskInput');

async function mutate(person: Client, document: string, input: object): Promise<Task> {
  return (await person.request<{ task: Task }>(document, { input })).task;
}
async function refusal(person: Client, document: string, input: object): Promise<[unknown, string]> {
  const [error] = (await person.graph(document, { input })).errors;
  return [error?.extensions['code'], error?.message ?? 'was not refused'];
}
/** A task of 8 l for 15:00, assigned to this person or free. */
function newTask(assignee?: Person, note?: string): Promise<Task> {
  const input = { name: 'Stock', dueTime: '15:00', targetQuantity: '8', unit: 'l', note };
  return mutate(manager, mutation('addPrepTask', 'AddPrepTaskInput'), { ...input, assigneeId: assignee?.user.id });
}

interface HandoverNotification {
  title: string;
  message: string;
  titleContent: Message;
  priority: string;
  entityId: string;
}
async function notificationsOf(person: Client): Promise<HandoverNotification[]> {
  const query = '{ notifications { nodes { title message titleContent priority entityId } } }';
  return (await person.request<{ notifications: { nodes: HandoverNotification[] } }>(query)).notifications.nodes;
}

async function historyOf(id: string): Promise<unknown[]> {
  const query = 'query ($id: ID!) { prepTaskHistory(id: $id) { action actorName changes } }';
  return (await ana.request<{ prepTaskHistory: unknown[] }>(query, { id })).prepTaskHistory;
}

describe('a task handed over', () => {
  test('is the colleague’s, who is notified; it is in the history and nobody else is notified', async () => {
    const { id } = await newTask(ana);
    expect(await mutate(ana, handOver, { id, assigneeId: maria.user.id })).toMatchObject({ assigneeName: 'Maria' });
    expect(await notificationsOf(maria)).toEqual([
      {
        title: 'Ana hands you Stock',
        message: '8 l, due at 15:00.',
        titleContent: { key: 'prep.handedToYou', params: { name: 'Ana', task: 'Stock' } },
        priority: 'high',
        entityId: id,
      },
    ]);
    expect([await notificationsOf(ana), await notificationsOf(luis)]).toEqual([[], []]);
    expect((await historyOf(id))[0]).toEqual({
      action: 'prep_task.handed_over',
      actorName: 'Ana',
      changes: { assignee: ['Ana', 'Maria'] },
    });
  });

  test('keeps its note, and stays in progress when it is running', async () => {
    const { id } = await newTask(undefined, 'No salt');
    await mutate(ana, start, { id });
    expect(await mutate(ana, handOver, { id, assigneeId: maria.user.id })).toMatchObject({
      status: 'in_progress',
      assigneeName: 'Maria',
      startedByName: 'Ana',
    });
    expect((await notificationsOf(maria))[0]?.message).toBe('8 l, due at 15:00. No salt');
  });

  test('reaches the colleague’s open screen', async () => {
    const { id } = await newTask(ana);
    const sockets = [await listen(maria), await listen(luis)];
    await mutate(ana, handOver, { id, assigneeId: maria.user.id });
    const received = [];
    for (const each of sockets) {
      await caughtUp(each);
      received.push(each.messages.map(({ type, data }) => [type, data['title'] ?? data['assigneeId']]));
      each.socket.close();
    }
    const updated = ['PREP_TASK_UPDATED', maria.user.id];
    const [marias, others] = received.map((messages) => messages.filter(([type]) => type !== 'INITIAL_DATA'));
    expect(new Set(marias)).toEqual(new Set([updated, ['NOTIFICATION_RECEIVED', 'Ana hands you Stock']]));
    expect(others).toEqual([updated]);
  });

  test('by a manager is allowed for everybody’s task', async () => {
    const { id } = await newTask(ana);
    expect(await mutate(manager, handOver, { id, assigneeId: maria.user.id })).toMatchObject({ assigneeName: 'Maria' });
  });

  test('there and back notifies each time', async () => {
    const { id } = await newTask(ana);
    await mutate(ana, handOver, { id, assigneeId: maria.user.id });
    await mutate(maria, handOver, { id, assigneeId: ana.user.id });
    await mutate(ana, handOver, { id, assigneeId: maria.user.id });
    expect([await notificationsOf(maria), await notificationsOf(ana)].map((each) => each.length)).toEqual([2, 1]);
  });

  test('is handed over once for one key, however often it is sent', async () => {
    const { id } = await newTask(ana);
    const key = { 'idempotency-key': `hand-${id}` };
    const send = () => ana.graph(handOver, { input: { id, assigneeId: maria.user.id } }, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ errors }) => errors)).toEqual([[], [], [], []]);
    expect(await notificationsOf(maria)).toHaveLength(1);
  });

  const refused: [string, (task: Task) => Promise<[unknown, string]>, string, RegExp][] = [
    [
      'by somebody who does not have it',
      ({ id }) => refusal(luis, handOver, { id, assigneeId: maria.user.id }),
      'FORBIDDEN',
      /^Only the person who has this task can hand it over\.$/,
    ],
    [
      'to oneself',
      ({ id }) => refusal(ana, handOver, { id, assigneeId: ana.user.id }),
      'VALIDATION_FAILED',
      /^Choose a colleague\.$/,
    ],
    [
      'to whoever has it',
      ({ id }) => refusal(manager, handOver, { id, assigneeId: ana.user.id }),
      'CONFLICT',
      /^Ana already has this task\.$/,
    ],
    ['to nobody', ({ id }) => refusal(ana, handOver, { id, assigneeId: null }), 'VALIDATION_FAILED', /assigneeId/],
    [
      'to somebody who has left',
      async ({ id }) => {
        const left = await kitchen.user({ name: 'Pia', status: 'deactivated' });
        return refusal(ana, handOver, { id, assigneeId: left.id });
      },
      'VALIDATION_FAILED',
      /^Pia cannot be given work now\.$/,
    ],
    [
      'to somebody who is not verified yet',
      async ({ id }) => {
        const fresh = await kitchen.user({ name: 'Tom', verified: false });
        return refusal(ana, handOver, { id, assigneeId: fresh.id });
      },
      'VALIDATION_FAILED',
      /^Tom cannot be given work now\.$/,
    ],
    [
      'to somebody of another kitchen',
      async ({ id }) => {
        const other = await (await Kitchen.create(api)).user();
        return refusal(ana, handOver, { id, assigneeId: other.id });
      },
      'NOT_FOUND',
      /^This person does not exist\.$/,
    ],
    [
      'after it has ended',
      async ({ id }) => {
        await mutate(ana, skip, { id, reason: 'None came' });
        return refusal(ana, handOver, { id, assigneeId: maria.user.id });
      },
      'CONFLICT',
      /^This task is no longer open: it is skipped\.$/,
    ],
    [
      'with a stale version',
      ({ id, version }) => refusal(ana, handOver, { id, version: version + 1, assigneeId: maria.user.id }),
      'CONFLICT',
      /changed by someone else/,
    ],
  ];
  test.each(refused)('is refused %s, and nobody is notified', async (_how, act, code, message) => {
    const task = await newTask(ana);
    expect(await act(task)).toEqual([code, expect.stringMatching(message)]);
    expect(await notificationsOf(maria)).toEqual([]);
  });

  test('that is free is refused to a cook', async () => {
    const { id } = await newTask();
    expect((await refusal(ana, handOver, { id, assigneeId: maria.user.id }))[0]).toBe('FORBIDDEN');
  });
});

describe('a task taken over', () => {
  test('is the taker’s; the person who had it is notified with who took it', async () => {
    const { id } = await newTask(maria);
    expect(await mutate(ana, takeOver, { id, fromId: maria.user.id })).toMatchObject({ assigneeName: 'Ana' });
    const [notification] = await notificationsOf(maria);
    expect(notification).toMatchObject({ title: 'Ana took over Stock', priority: 'high', entityId: id });
    expect(notification && inEnglish(notification.titleContent)).toBe('Ana took over Stock');
    expect((await historyOf(id))[0]).toEqual({
      action: 'prep_task.taken_over',
      actorName: 'Ana',
      changes: { assignee: ['Maria', 'Ana'] },
    });
  });

  test('is also one that somebody started without an assignment', async () => {
    const { id } = await newTask();
    await mutate(maria, start, { id });
    expect(await refusal(ana, claim, { id })).toEqual(['CONFLICT', 'Maria already has this task.']);
    expect(await mutate(ana, takeOver, { id })).toMatchObject({ assigneeName: 'Ana', status: 'in_progress' });
    expect((await notificationsOf(maria))[0]?.title).toBe('Ana took over Stock');
    // Afterwards it is Ana's, although Maria started it.
    expect((await refusal(maria, claim, { id }))[1]).toBe('Ana already has this task.');
  });

  test('that is free by now is taken, and nobody is notified', async () => {
    const { id } = await newTask();
    expect(await mutate(ana, takeOver, { id, fromId: maria.user.id })).toMatchObject({ assigneeName: 'Ana' });
    expect(await notificationsOf(maria)).toEqual([]);
  });

  test('by two people at once goes to one; the other gets an error with their name', async () => {
    const { id } = await newTask(maria);
    const input = { id, fromId: maria.user.id };
    const both = await Promise.all([ana.graph(takeOver, { input }), luis.graph(takeOver, { input })]);
    const errors = both.flatMap((answer) => answer.errors.map(({ message }) => message));
    expect(errors).toEqual([expect.stringMatching(/^(Ana|Luis) already has this task\.$/)]);
    expect(await notificationsOf(maria)).toHaveLength(1);
  });

  const refused: [string, (task: Task) => Promise<[unknown, string]>, RegExp][] = [
    ['from oneself', ({ id }) => refusal(maria, takeOver, { id }), /^You have this task already\.$/],
    [
      'when it is another person’s by now',
      async ({ id }) => {
        await mutate(maria, handOver, { id, assigneeId: luis.user.id });
        return refusal(ana, takeOver, { id, fromId: maria.user.id });
      },
      /^Luis already has this task\.$/,
    ],
    [
      'after it has ended',
      async ({ id }) => {
        await mutate(maria, skip, { id, reason: 'None came' });
        return refusal(ana, takeOver, { id });
      },
      /^This task is no longer open/,
    ],
    [
      'with a stale version',
      ({ id, version }) => refusal(ana, takeOver, { id, version: version + 1 }),
      /changed by someone else/,
    ],
  ];
  test.each(refused)('is refused %s', async (_how, act, message) => {
    const task = await newTask(maria);
    expect(await act(task)).toEqual(['CONFLICT', expect.stringMatching(message)]);
    expect(await notificationsOf(maria)).toEqual([]);
  });

  test('of another kitchen does not exist', async () => {
    const { id } = await newTask(maria);
    const stranger = await (await Kitchen.create(api)).signIn('cook');
    expect(await refusal(stranger, takeOver, { id })).toEqual(['NOT_FOUND', 'This task does not exist.']);
  });
});

describe('who has a task', () => {
  interface Held {
    holderId: string | null;
    holderName: string | null;
  }
  const holderOf = async (person: Client, id: string): Promise<Held> =>
    (await person.request<{ prepTask: Held }>('query ($id: ID!) { prepTask(id: $id) { holderId holderName } }', { id }))
      .prepTask;
  const nobody = { holderId: null, holderName: null };
  const has = (person: Person) => ({ holderId: person.user.id, holderName: person.user.name });

  test('is the person whom it is assigned to, else who started it; nobody once it has ended', async () => {
    const { id } = await newTask();
    expect(await holderOf(luis, id)).toEqual(nobody);
    await mutate(ana, start, { id });
    expect(await holderOf(luis, id)).toEqual(has(ana));
    await mutate(manager, mutation('assignPrepTask', 'AssignPrepTaskInput'), { id, assigneeId: maria.user.id });
    expect(await holderOf(luis, id)).toEqual(has(maria));
    await mutate(ana, skip, { id, reason: 'None came' });
    expect(await holderOf(luis, id)).toEqual(nobody);
  });

  test('is nobody when a wall display started it for nobody, so that everybody may take it', async () => {
    const { id } = await newTask();
    const display = await kitchen.pair();
    await mutate(display, start, { id });
    expect(await holderOf(luis, id)).toEqual(nobody);
    expect((await refusal(ana, handOver, { id, assigneeId: maria.user.id }))[0]).toBe('FORBIDDEN');
    expect(await mutate(ana, claim, { id })).toMatchObject({ assigneeName: 'Ana' });
    expect(await holderOf(luis, id)).toEqual(has(ana));
  });

  test('is shown to a wall display without the name', async () => {
    const { id } = await newTask(maria);
    expect(await holderOf(await kitchen.pair(), id)).toEqual({ holderId: maria.user.id, holderName: null });
  });
});

describe('the colleagues to choose from', () => {
  interface Colleague {
    name: string;
    role: string;
    openTasks: number;
  }
  const colleaguesOf = async (person: Client): Promise<Colleague[]> =>
    (await person.request<{ prepColleagues: Colleague[] }>('{ prepColleagues { name role openTasks } }'))
      .prepColleagues;

  test('are the other active people, with the open tasks that they hold today', async () => {
    await kitchen.user({ name: 'Pia', status: 'deactivated' });
    await kitchen.user({ name: 'Tom', verified: false });
    await kitchen.pair();
    await (await Kitchen.create(api)).user({ name: 'Stranger' });
    await newTask(maria);
    const { id: ended } = await newTask(maria);
    await mutate(maria, skip, { id: ended, reason: 'None came' });
    const { id: started } = await newTask();
    await mutate(luis, start, { id: started });
    const { id: byDisplay } = await newTask();
    await mutate(await kitchen.pair(), start, { id: byDisplay });
    const { id: helped } = await newTask(maria);
    await mutate(luis, start, { id: helped });
    const people = await colleaguesOf(ana);
    expect(people.filter(({ role }) => role === 'cook')).toEqual([
      { name: 'Luis', role: 'cook', openTasks: 1 },
      { name: 'Maria', role: 'cook', openTasks: 2 },
    ]);
    expect(people.filter(({ role }) => role === 'manager')).toEqual([
      { name: 'Olivia', role: 'manager', openTasks: 0 },
    ]);
    expect(people.map(({ role }) => role).indexOf('manager')).toBe(2);
  });

  test('are not for a wall display', async () => {
    const display = await kitchen.pair();
    const { errors } = await display.graph('{ prepColleagues { id } }');
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('are read with a token that reads prep', async () => {
    const admin = await kitchen.signIn('admin');
    const program = await tokenOf(admin, { scopes: ['prep_read'] });
    expect((await program.graph('{ prepColleagues { id } }')).errors).toEqual([]);
  });
});
