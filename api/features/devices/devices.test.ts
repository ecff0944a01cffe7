import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { openSocket, type TestSocket, until } from '../../testing/live-socket.ts';
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

/** Open, and listening. */
async function listen(client: Client): Promise<TestSocket> {
  const opened = await openSocket(client);
  opened.socket.send('{"type":"REQUEST_INITIAL_DATA"}');
  await heard(opened, 'INITIAL_DATA');
  return opened;
}

async function heard({ messages }: TestSocket, type: string): Promise<Record<string, unknown> | undefined> {
  const found = () => messages.find((message) => message.type === type);
  await until(() => found() !== undefined);
  return found()?.data;
}

describe('a display', () => {
  test('starts, holds, finishes and recalls work in its own name', async () => {
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

  test('of two that bump the same tile at once, the first wins and the second sees who', async () => {
    const [one, two] = [await kitchen.pair({ name: 'Left' }), await kitchen.pair({ name: 'Right' })];
    const id = await task();
    const answers = await Promise.all([start(one, id), start(two, id)]);
    const refusals = answers.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(refusals).toEqual([expect.stringMatching(/^(Left|Right) started this at \d\d:\d\d\.$/)]);
  });

  test('a bump that is sent twice is done once', async () => {
    const display = await kitchen.pair();
    const id = await task();
    const key = { 'idempotency-key': 'bump-1' };
    const document = 'mutation ($id: ID!) { startPrepTask(input: { id: $id }) { version } }';
    const first = await display.graph(document, { id }, key);
    expect(await display.graph(document, { id }, key)).toEqual(first);
  });

  test('is told the row itself, and neither bells nor people', async () => {
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
    expect(new Set(socket.messages.map(({ type }) => type))).toEqual(new Set(['INITIAL_DATA', 'PREP_TASK_UPDATED']));
  });

  test('names people as the kitchen wants it, and carries no notes', async () => {
    const display = await kitchen.pair({ name: 'Grill wall' });
    const cook = await kitchen.signIn('cook', { name: 'Ana Torres' });
    const id = await task();
    await cook.ask('mutation ($id: ID!) { notePrepTask(input: { id: $id, note: "Ask Luis" }) { id } }', { id });
    await start(cook, id);
    const board = '{ prepTasks { note startedByName } boardPeople { id label } }';
    const label = async () => {
      const answer = await display.ask<{ boardPeople: { id: string; label: string }[]; prepTasks: object[] }>(board);
      expect(answer.prepTasks).toEqual([{ note: null, startedByName: null }]);
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

  test('sees no costs and none of what its scopes do not name', async () => {
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

  test('is out within a second of being revoked, its socket closed', async () => {
    const display = await kitchen.pair();
    const socket = await listen(display);
    const at = Date.now();
    await admin.ask('mutation ($id: ID!) { revokeDevice(input: { id: $id }) { id } }', { id: display.deviceId });
    expect(await socket.closed).toBe(4401);
    expect(Date.now() - at).toBeLessThan(1_000);
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

  test('hears of its own settings and keeps them; another device and a cook may not change them', async () => {
    const display = await kitchen.pair();
    const other = await kitchen.pair();
    const socket = await listen(display);
    const save =
      'mutation ($input: DeviceSettingsInput!) { saveDeviceSettings(input: $input) { settings { volume theme keys { action code } } } }';
    await display.ask(save, { input: { volume: 30, keys: [{ action: 'start', code: 'KeyQ' }] } });
    await admin.ask(save, { input: { id: display.deviceId, theme: 'dark' } });
    expect(await heard(socket, 'DEVICE_UPDATED')).toMatchObject({ id: display.deviceId });
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

  test('keeps its socket when its token is renewed', async () => {
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
    const gone = await Promise.race([socket.closed, new Promise((resolve) => setTimeout(resolve, 300, 'open'))]);
    expect(gone).toBe('open');
  });

  test('is no person: nobody lists it, gives it work or changes its role', async () => {
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
    expect(await display.ask('{ device { name } }')).toBeTruthy();
  });
});

describe('catching up', () => {
  test('brings what was missed in order, as the socket would have, and says when it is too much', async () => {
    const display = await kitchen.pair();
    const events = 'query ($after: Int!) { liveEvents(after: $after) { seq complete messages } }';
    interface Answer {
      readonly liveEvents: { seq: number; complete: boolean; messages: { type: string; seq: number }[] };
    }
    const { liveSeq } = await display.ask<{ liveSeq: number }>('{ liveSeq }');
    const id = await task();
    await start(display, id);
    const { liveEvents } = await display.ask<Answer>(events, { after: liveSeq });
    expect(liveEvents.messages.map(({ type }) => type)).toEqual(['PREP_TASK_UPDATED', 'PREP_TASK_UPDATED']);
    expect(liveEvents).toMatchObject({ complete: true, seq: liveEvents.messages[1]?.seq });
    expect(await display.ask(events, { after: liveEvents.seq })).toEqual({
      liveEvents: { seq: liveEvents.seq, complete: true, messages: [] },
    });
    expect((await display.ask<Answer>(events, { after: liveEvents.seq + 5 })).liveEvents.complete).toBe(false);
    expect((await display.ask<Answer>(events, { after: -7 })).liveEvents.complete).toBe(false);
    await kitchen.write(async (tx) => {
      const live = { type: 'ORGANIZATION_UPDATED', data: { id: kitchen.id, version: 1 } } as const;
      for (let count = 0; count < 1_000; count += 1) tx.record({ entity: 'Test', entityId: null, live });
    });
    const before = Date.now();
    const thousand = await display.ask<Answer>(events, { after: liveEvents.seq });
    expect(Date.now() - before).toBeLessThan(2_000);
    expect(thousand.liveEvents.complete).toBe(true);
    expect(thousand.liveEvents.messages.map(({ seq }) => seq - liveEvents.seq)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => index + 1),
    );
    await kitchen.write(async (tx) => tx.record({ entity: 'Test', entityId: null }));
    expect((await display.ask<Answer>(events, { after: liveEvents.seq })).liveEvents).toMatchObject({
      complete: false,
      messages: [],
    });
  });
});

describe('a PIN', () => {
  test('lets its person act on a display for a minute, then the display is by itself again', async () => {
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

  test('opens the cook’s screens on a shared tablet, as a cook whoever it is, and the lock closes them', async () => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect(await tablet.refused('{ prepTasks { id } }')).toBe('FORBIDDEN');
    await expect(listen(tablet)).rejects.toThrow('403');
    const pin = await issuePin(admin);
    expect((await tablet.post('/api/devices/pin', { pin })).json).toMatchObject({ role: 'cook' });
    expect((await tablet.get('/api/user')).json).toMatchObject({ role: 'cook' });
    expect(await tablet.refused('{ users { nodes { id } } }')).toBe('FORBIDDEN');
    expect(await tablet.ask('{ prepTasks { id } me { id } }')).toMatchObject({ prepTasks: [] });
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

  test('five wrong tries lock the device for 15 minutes, the right one too', async () => {
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

  test('cannot be found by many tries at once, nor by trying between one’s own', async () => {
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

  test('is unique, stored as a hash, replaced by a new one, and gone when it is removed or its person leaves', async () => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    const people = await Promise.all(Array.from({ length: 6 }, () => kitchen.signIn('cook')));
    const pins = await Promise.all(people.map((person) => issuePin(person)));
    expect(new Set(pins).size).toBe(6);
    expect(pins.every((pin) => /^\d{4,6}$/.test(pin))).toBe(true);
    const stored = await kitchen.write(({ db }) => db.selectFrom('personPin').select('pinHash').execute());
    expect(stored.every(({ pinHash }) => pinHash.startsWith('$argon2id$'))).toBe(true);
    const enter = async (pin: string | undefined) => (await tablet.post('/api/devices/pin', { pin })).status;
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('There are six people.');
    const renewed = await issuePin(first);
    expect([await enter(pins[0]), await enter(renewed)]).toEqual([renewed === pins[0] ? 200 : 401, 200]);
    expect(await second.ask('mutation { removePin }')).toEqual({ removePin: true });
    expect(await enter(pins[1])).toBe(401);
    await admin.ask('mutation ($id: ID!) { deactivateUser(input: { id: $id }) { id } }', { id: third.user.id });
    expect(await enter(pins[2])).toBe(401);
    const has = '{ users { nodes { id hasPin } } }';
    const { users } = await admin.ask<{ users: { nodes: { id: string; hasPin: boolean }[] } }>(has);
    expect(users.nodes.find(({ id }) => id === first.user.id)?.hasPin).toBe(true);
    expect(users.nodes.find(({ id }) => id === second.user.id)?.hasPin).toBe(false);
    const seen = await (await kitchen.signIn('manager')).ask<{ users: { nodes: { hasPin: boolean | null }[] } }>(has);
    expect(seen.users.nodes.filter(({ hasPin }) => hasPin !== null).length).toBeLessThanOrEqual(1);
  });
});
