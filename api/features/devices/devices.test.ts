import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { pairDevice } from '../../testing/pair-device.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { caughtUp, listen, type TestSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { User } from '../users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: User };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

async function task(name = 'Salsa'): Promise<string> {
  const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '15:00' };
  const { addPrepTask } = await admin.request<{ addPrepTask: { id: string } }>(
    'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
    { input },
  );
  return addPrepTask.id;
}
const start = (client: Client, id: string) =>
  client.graph('mutation ($id: ID!) { startPrepTask(input: { id: $id }) { status startedByName } }', { id });
const done = (client: Client, id: string) =>
  client.graph('mutation ($id: ID!) { completePrepTask(input: { id: $id, actualQuantity: "4" }) { status } }', { id });
const issuePin = async (client: Client) =>
  (await client.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }')).issuePin.pin;

async function receivedData({ messages }: TestSocket, type: string): Promise<Record<string, unknown> | undefined> {
  const found = () => messages.find((message) => message.type === type);
  await until(() => found() !== undefined);
  return found()?.data;
}

describe('a display', () => {
  test('starts tasks in its own name', async () => {
    const display = await kitchen.pair({ name: 'Grill wall' });
    const id = await task();
    expect((await start(display, id)).errors).toEqual([]);
    expect(await admin.request('query ($id: ID!) { prepTask(id: $id) { status startedByName } }', { id })).toEqual({
      prepTask: { status: 'in_progress', startedByName: 'Grill wall' },
    });
  });

  describe('that has finished a task', () => {
    const recall = 'mutation ($id: ID!) { reopenPrepTask(input: { id: $id }) { status } }';
    let display: Client;
    let id: string;
    beforeEach(async () => {
      display = await kitchen.pair();
      id = await task();
      await start(display, id);
      expect((await done(display, id)).data).toEqual({ completePrepTask: { status: 'completed' } });
    });

    test('recalls it', async () => {
      expect(await display.request(recall, { id })).toEqual({ reopenPrepTask: { status: 'in_progress' } });
    });

    test('may recall it, a cook may not', async () => {
      expect(await (await kitchen.signIn('cook')).refused(recall, { id })).toBe('FORBIDDEN');
    });
  });

  test('a second display that bumps the same task at once gets an error that names who was first', async () => {
    const [one, two] = [await kitchen.pair({ name: 'Left' }), await kitchen.pair({ name: 'Right' })];
    const id = await task();
    const answers = await Promise.all([start(one, id), start(two, id)]);
    const refusals = answers.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(refusals).toEqual([expect.stringMatching(/^(Left|Right) started this at \d\d:\d\d\.$/)]);
  });

  test('a bump sent twice with the same key happens once', async () => {
    const display = await kitchen.pair();
    const id = await task();
    const key = { 'idempotency-key': 'bump-1' };
    const document = 'mutation ($id: ID!) { startPrepTask(input: { id: $id }) { version } }';
    const { data } = await display.graph(document, { id }, key);
    expect(await display.graph(document, { id }, key)).toMatchObject({ status: 200, data, errors: [] });
  });

  test('receives task rows, without notifications and user events', async () => {
    const display = await kitchen.pair();
    const socket = await listen(display);
    const cook = await kitchen.signIn('cook', { name: 'Ana Torres' });
    const id = await task('Beans');
    await start(cook, id);
    const messages = () => socket.messages.filter(({ type }) => type === 'PREP_TASK_UPDATED');
    await until(() => messages().length === 2);
    expect(messages()[1]?.data).toMatchObject({
      id,
      status: 'in_progress',
      targetQuantity: '4',
      unit: 'kg',
      startedById: cook.user.id,
      startedAt: expect.stringMatching(/Z$/),
    });
    expect(new Set(socket.messages.map(({ type }) => type))).toEqual(new Set(['PREP_TASK_UPDATED']));
  });

  describe('shows people', () => {
    const policy = 'mutation ($input: DisplayPolicyInput!) { updateDisplayPolicy(input: $input) { displayNames } }';

    test.each([
      ['by their first names', undefined, ['Ana', 'Mei']],
      ['by their initials', 'initials', ['A.T.', 'M.L.']],
      ['without names', 'none', ['', '']],
    ])('%s, as the kitchen has set it', async (_how, displayNames, labels) => {
      const mei = await kitchen.signIn('admin', { name: 'Mei Lin' });
      const ana = await kitchen.signIn('cook', { name: 'Ana Torres' });
      const display = await pairDevice(mei, { name: 'Grill wall' });
      if (displayNames) await mei.request(policy, { input: { displayNames } });
      const { boardPeople } = await display.request<{ boardPeople: { id: string; label: string }[] }>(
        '{ boardPeople { id label } }',
      );
      const people = new Map(boardPeople.map(({ id, label }) => [id, label]));
      expect([people.get(ana.user.id), people.get(mei.user.id)]).toEqual(labels);
      // Also the admin of every test, and the display itself, which is not a person.
      expect(people.size).toBe(4);
      expect([...people.values()].at(-1)).toBe('Grill wall');
    });

    test('not by the full name that others see', async () => {
      const display = await kitchen.pair();
      await start(await kitchen.signIn('cook', { name: 'Ana Torres' }), await task());
      expect(await display.request('{ prepTasks { startedByName } }')).toEqual({
        prepTasks: [{ startedByName: null }],
      });
    });

    test('not in a refusal either, when they are shown without a name', async () => {
      const display = await kitchen.pair();
      const id = await task();
      await admin.request(policy, { input: { displayNames: 'none' } });
      await start(await kitchen.signIn('cook', { name: 'Ana Torres' }), id);
      const messages = (await start(display, id)).errors.map(({ message }) => message);
      expect(messages).toEqual([expect.stringMatching(/^Someone started this at \d\d:\d\d\.$/)]);
    });
  });

  test('shows the note of open work, live, and none of ended work', async () => {
    const display = await kitchen.pair({ name: 'Grill wall' });
    const socket = await listen(display);
    const messages = () => socket.messages.filter(({ type }) => type === 'PREP_TASK_UPDATED');
    const cook = await kitchen.signIn('cook');
    const id = await task();
    const note = 'NO NUTS for table 12';
    await cook.request('mutation ($id: ID!, $note: String!) { notePrepTask(input: { id: $id, note: $note }) { id } }', {
      id,
      note,
    });
    await until(() => messages().length === 2);
    expect(messages()[1]?.data).toMatchObject({ id, note });
    expect(await display.request('{ prepTasks { note } }')).toEqual({ prepTasks: [{ note }] });
    await cook.request('mutation ($id: ID!) { skipPrepTask(input: { id: $id, reason: "Bob is ill" }) { id } }', { id });
    await until(() => messages().length === 3);
    expect(messages()[2]?.data).toMatchObject({ id, note: null });
    expect(await display.request('{ prepTasks { note skipReason } }')).toEqual({
      prepTasks: [{ note: null, skipReason: null }],
    });
  });

  test('reads stock without its costs', async () => {
    const display = await kitchen.pair();
    await kitchen.item({ name: 'Rice', lastUnitCost: '120' }, '3');
    expect(await display.request('{ items { nodes { name onHand lastUnitCost } } }')).toEqual({
      items: { nodes: [{ name: 'Rice', onHand: '3', lastUnitCost: null }] },
    });
  });

  test.each(['{ inventorySummary { items } }', '{ users { nodes { id } } }', '{ suppliers { id } }'])(
    'cannot read %s',
    async (query) => {
      expect(await (await kitchen.pair()).refused(query)).toBe('FORBIDDEN');
    },
  );

  test.each([
    ['/api/user', 401],
    ['/api/inventory', 403],
  ])('cannot call %s', async (path, status) => {
    expect((await (await kitchen.pair()).get(path)).status).toBe(status);
  });

  test('that may only read cannot start a task', async () => {
    const reader = await kitchen.pair({ scopes: ['display_read'] });
    const id = await task();
    expect((await start(reader, id)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await admin.request('{ prepTasks { status } }')).toEqual({ prepTasks: [{ status: 'pending' }] });
  });

  const revoke = (id: string) =>
    admin.request('mutation ($id: ID!) { revokeDevice(input: { id: $id }) { id } }', { id });

  test('has its socket closed within a second of being revoked', async () => {
    const revokeConnected = async () => {
      const display = await kitchen.pair();
      const socket = await listen(display);
      return millisecondsOf(async () => {
        await revoke(display.deviceId);
        expect(await socket.closed).toBe(4401);
      });
    };
    expect(await shortestOf(revokeConnected, 1_000)).toBeLessThan(1_000);
  });

  test('is signed out when it is revoked', async () => {
    const display = await kitchen.pair();
    await revoke(display.deviceId);
    await expect(listen(display)).rejects.toThrow('401');
    const graph = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: api.url, cookie: display.cookie ?? '' },
    });
    const status = await new Promise((resolve) => {
      graph.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      graph.on('open', () => resolve('open'));
    });
    expect(status).toBe(401);
  });

  describe('has settings', () => {
    const save =
      'mutation ($input: DeviceSettingsInput!) { saveDeviceSettings(input: $input) { settings { volume theme keys { action code } } } }';

    test('that it stores, with those that an admin sets', async () => {
      const display = await kitchen.pair();
      await display.request(save, { input: { volume: 30, keys: [{ action: 'start', code: 'KeyQ' }] } });
      await admin.request(save, { input: { id: display.deviceId, theme: 'dark' } });
      expect(
        await display.request('{ device { settings { volume theme readFromMetres keys { action code } } } }'),
      ).toEqual({
        device: {
          settings: { volume: 30, theme: 'dark', readFromMetres: 2, keys: [{ action: 'start', code: 'KeyQ' }] },
        },
      });
    });

    test('whose change it receives', async () => {
      const display = await kitchen.pair();
      const socket = await listen(display);
      await admin.request(save, { input: { id: display.deviceId, theme: 'dark' } });
      expect(await receivedData(socket, 'DEVICE_UPDATED')).toMatchObject({ id: display.deviceId });
    });

    test('that another device and a cook cannot change', async () => {
      const [display, other] = [await kitchen.pair(), await kitchen.pair()];
      expect(await other.refused(save, { input: { id: display.deviceId, volume: 1 } })).toBe('NOT_FOUND');
      expect(await (await kitchen.signIn('cook')).refused(save, { input: { volume: 1 } })).toBe('FORBIDDEN');
    });

    test.each([
      { volume: 101 },
      { readFromMetres: 4 },
      { rotateSeconds: 3 },
      { autoLockMinutes: 0 },
      { quietFrom: '25:00' },
    ])('that cannot be %j', async (input) => {
      expect(await (await kitchen.pair()).refused(save, { input })).toBe('VALIDATION_FAILED');
    });
  });

  test('stays connected when its token is renewed', async () => {
    const display = await kitchen.pair();
    const socket = await listen(display);
    await display.post('/api/devices/renew');
    expect((await display.get('/api/device')).status).toBe(200);
    for (const name of ['One', 'Two']) {
      const { messages } = socket;
      const before = messages.length;
      const rename = 'mutation ($input: UpdateDeviceInput!) { updateDevice(input: $input) { id } }';
      await admin.request(rename, { input: { id: display.deviceId, name } });
      await until(() => messages.length > before);
    }
    await caughtUp(socket);
    expect(socket.socket.readyState).toBe(WebSocket.OPEN);
  });

  describe('is not a user:', () => {
    /** The id of the user that represents the display. */
    const userIdOf = async () =>
      (await kitchen.write(({ db }) => db.selectFrom('device').select('userId').executeTakeFirstOrThrow())).userId;

    test('it is not listed and not counted', async () => {
      const cook = await kitchen.signIn('cook');
      await pairDevice(admin);
      const { users } = await admin.request<{ users: { nodes: { id: string }[] } }>(
        '{ users(filter: all) { nodes { id } } }',
      );
      expect(users.nodes.map(({ id }) => id).toSorted()).toEqual([admin.user.id, cook.user.id].toSorted());
      expect(await admin.request('{ userCounts { active } }')).toEqual({ userCounts: { active: 2 } });
    });

    test('it gets no tasks', async () => {
      await kitchen.pair();
      const assign = 'mutation ($id: ID!, $to: ID!) { assignPrepTask(input: { id: $id, assigneeId: $to }) { id } }';
      expect(await admin.refused(assign, { id: await task(), to: await userIdOf() })).toBe('NOT_FOUND');
    });

    test('it gets no role', async () => {
      await kitchen.pair();
      const setRole = 'mutation ($id: ID!) { setUserRole(input: { id: $id, role: admin }) { id } }';
      expect(await admin.refused(setRole, { id: await userIdOf() })).toBe('NOT_FOUND');
    });
  });
});

