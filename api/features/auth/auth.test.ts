import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Session } from './sessions/session.entity.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
const password = 'correct horse battery';

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

let count = 0;
const registration = (data: object = {}) => ({
  username: `person${(count += 1)}`,
  password,
  name: 'Ana Torres',
  role: 'cook',
  organizationCode: kitchen.code,
  ...data,
});
const register = async (data: object = {}) => new Client(api).post('/api/register', registration(data));

describe('registering', () => {
  test('with a code creates an unverified cook who may only read their own account', async () => {
    const client = new Client(api);
    const answer = await client.post('/api/register', registration());
    expect(answer.json).toMatchObject({ role: 'cook', verified: false, organizationId: kitchen.id });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await client.get('/api/user')).status).toBe(200);
    const refused = await client.get('/api/notifications');
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('not_verified')]);
  });

  test.each([
    ['without its prefix', (code: string) => code.replace('BRIGADE-', '')],
    ['with spaces and in small letters', (code: string) => ` ${code.toLowerCase().replace('-', ' ')} `],
    ['without its dash', (code: string) => code.replace('-', '')],
  ])('takes a code typed %s', async (_, typed) => {
    const answer = await register({ organizationCode: typed(kitchen.code) });
    expect(answer.json).toMatchObject({ organizationId: kitchen.id });
  });

  test('with the name of a new kitchen creates its verified admin', async () => {
    const answer = await register({ role: 'admin', organizationCode: undefined, organizationName: 'Chez Nous' });
    expect(answer.json).toMatchObject({ role: 'admin', verified: true });
  });

  test('creates the default waste reasons of a new kitchen', async () => {
    const client = new Client(api);
    const kitchenOfMine = { role: 'admin', organizationCode: undefined, organizationName: 'Chez Nous' };
    await client.post('/api/register', registration(kitchenOfMine));
    const { wasteReasons } = await client.request<{ wasteReasons: { id: string; name: string }[] }>(
      '{ wasteReasons { id name } }',
    );
    const { createItem } = await client.request<{ createItem: { id: string } }>(
      'mutation ($input: CreateItemInput!) { createItem(input: $input) { id } }',
      { input: { name: 'Romaine', category: 'produce', unit: 'kg', openingQuantity: '4' } },
    );
    const input = { itemId: createItem.id, quantity: '1', unit: 'kg', reasonId: wasteReasons[0]?.id };
    const logged = await client.request(
      'mutation ($input: LogWasteInput!) { logWaste(input: $input) { quantity reasonName } }',
      { input },
    );
    expect(logged).toEqual({ logWaste: { quantity: '1', reasonName: wasteReasons[0]?.name } });
  });

  test.each([
    ['role admin with a code', { role: 'admin' }],
    ['a cook without a code', { organizationCode: undefined }],
    ['a short password', { password: 'short' }],
    ['a common password', { password: '123456qwerty' }],
    ['a password that contains the username', { username: 'marco.polo', password: 'xx marco.polo xx' }],
    ['a username with spaces', { username: 'two words' }],
    [
      'an unknown time zone',
      { timeZone: 'Mars/Olympus', role: 'admin', organizationCode: undefined, organizationName: 'X' },
    ],
    ['an unknown field', { verified: true }],
    ['another organization', { organizationId: '01a1fc41-1860-7736-8182-a4408885ffdb' }],
  ])('refuses %s with a one-sentence error', async (_case, data) => {
    const answer = await register(data);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.text).toMatch(/^[^\n]{10,160}\.$/);
  });

  test('returns the same error for wrong and malformed codes, and limits guesses', async () => {
    const wrong = await register({ organizationCode: 'BRIGADE-AAAAAAAA' });
    const malformed = await register({ organizationCode: 'nonsense' });
    expect([wrong.status, wrong.text]).toEqual([malformed.status, malformed.text]);
    const answers = [];
    for (let guess = 0; guess < 32; guess += 1)
      answers.push((await register({ organizationCode: `BRIGADE-${guess}` })).status);
    expect(answers.at(-1)).toBe(429);
    api.app.limiter.forgetAll();
  });

  test('refuses a username that is taken, also in simultaneous requests', async () => {
    const both = registration({ username: 'twin' });
    const answers = await Promise.all([both, both].map((data) => new Client(api).post('/api/register', data)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('signing in', () => {
  test('opens a session with a new id, and signing out ends it', async () => {
    const { username } = registration();
    const client = new Client(api);
    await client.post('/api/register', registration({ username }));
    const before = client.cookie;
    const answer = await client.post('/api/login', { username: username.toUpperCase(), password });
    expect(answer.json).toMatchObject({ username });
    expect(client.cookie).not.toBe(before);
    const stolen = Object.assign(new Client(api), { cookie: client.cookie });
    await client.post('/api/logout');
    expect((await stolen.get('/api/user')).status).toBe(401);
  });

  test('returns the same error for an unknown user and a wrong password, and locks only that account at that address', async () => {
    const { username } = registration();
    await register({ username });
    const client = new Client(api);
    const unknown = await client.post('/api/login', { username: 'nobody', password });
    const wrong = await client.post('/api/login', { username, password: 'wrong wrong wrong' });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    for (let guess = 0; guess < 5; guess += 1)
      await client.post('/api/login', { username, password: 'wrong wrong wrong' });
    const locked = await client.post('/api/login', { username, password });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    api.app.limiter.forgetAll();
  });

  test('counts simultaneous guesses one by one', async () => {
    const { username } = registration();
    await new Client(api).post('/api/register', { ...registration(), username });
    const guess = () => new Client(api).post('/api/login', { username, password: 'wrong wrong wrong' });
    const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    api.app.limiter.forgetAll();
  });

  test('ends when idle, when too old, and by `endAllSessions`', async () => {
    const [idle, old, ended] = [
      await kitchen.signIn('cook'),
      await kitchen.signIn('cook'),
      await kitchen.signIn('cook'),
    ];
    await kitchen.write(async (tx) => {
      const week = 7 * 24 * 3600 * 1000;
      await tx.em.nativeUpdate(Session, { userId: idle.user.id }, { lastSeenAt: new Date(Date.now() - week - 1000) });
      await tx.em.nativeUpdate(Session, { userId: old.user.id }, { expiresAt: new Date(Date.now() - 1000) });
    });
    expect((await idle.get('/api/user')).status).toBe(401);
    expect((await old.get('/api/user')).status).toBe(401);
    const elsewhere = await kitchen.signInAs(ended.user);
    expect(await ended.request('mutation { endAllSessions }')).toEqual({ endAllSessions: 2 });
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });

  test('to the demo is refused without a demo kitchen', async () => {
    const answer = await new Client(api).post('/api/demo-login', { role: 'cook' });
    expect([answer.status, answer.text]).toEqual([404, 'This demo does not exist.']);
  });

  test.each(['', 'junk', 'AAAA', 'x'.repeat(5000), `${'A'.repeat(64)}`])(
    'a junk cookie (%#) is unauthenticated',
    async (value) => {
      const client = Object.assign(new Client(api), { cookie: `brigade=${value}` });
      expect((await client.get('/api/user')).status).toBe(401);
    },
  );
});
