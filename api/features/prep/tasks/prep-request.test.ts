import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add } from '../../../platform/database/transaction.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import { caughtUp, listen } from '../../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import type { User } from '../../users/user.entity.ts';
import { PrepList } from '../lists/prep-list.entity.ts';

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
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api, { timeZone: zoneWhereItIs(9) });
  [ana, luis, manager] = [
    await kitchen.signIn('cook', { name: 'Ana' }),
    await kitchen.signIn('cook', { name: 'Luis' }),
    await kitchen.signIn('manager', { name: 'Olivia' }),
  ];
});
afterAll(() => api.stop());

interface Task {
  id: string;
  name: string;
  status: string;
  priority: string;
  targetQuantity: string;
  unit: string;
  itemId: string | null;
  recipeId: string | null;
  stationId: string | null;
  prepListId: string;
  assigneeName: string | null;
  requestedByName: string | null;
  note: string | null;
  undoSeconds: number;
}
const fields = `id name status priority targetQuantity unit itemId recipeId stationId prepListId assigneeName requestedByName
  note undoSeconds`;
const mutation = (name: string, type = 'PrepTaskInput') =>
  `mutation ($input: ${type}!) { task: ${name}(input: $input) { ${fields} } }`;
const request = mutation('requestPrepTask', 'RequestPrepTaskInput');
const addTask = mutation('addPrepTask', 'AddPrepTaskInput');
const undo = mutation('undoPrepTask');
const cancel = mutation('cancelPrepTask');

async function mutate(person: Client, document: string, input: object): Promise<Task> {
  return (await person.request<{ task: Task }>(document, { input })).task;
}
async function refusal(person: Client, document: string, input: object): Promise<[unknown, string]> {
  const [error] = (await person.graph(document, { input })).errors;
  return [error?.extensions['code'], error?.message ?? 'was not refused'];
}
async function notificationsOf(
  person: Client,
): Promise<{ id: string; title: string; message: string; priority: string; entityId: string }[]> {
  const query = '{ notifications { nodes { id title message priority entityId } } }';
  const { notifications } = await person.request<{
    notifications: { nodes: Awaited<ReturnType<typeof notificationsOf>> };
  }>(query);
  return notifications.nodes;
}
const listed = async (): Promise<string[]> =>
  (await ana.request<{ prepTasks: Task[] }>(`{ prepTasks { ${fields} } }`)).prepTasks.map(({ name }) => name);

/** An item that its recipe makes at a station. */
async function sauce() {
  const station = await kitchen.station({ name: 'Sauce' });
  const item = await kitchen.item({ name: 'Tomato sauce', kind: 'prep', unit: 'l' });
  const recipe = await kitchen.write(async (tx) =>
    add(tx, Recipe, {
      name: 'Tomato sauce',
      outputItemId: item.id,
      yieldQuantity: '8',
      yieldUnit: 'l',
      stationId: station.id,
    }),
  );
  return { item, recipe, station };
}

describe('“we need more”', () => {
  test('of a task is a free task of today with high priority, and the managers are notified at once', async () => {
    const { item, recipe, station } = await sauce();
    const list = await kitchen.write(async (tx) => add(tx, PrepList, { name: 'PM' }));
    const planned = { itemId: item.id, prepListId: list.id, targetQuantity: '8', dueTime: '10:00' };
    const { id: moreOfId } = await mutate(manager, addTask, planned);
    const input = { moreOfId, targetQuantity: '2.5', dueTime: '18:30', runningOut: true, note: 'Table of 40' };
    const task = await mutate(ana, request, input);
    expect(task).toMatchObject({
      name: 'Tomato sauce',
      status: 'pending',
      priority: 'high',
      targetQuantity: '2.5',
      unit: 'l',
      itemId: item.id,
      recipeId: recipe.id,
      stationId: station.id,
      prepListId: list.id,
      assigneeName: null,
      requestedByName: 'Ana',
      note: 'Table of 40',
    });
    expect(await notificationsOf(manager)).toMatchObject([
      {
        title: 'Ana needs more Tomato sauce',
        message: '2.5 l, due at 18:30. Table of 40',
        priority: 'high',
        entityId: task.id,
      },
    ]);
    expect(await notificationsOf(luis)).toEqual([]);
  });

  test('of a task whose list was archived is on the default list', async () => {
    const list = await kitchen.write(async (tx) => add(tx, PrepList, { name: 'PM' }));
    const { id: moreOfId } = await mutate(manager, addTask, {
      name: 'Rolls',
      prepListId: list.id,
      targetQuantity: '8',
      unit: 'ea',
      dueTime: '10:00',
    });
    await manager.request(`mutation { archivePrepList(input: { id: "${list.id}", archived: true }) { id } }`);
    const task = await mutate(ana, request, { moreOfId, targetQuantity: '5', dueTime: '18:30', runningOut: true });
    expect(task).toMatchObject({ name: 'Rolls', unit: 'ea', prepListId: kitchen.id });
  });

  test('of a made item has its recipe, and its amount in the unit that was chosen', async () => {
    const { item, recipe } = await sauce();
    const input = { itemId: item.id, targetQuantity: '500', unit: 'ml', dueTime: '18:30', runningOut: true };
    expect(await mutate(ana, request, input)).toMatchObject({
      name: 'Tomato sauce',
      recipeId: recipe.id,
      targetQuantity: '500',
      unit: 'ml',
    });
  });
});

