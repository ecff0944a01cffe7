import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#schema/limits.ts';
import { trustOf } from '../../platform/http/client-address.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { verifyPassword } from './passwords/passwords.crypto.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
const password = 'correct horse battery';
const bad = 'wrong wrong wrong';

beforeAll(async () => {
  api = await startApi({ trustProxy: trustOf(1) });
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

let count = 0;
const from = (address: string) => ({ 'x-forwarded-for': address });
const registration = (data: object = {}) => ({
  username: `guest${(count += 1)}`,
  password,
  name: 'Ana Torres',
  role: 'cook',
  organizationCode: kitchen.code,
  ...data,
});
const register = async (data: object = {}, address = '192.0.2.1', client = new Client(api)) =>
  client.post('/api/register', registration(data), from(address));
const login = async (username: string, guess: string, address: string, client = new Client(api)) =>
  (await client.post('/api/login', { username, password: guess }, from(address))).status;

/** An account, and the browser that registered it. */
async function account(): Promise<{ username: string; browser: Client }> {
  const { username } = registration();
  const browser = new Client(api);
  expect((await register({ username }, '192.0.2.1', browser)).status).toBe(200);
  return { username, browser };
}

describe('guessing the password of one account', () => {
  test('from many addresses is refused after 50 tries', async () => {
    const { username } = await account();
    const statuses = [];
    for (let address = 0; address < 14; address += 1)
      for (let guess = 0; guess < 4; guess += 1) statuses.push(await login(username, bad, `198.51.100.${address}`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  test('does not lock out the owner in a browser where they signed in before', async () => {
    const { username, browser } = await account();
    for (let address = 0; address < 14; address += 1)
      for (let guess = 0; guess < 4; guess += 1) await login(username, bad, `198.51.100.${address}`);
    expect(await login(username, password, '203.0.113.9')).toBe(429);
    expect(await login(username, password, '203.0.113.9', browser)).toBe(200);
  });

  test('with another account’s browser counts as from an unknown browser', async () => {
    const [victim, { browser }] = [await account(), await account()];
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push(await login(victim.username, bad, '198.51.100.1', browser));
    expect(statuses.at(-1)).toBe(429);
  });

  test('with its own browser is limited too', async () => {
    const { username, browser } = await account();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push(await login(username, bad, '198.51.100.1', browser));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('from many addresses of one IPv6 network counts as from one address', async () => {
    const { username } = await account();
    const statuses = [];
    for (let guess = 0; guess < 7; guess += 1) statuses.push(await login(username, bad, `2001:db8:1:2::${guess}`));
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

describe('many wrong sign-ins at one address', () => {
  test('do not lock out a user who signed in there before', async () => {
    const { username, browser } = await account();
    for (let guess = 0; guess < 62; guess += 1) await login(`nobody${guess}`, bad, '192.0.2.1');
    expect(await login('someone', bad, '192.0.2.1')).toBe(429);
    expect(await login(username, password, '192.0.2.1', browser)).toBe(200);
  });

  test('create no key per username once they are refused', async () => {
    const consume = vi.spyOn(api.app.limiter, 'consume');
    for (let guess = 0; guess < 80; guess += 1) await login(`nobody${guess}`, bad, '192.0.2.1');
    const keys = new Set(consume.mock.calls.map(([rule, key]) => `${rule} ${key}`));
    consume.mockRestore();
    // One for the address, and two for each of the 60 usernames that were checked.
    expect(keys.size).toBe(1 + 2 * 60);
    expect([...keys].join(' ')).not.toContain('nobody');
  });
});

describe('registering with a valid code', () => {
  test('is limited per address', async () => {
    const statuses = [];
    for (let turn = 0; turn < 22; turn += 1) statuses.push((await register()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('reveals existing usernames no more often than that', async () => {
    const { username } = await account();
    const statuses = [];
    for (let turn = 0; turn < 22; turn += 1) statuses.push((await register({ username })).status);
    expect(statuses.filter((status) => status === 409).length).toBeLessThan(21);
    expect(statuses.at(-1)).toBe(429);
  });

  test('checks that the username is free before hashing the password', async () => {
    const { username } = await account();
    // The function that hashes a password also refuses common ones.
    const { status, text } = await register({ username, password: 'Password123!' });
    expect([status, text]).toEqual([409, expect.stringContaining('taken')]);
  });

  test('is refused with what to do while 50 people of the kitchen wait for verification', async () => {
    for (let person = 0; person < limits.waitingPeopleMax; person += 1) await kitchen.user({ verified: false });
    const answer = await register();
    expect([answer.status, answer.text]).toEqual([409, expect.stringMatching(/^50 people wait .+ Ask your admin/)]);
  });

  test('accepts only one of two simultaneous requests for the last place', async () => {
    for (let person = 1; person < limits.waitingPeopleMax; person += 1) await kitchen.user({ verified: false });
    const answers = await Promise.all([register(), register({}, '192.0.2.2')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('makes one notification for any number of registrations; verifying all of them marks it read', async () => {
    const admin = await kitchen.signIn('admin');
    await register({ name: 'Ana' });
    await register({ name: 'Bo' });
    await register({ name: 'Cem' });
    const { notifications } = await admin.request<{ notifications: { nodes: { message: string }[] } }>(
      '{ notifications(first: 10) { nodes { title message } } }',
    );
    expect(notifications.nodes).toEqual([
      { title: 'New registration', message: expect.stringMatching(/^3 people registered .+: Cem \(.+Bo \(.+Ana \(/) },
    ]);
    const { users } = await admin.request<{ users: { nodes: { id: string }[] } }>(
      '{ users(filter: waiting) { nodes { id } } }',
    );
    for (const { id } of users.nodes) {
      expect(await admin.request('{ unreadNotificationCount }')).toEqual({ unreadNotificationCount: 1 });
      await admin.request('mutation ($id: ID!) { verifyUser(input: { id: $id }) { id } }', { id });
    }
    expect(await admin.request('{ unreadNotificationCount }')).toEqual({ unreadNotificationCount: 0 });
    await register({ name: 'Dina' });
    expect(await admin.request('{ unreadNotificationCount }')).toEqual({ unreadNotificationCount: 1 });
  });

  test('notifies again after an admin has read the notification', async () => {
    const admin = await kitchen.signIn('admin');
    await register();
    const { notifications } = await admin.request<{ notifications: { nodes: { id: string }[] } }>(
      '{ notifications(first: 10) { nodes { id } } }',
    );
    const id = notifications.nodes[0]?.id;
    await admin.request('mutation ($id: ID!) { markNotificationRead(id: $id) { id } }', { id });
    await register();
    expect(await admin.request('{ unreadNotificationCount }')).toEqual({ unreadNotificationCount: 1 });
  });
});

describe('a flood of sign-ins from one address', () => {
  const FLOODING = '198.51.100.1';
  let flooding = true;
  let flood: Promise<void>[];

  // Every finished hash is followed by the next, so that the address's queue is full on any machine.
  beforeEach(() => {
    flooding = true;
    flood = Array.from({ length: 20 }, async () => {
      while (flooding) {
        await verifyPassword(undefined, bad, FLOODING).catch(() => new Promise(setImmediate));
      }
    });
  });
  afterEach(async () => {
    flooding = false;
    await Promise.all(flood);
  });

  test('is refused once its hashing queue is full', async () => {
    const answer = await new Client(api).post('/api/login', { username: 'nobody', password: bad }, from(FLOODING));
    expect([answer.status, answer.text]).toEqual([
      429,
      'Too many people are signing in at this moment. Wait a few seconds and try again.',
    ]);
  });

  test('does not stop a sign-in from another address', async () => {
    const { username } = await account();
    expect(await login(username, password, '203.0.113.5')).toBe(200);
  });
});

describe('wrong organization codes', () => {
  test('repeated by one person do not block the next registration from the address', async () => {
    for (let turn = 0; turn < 40; turn += 1) await register({ organizationCode: 'BRIGADE-AAAAAAAA' });
    expect((await register()).status).toBe(200);
  });
});

describe('signing in in a browser that has a session', () => {
  test('ends the previous session', async () => {
    const { username, browser } = await account();
    const before = Object.assign(new Client(api), { cookie: browser.cookie });
    expect(await login(username, password, '192.0.2.1', browser)).toBe(200);
    expect((await before.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('with a wrong password ends nothing', async () => {
    const { username, browser } = await account();
    await login(username, bad, '192.0.2.1', browser);
    expect((await browser.get('/api/user')).status).toBe(200);
  });
});

describe('the log', () => {
  test('has a line for a failed sign-in, with the request id and without password or unknown username', async () => {
    const warn = vi.spyOn(api.app.log, 'warn');
    await login('hunter2 in the wrong field', bad, '198.51.100.7');
    const lines = JSON.stringify(warn.mock.calls);
    warn.mockRestore();
    expect(lines).toMatch(/"requestId":"[0-9a-f-]{36}","address":"198.51.100.7".+sign-in failed/);
    expect(lines).not.toMatch(/hunter2|wrong wrong/);
  });

  test('has a line when a limit refuses', async () => {
    const warn = vi.spyOn(api.app.log, 'warn');
    for (let guess = 0; guess < 6; guess += 1) await login('nobody', bad, '198.51.100.7');
    const lines = JSON.stringify(warn.mock.calls);
    warn.mockRestore();
    expect(lines).toMatch(/"requestId":"[0-9a-f-]{36}".+too many attempts/);
  });
});
