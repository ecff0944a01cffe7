import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { caughtUp, listen, type TestSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

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
  const { addPrepTask } = await admin.ask<{ addPrepTask: { id: string } }>(
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
  (await client.ask<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }')).issuePin.pin;

async function receivedData({ messages }: TestSocket, type: string): Promise<Record<string, unknown> | undefined> {
  const found = () => messages.find((message) => message.type === type);
  await until(() => found() !== undefined);
  return found()?.data;
}

describe('a display', () => {
  test('starts, holds, finishes and recalls tasks in its own name', async () => {
    const display = await kitchen.pair({ name: 'Grill wall' });
    const cook = await kitchen.signIn('cook');
    const id = await task();
    expect((await start(display, id)).errors).toEqual([]);
    expect(await cook.ask('query ($id: ID!) { prepTask(id: $id) { status startedByName } }', { id })).toEqual({
      prepTask: { status: 'in_progress', startedByName: 'Grill wall' },
    });
    expect((await done(display, id)).data).toEqual({ completePrepTask: { status: 'completed' } });
    const recall = 'mutation ($id: ID!) { reopenPrepTask(input: { id: $id }) { status } }';
    expect(await display.ask(recall, { id })).toEqual({ reopenPrepTask: { status: 'in_progress' } });
    expect((await cook.graph(recall, { id })).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('a second display that bumps the same task at once is told who was first', async () => {
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

  test('shows names by the kitchen’s setting', async () => {
    const display = await kitchen.pair({ name: 'Grill wall' });
    const cook = await kitchen.signIn('cook', { name: 'Ana Torres' });
    const id = await task();
    await start(cook, id);
    const board = '{ prepTasks { startedByName } boardPeople { id label } }';
    const label = async () => {
      const answer = await display.ask<{ boardPeople: { id: string; label: string }[]; prepTasks: object[] }>(board);
      expect(answer.prepTasks).toEqual([{ startedByName: null }]);
      expect(answer.boardPeople.map((person) => person.label)).toContain('Grill wall');
      return answer.boardPeople.find((person) => person.id === cook.user.id)?.label;
    };
    const policy = 'mutation ($input: DisplayPolicyInput!) { updateDisplayPolicy(input: $input) { displayNames } }';
    expect(await label()).toBe('Ana');
    await admin.ask(policy, { input: { displayNames: 'initials' } });
    expect(await label()).toBe('A.T.');
    await admin.ask(policy, { input: { displayNames: 'none' } });
    expect(await label()).toBe('');
    expect((await start(display, id)).errors[0]?.message).toMatch(/^Someone started this at/);
  });

  test('shows the note of open work, live, and none of ended work', async () => {
    const display = await kitchen.pair({ name: 'Grill wall' });
    const socket = await listen(display);
    const messages = () => socket.messages.filter(({ type }) => type === 'PREP_TASK_UPDATED');
    const cook = await kitchen.signIn('cook');
    const id = await task();
    const note = 'NO NUTS for table 12';
    await cook.ask('mutation ($id: ID!, $note: String!) { notePrepTask(input: { id: $id, note: $note }) { id } }', {
      id,
      note,
    });
    await until(() => messages().length === 2);
    expect(messages()[1]?.data).toMatchObject({ id, note });
    expect(await display.ask('{ prepTasks { note } }')).toEqual({ prepTasks: [{ note }] });
    await cook.ask('mutation ($id: ID!) { skipPrepTask(input: { id: $id, reason: "Bob is ill" }) { id } }', { id });
    await until(() => messages().length === 3);
    expect(messages()[2]?.data).toMatchObject({ id, note: null });
    expect(await display.ask('{ prepTasks { note skipReason } }')).toEqual({
      prepTasks: [{ note: null, skipReason: null }],
    });
  });

  test('cannot read costs or anything outside its permissions', async () => {
    const display = await kitchen.pair();
    const reader = await kitchen.pair({ scopes: ['display_read'] });
    await kitchen.item({ name: 'Rice', lastUnitCost: '120' }, '3');
    expect(await display.ask('{ items { nodes { name onHand lastUnitCost } } }')).toEqual({
      items: { nodes: [{ name: 'Rice', onHand: '3', lastUnitCost: null }] },
    });
    for (const query of ['{ inventorySummary { items } }', '{ users { nodes { id } } }', '{ suppliers { id } }'])
      expect(await display.refused(query)).toBe('FORBIDDEN');
    expect((await start(reader, await task())).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await display.get('/api/user')).status).toBe(401);
    expect((await display.get('/api/inventory')).status).toBe(403);
    expect(await display.ask('{ me { id } }')).toEqual({ me: null });
  });

  const revoke = (id: string) => admin.ask('mutation ($id: ID!) { revokeDevice(input: { id: $id }) { id } }', { id });

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

  test('receives and stores its own settings, which another device and a cook cannot change', async () => {
    const display = await kitchen.pair();
    const other = await kitchen.pair();
    const socket = await listen(display);
    const save =
      'mutation ($input: DeviceSettingsInput!) { saveDeviceSettings(input: $input) { settings { volume theme keys { action code } } } }';
    await display.ask(save, { input: { volume: 30, keys: [{ action: 'start', code: 'KeyQ' }] } });
    await admin.ask(save, { input: { id: display.deviceId, theme: 'dark' } });
    expect(await receivedData(socket, 'DEVICE_UPDATED')).toMatchObject({ id: display.deviceId });
    expect(await display.ask('{ device { settings { volume theme readFromMetres keys { action code } } } }')).toEqual({
      device: { settings: { volume: 30, theme: 'dark', readFromMetres: 2, keys: [{ action: 'start', code: 'KeyQ' }] } },
    });
    expect(await other.refused(save, { input: { id: display.deviceId, volume: 1 } })).toBe('NOT_FOUND');
    expect(await (await kitchen.signIn('cook')).refused(save, { input: { volume: 1 } })).toBe('FORBIDDEN');
    for (const wrong of [
      { volume: 101 },
      { readFromMetres: 4 },
      { rotateSeconds: 3 },
      { autoLockMinutes: 0 },
      { quietFrom: '25:00' },
    ])
      expect(await display.refused(save, { input: wrong })).toBe('VALIDATION_FAILED');
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
      await admin.ask(rename, { input: { id: display.deviceId, name } });
      await until(() => messages.length > before);
    }
    await caughtUp(socket);
    expect(socket.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('is not a user: it is not listed, gets no tasks and no role', async () => {
    const display = await kitchen.pair();
    const { userId } = await kitchen.write(({ db }) =>
      db.selectFrom('device').select('userId').executeTakeFirstOrThrow(),
    );
    const { users } = await admin.ask<{ users: { nodes: { id: string }[] } }>(
      '{ users(filter: all) { nodes { id } } }',
    );
    expect(users.nodes.map(({ id }) => id)).not.toContain(userId);
    expect(await admin.ask('{ userCounts { active } }')).toEqual({ userCounts: { active: users.nodes.length } });
    const id = await task();
    const assign = 'mutation ($id: ID!, $to: ID!) { assignPrepTask(input: { id: $id, assigneeId: $to }) { id } }';
    expect(await admin.refused(assign, { id, to: userId })).toBe('NOT_FOUND');
    expect(
      await admin.refused('mutation ($id: ID!) { setUserRole(input: { id: $id, role: admin }) { id } }', {
        id: userId,
      }),
    ).toBe('NOT_FOUND');
    expect(await display.ask('{ device { id } }')).toEqual({ device: { id: display.deviceId } });
  });
});

describe('catching up', () => {
  const events = 'query ($after: Int!) { liveEvents(after: $after) { seq complete messages } }';
  interface Answer {
    readonly liveEvents: { seq: number; complete: boolean; messages: { type: string; seq: number }[] };
  }
  const since = async (display: Client, after: number) => (await display.ask<Answer>(events, { after })).liveEvents;
  const seqNow = async (display: Client) => (await display.ask<{ liveSeq: number }>('{ liveSeq }')).liveSeq;
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
    await admin.ask('mutation { updateDisplayPolicy(input: { displayPinRequired: true }) { id } }');
    const display = await kitchen.pair();
    const cook = await kitchen.signIn('cook', { name: 'Ana Torres' });
    const id = await task();
    expect((await start(display, id)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    const answer = await display.post('/api/devices/pin', { pin: await issuePin(cook) });
    expect(answer.json).toMatchObject({ name: 'Ana Torres', role: 'cook' });
    expect((await start(display, id)).errors).toEqual([]);
    expect(await cook.ask('query ($id: ID!) { prepTask(id: $id) { startedByName } }', { id })).toEqual({
      prepTask: { startedByName: 'Ana Torres' },
    });
    await kitchen.write(({ db }) =>
      db.updateTable('session').set({ expiresAt: new Date() }).where('deviceId', 'is not', null).execute(),
    );
    expect((await done(display, id)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await display.get('/api/device')).json).toMatchObject({ person: null });
  });

  test('is required for everything on a shared tablet', async () => {
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
    expect(await tablet.ask('{ prepTasks { id } me { id } }')).toMatchObject({ prepTasks: [] });
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
    await admin.ask('mutation ($id: ID!) { revokeDevice(input: { id: $id }) { id } }', { id: tablet.deviceId });
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

  const HAS_PIN = '{ users { nodes { id hasPin } } }';
  interface HasPin {
    readonly users: { nodes: { id: string; hasPin: boolean | null }[] };
  }
  const entered = async (pin: string) => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    return (await tablet.post('/api/devices/pin', { pin })).status;
  };

  test('has four to six digits and is unique', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => kitchen.signIn('cook')));
    const pins = await Promise.all(people.map((person) => issuePin(person)));
    expect(new Set(pins).size).toBe(6);
    expect(pins).toEqual(pins.map(() => expect.stringMatching(/^\d{4,6}$/)));
  });

  test('is stored as a hash', async () => {
    await issuePin(await kitchen.signIn('cook'));
    const stored = await kitchen.write(({ db }) => db.selectFrom('personPin').select('pinHash').execute());
    expect(stored).toEqual([{ pinHash: expect.stringMatching(/^\$argon2id\$/) }]);
  });

  test('is replaced by a new one', async () => {
    const cook = await kitchen.signIn('cook');
    const [old, renewed] = [await issuePin(cook), await issuePin(cook)];
    expect([await entered(old), await entered(renewed)]).toEqual([renewed === old ? 200 : 401, 200]);
  });

  test('is refused after its owner removed it', async () => {
    const cook = await kitchen.signIn('cook');
    const pin = await issuePin(cook);
    expect(await cook.ask('mutation { removePin }')).toEqual({ removePin: true });
    expect(await entered(pin)).toBe(401);
  });

  test('is refused after its owner was deactivated', async () => {
    const cook = await kitchen.signIn('cook');
    const pin = await issuePin(cook);
    await admin.ask('mutation ($id: ID!) { deactivateUser(input: { id: $id }) { id } }', { id: cook.user.id });
    expect(await entered(pin)).toBe(401);
  });

  test('is listed for an admin as set or not', async () => {
    const [first, second] = [await kitchen.signIn('cook'), await kitchen.signIn('cook')];
    await issuePin(first);
    const { users } = await admin.ask<HasPin>(HAS_PIN);
    const hasPin = (id: string) => users.nodes.find((node) => node.id === id)?.hasPin;
    expect([hasPin(first.user.id), hasPin(second.user.id)]).toEqual([true, false]);
  });

  test('of others is not visible to a manager', async () => {
    await issuePin(await kitchen.signIn('cook'));
    const manager = await kitchen.signIn('manager');
    const { users } = await manager.ask<HasPin>(HAS_PIN);
    const visible = users.nodes.filter(({ hasPin }) => hasPin !== null).map(({ id }) => id);
    expect(visible.filter((id) => id !== manager.user.id)).toEqual([]);
  });
});