describe('what somebody has requested already', () => {
  const ice = { name: 'Ice', targetQuantity: '4', unit: 'kg', dueTime: '16:00' };

  test('is refused with who requested it and when, and is added with `anyway`', async () => {
    await mutate(ana, request, ice);
    const [error] = (await luis.graph(request, { input: { ...ice, name: ' ice', targetQuantity: '2' } })).errors;
    expect(error?.message).toMatch(/^Ana asked for this at 09:\d\d, and nobody has begun: 4 kg\./);
    expect(error?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'anyway' }] });
    expect([await listed(), (await notificationsOf(manager)).length]).toEqual([['Ice'], 1]);
    await mutate(luis, request, { ...ice, anyway: true });
    expect([await listed(), (await notificationsOf(manager)).length]).toEqual([['Ice', 'Ice'], 2]);
  });

  test('is on the list once, and the managers are notified once, when several people request it at once', async () => {
    const answers = await Promise.all([ana, luis, ana, luis].map((person) => person.graph(request, { input: ice })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect([await listed(), (await notificationsOf(manager)).length]).toEqual([['Ice'], 1]);
  });

  test('is the same item, whether requested by its task, its recipe or itself', async () => {
    const { item, recipe } = await sauce();
    const planned = { itemId: item.id, targetQuantity: '8', dueTime: '10:00' };
    const { id: moreOfId } = await mutate(manager, addTask, planned);
    const more = { targetQuantity: '2', dueTime: '18:30', runningOut: true };
    await mutate(ana, request, { ...more, moreOfId });
    for (const input of [{ moreOfId }, { itemId: item.id }, { recipeId: recipe.id }]) {
      expect((await refusal(luis, request, { ...more, ...input }))[1]).toMatch(/^Ana asked for this/);
    }
    expect(await listed()).toHaveLength(2);
  });

  test('may be requested again once somebody has begun it, and after it was undone', async () => {
    const first = await mutate(ana, request, ice);
    await mutate(luis, mutation('startPrepTask'), { id: first.id });
    const second = await mutate(luis, request, ice);
    await mutate(luis, undo, { id: second.id });
    await mutate(ana, request, ice);
    expect(await listed()).toEqual(['Ice', 'Ice']);
  });

  test('in another kitchen does not matter', async () => {
    await mutate(ana, request, ice);
    const other = await Kitchen.create(api, { timeZone: zoneWhereItIs(9) });
    expect(await mutate(await other.signIn('cook'), request, ice)).toMatchObject({ name: 'Ice' });
  });
});