describe('catching up', () => {
  const events = 'query ($after: Int!) { liveEvents(after: $after) { seq complete messages } }';
  interface Answer {
    readonly liveEvents: { seq: number; complete: boolean; messages: { type: string; seq: number }[] };
  }
  const since = async (display: Client, after: number) => (await display.request<Answer>(events, { after })).liveEvents;
  const seqNow = async (display: Client) => (await display.request<{ liveSeq: number }>('{ liveSeq }')).liveSeq;
  const record = (count: number) =>
    kitchen.write(async (tx) => {
      const live = { type: 'ORGANIZATION_UPDATED', data: { id: kitchen.id, version: 1 } } as const;
      for (let done = 0; done < count; done += 1) tx.record({ entity: 'Test', entityId: null, live });
    });

  test('returns missed messages in order, then nothing', async () => {
    const display = await kitchen.pair();
    const before = await seqNow(display);
    await start(display, await task());
    const missed = await since(display, before);
    expect(missed.messages.map(({ type }) => type)).toEqual(['PREP_TASK_UPDATED', 'PREP_TASK_UPDATED']);
    expect(missed).toMatchObject({ complete: true, seq: missed.messages[1]?.seq });
    expect(await since(display, missed.seq)).toEqual({ seq: missed.seq, complete: true, messages: [] });
  });

  test.each([
    ['ahead of the kitchen', (seq: number) => seq + 5],
    ['junk', () => -7],
  ])('is not complete after a number that is %s', async (_case, afterOf) => {
    const display = await kitchen.pair();
    expect((await since(display, afterOf(await seqNow(display)))).complete).toBe(false);
  });

  test('returns a thousand messages within two seconds', async () => {
    const display = await kitchen.pair();
    const before = await seqNow(display);
    await record(1_000);
    const { complete, messages } = await since(display, before);
    expect(await shortestOf(() => millisecondsOf(() => since(display, before)), 2_000)).toBeLessThan(2_000);
    expect(complete).toBe(true);
    expect(messages.map(({ seq }) => seq - before)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
  });

  test('returns `complete: false` when more than a thousand were missed', async () => {
    const display = await kitchen.pair();
    const before = await seqNow(display);
    await record(1_001);
    expect(await since(display, before)).toMatchObject({ complete: false, messages: [] });
  });
});

describe('a PIN', () => {
  test('lets its owner act on a display for one minute', async () => {
    await admin.request('mutation { updateDisplayPolicy(input: { displayPinRequired: true }) { id } }');
    const display = await kitchen.pair();
    const cook = await kitchen.signIn('cook', { name: 'Ana Torres' });
    const id = await task();
    expect((await start(display, id)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    const answer = await display.post('/api/devices/pin', { pin: await issuePin(cook) });
    expect(answer.json).toMatchObject({ name: 'Ana Torres', role: 'cook' });
    expect((await start(display, id)).errors).toEqual([]);
    expect(await cook.request('query ($id: ID!) { prepTask(id: $id) { startedByName } }', { id })).toEqual({
      prepTask: { startedByName: 'Ana Torres' },
    });
    await kitchen.write(({ db }) =>
      db.updateTable('session').set({ expiresAt: new Date() }).where('deviceId', 'is not', null).execute(),
    );
    expect((await done(display, id)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await display.get('/api/device')).json).toMatchObject({ person: null });
  });

  test('is required for every operation on a shared tablet', async () => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect(await tablet.refused('{ prepTasks { id } }')).toBe('FORBIDDEN');
    await expect(listen(tablet)).rejects.toThrow('403');
  });

  test('opens the cook’s screens on a shared tablet, for any role as a cook', async () => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    const pin = await issuePin(admin);
    expect((await tablet.post('/api/devices/pin', { pin })).json).toMatchObject({ role: 'cook' });
    expect((await tablet.get('/api/user')).json).toMatchObject({ role: 'cook' });
    expect(await tablet.refused('{ users { nodes { id } } }')).toBe('FORBIDDEN');
    expect(await tablet.request('{ prepTasks { id } me { id } }')).toMatchObject({ prepTasks: [] });
  });

  test('session ends when a shared tablet is locked, its socket too', async () => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    await tablet.post('/api/devices/pin', { pin: await issuePin(admin) });
    const socket = await listen(tablet);
    expect((await tablet.post('/api/devices/lock')).status).toBe(200);
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect(await socket.closed).toBe(4401);
  });

  test('works only on the kitchen’s own devices, and its session only there', async () => {
    const cook = await kitchen.signIn('cook');
    const pin = await issuePin(cook);
    expect((await cook.post('/api/devices/pin', { pin })).status).toBe(401);
    const foreign = await (await Kitchen.create(api)).pair({ kind: 'tablet' });
    expect((await foreign.post('/api/devices/pin', { pin })).status).toBe(401);
    const tablet = await kitchen.pair({ kind: 'tablet' });
    await tablet.post('/api/devices/pin', { pin });
    const session = tablet.cookie?.split('; ').find((pair) => pair.startsWith('brigade='));
    const thief = Object.assign(await kitchen.pair(), { cookie: session ?? null });
    expect((await thief.get('/api/user')).status).toBe(401);
    await admin.request('mutation ($id: ID!) { revokeDevice(input: { id: $id }) { id } }', { id: tablet.deviceId });
    expect((await tablet.get('/api/user')).status).toBe(401);
  });

  test('is refused for 15 minutes after five wrong tries, also the right one', async () => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    const pin = await issuePin(await kitchen.signIn('cook'));
    const wrong = pin === '9998' ? '9997' : '9998';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push((await tablet.post('/api/devices/pin', { pin: wrong })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const locked = await tablet.post('/api/devices/pin', { pin });
    expect([locked.status, locked.text]).toEqual([429, expect.stringContaining('15 minutes')]);
    for (const junk of ['', '123', '1234567', 'abcd', 1234, null])
      expect((await (await kitchen.pair({ kind: 'tablet' })).post('/api/devices/pin', { pin: junk })).status).toBe(400);
  });

  test('cannot be guessed by parallel tries or by entering a right one between them', async () => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    const pin = await issuePin(await kitchen.signIn('cook'));
    const enter = async (tried: string) => (await tablet.post('/api/devices/pin', { pin: tried })).status;
    const wrong = (count: number) => Array.from({ length: count }, (_, index) => `99${String(1000 + index)}`);
    const statuses = await Promise.all(wrong(20).map(enter));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    api.app.limiter.forgetAll();
    let tries = 0;
    for (const [index, tried] of wrong(60).entries()) {
      if (index % 4 === 0 && (await enter(pin)) === 429) break;
      if ((await enter(tried)) === 401) tries += 1;
    }
    expect(tries).toBe(30);
  });
});
