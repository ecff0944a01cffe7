import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, browserOf, NEW_PASSWORD, PASSWORD, signInStatus } from '../../../testing/accounts.ts';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { listen } from '../../../testing/live-socket.ts';
import { DEMO_TIMEOUT, startApi, startDemoApi, type TestApi } from '../../../testing/start-api.ts';
import type { User } from '../../users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let person: User;
let browser: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  person = await account(kitchen, 'cook');
  browser = await browserOf(kitchen, person);
});
afterAll(() => api.stop());

const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const change = (client: Client, currentPassword = PASSWORD, newPassword = NEW_PASSWORD, headers = {}) =>
  client.graph(CHANGE, { input: { currentPassword, newPassword } }, headers);
const sessions = (client: Client) =>
  client.request<{ mySessions: { id: string; current: boolean; browser: string | null; system: string | null }[] }>(
    '{ mySessions { id current browser system deviceName address createdAt lastSeenAt expiresAt } }',
  );

/** A session that a person opened with a PIN on a shared tablet. */
async function pinSession(role: 'cook' | 'admin'): Promise<Client> {
  const owner = await kitchen.signIn(role);
  const { issuePin } = await owner.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }');
  const tablet = await kitchen.pair({ kind: 'tablet' });
  await tablet.post('/api/devices/pin', { pin: issuePin.pin });
  return tablet;
}

/** The kitchen's whole audit log and stored idempotency keys, as text. */
async function records(): Promise<string> {
  return api.app.database.read(kitchen.id, async (db) =>
    JSON.stringify([
      await db.selectFrom('event').selectAll().execute(),
      await db.selectFrom('idempotencyKey').selectAll().execute(),
    ]),
  );
}

describe('changing your own password', () => {
  test('needs the current one; afterwards only the new one signs in', async () => {
    expect((await change(browser)).data).toEqual({ changePassword: 0 });
    expect(await signInStatus(kitchen, person, PASSWORD)).toBe(401);
    expect(await signInStatus(kitchen, person, NEW_PASSWORD)).toBe(200);
  });

  test('with a wrong current password changes nothing and names the field', async () => {
    const { errors } = await change(browser, 'not the right one');
    expect(errors[0]).toMatchObject({
      message: 'That is not your current password.',
      extensions: { code: 'VALIDATION_FAILED', fields: [{ path: 'currentPassword' }] },
    });
    expect(await signInStatus(kitchen, person, PASSWORD)).toBe(200);
  });

  test.each([
    ['a short one', 'short'],
    ['a common one', '123456qwerty'],
    ['the current one', PASSWORD],
  ])('refuses %s as the new password', async (_case, newPassword) => {
    const { errors } = await change(browser, PASSWORD, newPassword);
    expect(errors[0]).toMatchObject({ extensions: { fields: [{ path: 'newPassword' }] } });
    expect(await signInStatus(kitchen, person, PASSWORD)).toBe(200);
  });

  test('refuses a new password that contains the username', async () => {
    const { errors } = await change(browser, PASSWORD, `xx ${person.username} xx`);
    expect(errors[0]?.message).toBe('The password may not contain the username.');
  });

  test('ends the person’s other sessions and their sockets within a second, but not this one', async () => {
    const elsewhere = await browserOf(kitchen, person);
    const { closed } = await listen(elsewhere);
    const started = Date.now();
    expect((await change(browser)).data).toEqual({ changePassword: 1 });
    expect(await closed).toBe(4401);
    expect(Date.now() - started).toBeLessThan(1_000);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('allows five tries in fifteen minutes', async () => {
    const guesses = Array.from({ length: 7 }, () => change(browser, 'not the right one'));
    const codes = (await Promise.all(guesses)).map(({ errors }) => errors[0]?.extensions['code']);
    expect(codes.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });

  test.each(['cook', 'admin'] as const)('is refused to a PIN session of a %s', async (role) => {
    const { errors } = await change(await pinSession(role));
    expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('is recorded in the audit log without any password, hashed or not', async () => {
    await change(browser, PASSWORD, NEW_PASSWORD, { 'idempotency-key': 'once' });
    const text = await records();
    expect(text).toContain('user.password_changed');
    for (const secret of [PASSWORD, NEW_PASSWORD]) expect(text).not.toContain(secret);
  });

  test('sent again with the same key gets the same response, and with another password is refused', async () => {
    const key = { 'idempotency-key': 'once' };
    expect((await change(browser, PASSWORD, NEW_PASSWORD, key)).data).toEqual({ changePassword: 0 });
    expect((await change(browser, PASSWORD, NEW_PASSWORD, key)).data).toEqual({ changePassword: 0 });
    const other = await change(browser, PASSWORD, 'another good password', key);
    expect(other.errors[0]?.extensions['code']).toBe('IDEMPOTENCY_MISMATCH');
  });
});

describe('the viewer’s sessions', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

  test('are listed with browser, system, address and times, this one marked', async () => {
    await browserOf(kitchen, person, { userAgent: android });
    const { mySessions } = await sessions(browser);
    expect(mySessions).toHaveLength(2);
    expect(mySessions.find(({ current }) => !current)).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
      deviceName: null,
      address: '127.0.0.1',
      lastSeenAt: expect.any(String),
    });
  });

  test('of other users are not listed', async () => {
    await browserOf(kitchen, await account(kitchen, 'cook'));
    expect((await sessions(browser)).mySessions.map(({ current }) => current)).toEqual([true]);
  });

  test('end one by one, and an ended one has no access', async () => {
    const elsewhere = await browserOf(kitchen, person);
    const { closed } = await listen(elsewhere);
    const { mySessions } = await sessions(browser);
    const input = { id: mySessions.find(({ current }) => !current)?.id };
    await browser.request('mutation ($input: EndSessionInput!) { endSession(input: $input) }', { input });
    expect(await closed).toBe(4401);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('all others end in one request', async () => {
    const others = [await browserOf(kitchen, person), await browserOf(kitchen, person)];
    expect(await browser.request('mutation { endOtherSessions }')).toEqual({ endOtherSessions: 2 });
    for (const other of others) expect((await other.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('of a colleague cannot be ended, and get the same error as unknown ones', async () => {
    const colleague = await browserOf(kitchen, await account(kitchen, 'cook'));
    const [theirs] = (await sessions(colleague)).mySessions;
    const end = 'mutation ($input: EndSessionInput!) { endSession(input: $input) }';
    expect(await browser.refused(end, { input: { id: theirs?.id } })).toBe('NOT_FOUND');
    expect((await colleague.get('/api/user')).status).toBe(200);
  });

  test('are not listed for a PIN session', async () => {
    expect(await (await pinSession('cook')).refused('{ mySessions { id } }')).toBe('FORBIDDEN');
  });
});

describe('in the demo kitchen', () => {
  let demo: TestApi;
  beforeAll(async () => {
    demo = await startDemoApi();
  }, DEMO_TIMEOUT);
  afterAll(() => demo.stop());

  test('visitors cannot change the shared account or see the sessions of others', async () => {
    const [first, second] = [new Client(demo), new Client(demo)];
    for (const visitor of [first, second]) await visitor.post('/api/demo-login', { role: 'cook' });
    expect((await change(first)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await first.refused('mutation { endOtherSessions }')).toBe('FORBIDDEN');
    expect((await sessions(second)).mySessions.map(({ current }) => current)).toEqual([true]);
  });
});