describe('a task that a cook adds', () => {
  test('is on today’s list with who requested it; the managers are notified, and may edit or cancel it', async () => {
    const task = await mutate(ana, request, {
      name: 'Clean the fryer',
      targetQuantity: '1',
      unit: 'ea',
      dueTime: '16:00',
    });
    expect(task).toMatchObject({ priority: 'medium', requestedByName: 'Ana', itemId: null });
    expect(await notificationsOf(manager)).toMatchObject([
      { title: 'Ana added Clean the fryer to the list', message: '1 ea, due at 16:00.', priority: 'medium' },
    ]);
    const update = mutation('updatePrepTask', 'UpdatePrepTaskInput');
    expect(await mutate(manager, update, { id: task.id, targetQuantity: '2' })).toMatchObject({ targetQuantity: '2' });
    expect(await mutate(manager, cancel, { id: task.id })).toMatchObject({ status: 'cancelled' });
  });

  test('has its note in the history', async () => {
    const { id } = await mutate(ana, request, {
      name: 'Ice',
      targetQuantity: '4',
      unit: 'kg',
      dueTime: '16:00',
      note: 'Bar is out',
    });
    const query = 'query ($id: ID!) { prepTaskHistory(id: $id) { action actorName changes } }';
    expect((await ana.request<{ prepTaskHistory: unknown[] }>(query, { id })).prepTaskHistory).toEqual([
      {
        action: 'prep_task.requested',
        actorName: 'Ana',
        changes: { name: [null, 'Ice'], targetQuantity: [null, '4 kg'], note: [null, 'Bar is out'] },
      },
    ]);
  });

  test('does not show a name on a wall display', async () => {
    await mutate(ana, request, { name: 'Ice', targetQuantity: '4', unit: 'kg', dueTime: '16:00' });
    const display = await kitchen.pair();
    const { prepTasks } = await display.request<{ prepTasks: Task[] }>('{ prepTasks { name requestedByName } }');
    expect(prepTasks).toEqual([{ name: 'Ice', requestedByName: null }]);
  });

  test('is undone with its notification; requesting it again notifies again', async () => {
    const input = { name: 'Ice', targetQuantity: '400', unit: 'kg', dueTime: '16:00', runningOut: true };
    const task = await mutate(ana, request, input);
    expect(task.undoSeconds).toBeGreaterThan(0);
    expect((await refusal(luis, undo, { id: task.id }))[1]).toMatch(/^Only the person who did this/);
    expect(await mutate(ana, undo, { id: task.id })).toMatchObject({ status: 'cancelled', undoSeconds: 0 });
    expect([await listed(), await notificationsOf(manager)]).toEqual([[], []]);
    await mutate(ana, request, { ...input, targetQuantity: '4' });
    expect(await notificationsOf(manager)).toMatchObject([{ message: '4 kg, due at 16:00.' }]);
  });

  test('undone, disappears at once from the screens that received its notification, and from no other', async () => {
    const { id } = await mutate(ana, request, { name: 'Ice', targetQuantity: '4', unit: 'kg', dueTime: '16:00' });
    const sockets = [await listen(manager), await listen(luis)];
    const [notification] = await notificationsOf(manager);
    await mutate(ana, undo, { id });
    const received = [];
    for (const each of sockets) {
      await caughtUp(each);
      const withdrawn = each.messages.filter(({ type }) => type === 'NOTIFICATION_WITHDRAWN');
      received.push(withdrawn.map(({ data }) => data));
      each.socket.close();
    }
    expect(received).toEqual([[{ id: notification?.id }], []]);
  });

  test('that a colleague has started by then stays', async () => {
    const { id } = await mutate(ana, request, { name: 'Ice', targetQuantity: '4', unit: 'kg', dueTime: '16:00' });
    await mutate(luis, mutation('startPrepTask'), { id });
    expect((await refusal(ana, undo, { id }))[1]).toMatch(/^Only the person who did this/);
    expect(await listed()).toEqual(['Ice']);
  });

  test('is added once for one key, however often it is sent', async () => {
    const input = { name: 'Ice', targetQuantity: '4', unit: 'kg', dueTime: '16:00' };
    const send = () => ana.graph(request, { input }, { 'idempotency-key': 'ice-1' });
    await Promise.all([send(), send()]);
    await send();
    expect([await listed(), (await notificationsOf(manager)).length]).toEqual([['Ice'], 1]);
  });

  test('is refused after 30 in an hour by one person; others may still request', async () => {
    const input = { name: 'Ice', targetQuantity: '4', unit: 'kg', dueTime: '16:00' };
    const again = { ...input, anyway: true };
    const answers = await Promise.all(Array.from({ length: 32 }, () => ana.graph(request, { input: again })));
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions['code']));
    expect(codes).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect((await luis.graph(request, { input: again })).errors).toEqual([]);
  });

  const valid = { name: 'Ice', targetQuantity: '4', unit: 'kg', dueTime: '16:00' };
  const refused: [string, () => Promise<object>, string, RegExp][] = [
    ['of nothing', async () => ({ ...valid, name: null }), 'VALIDATION_FAILED', /name/i],
    ['of zero', async () => ({ ...valid, targetQuantity: '0' }), 'VALIDATION_FAILED', /targetQuantity/],
    ['at no time of day', async () => ({ ...valid, dueTime: '26:00' }), 'VALIDATION_FAILED', /dueTime/],
    [
      'at a time that has passed',
      async () => ({ ...valid, dueTime: '08:59' }),
      'VALIDATION_FAILED',
      /^That time has passed/,
    ],
    ['in an unknown unit', async () => ({ ...valid, unit: 'buckets' }), 'VALIDATION_FAILED', /unit/i],
    [
      'in a unit that does not convert to the item’s',
      async () => ({ ...valid, itemId: (await kitchen.item({ kind: 'prep', unit: 'ea' })).id }),
      'VALIDATION_FAILED',
      /convert/,
    ],
    [
      'of an archived item',
      async () => ({ ...valid, itemId: (await kitchen.item({ name: 'Old', archivedAt: new Date() })).id }),
      'CONFLICT',
      /Old is archived/,
    ],
    [
      'of another kitchen’s item',
      async () => ({ ...valid, itemId: (await (await Kitchen.create(api)).item()).id }),
      'NOT_FOUND',
      /^This item does not exist\.$/,
    ],
    [
      'of a task that does not exist',
      async () => ({ ...valid, moreOfId: '01a1fc41-1860-7736-8182-a4408885ffdb' }),
      'NOT_FOUND',
      /^This task does not exist\.$/,
    ],
    ['for another day, which is planned', async () => ({ ...valid, date: '2030-01-01' }), 'BAD_USER_INPUT', /date/],
  ];
  test.each(refused)('is refused %s, and nobody is notified', async (_what, inputOf, code, message) => {
    const answer = await refusal(ana, request, await inputOf());
    expect(answer[1]).toMatch(message);
    if (code !== 'BAD_USER_INPUT') expect(answer[0]).toBe(code);
    expect([await listed(), await notificationsOf(manager)]).toEqual([[], []]);
  });

  test('is not for a wall display', async () => {
    const display = await kitchen.pair();
    expect((await refusal(display, request, valid))[0]).toBe('FORBIDDEN');
  });
});
