import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#schema/vocabulary.ts';
import { account, browserOf, NEW_PASSWORD, PASSWORD, signInStatus } from '../../../testing/accounts.ts';
import { Client } from '../../../testing/client.ts';
import { ABSENT } from '../../../testing/documents.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { listen } from '../../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { User } from '../../users/user.entity.ts';
import { PasswordReset } from './password-reset.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;
let person: User;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  person = await account(kitchen, 'cook');
});
afterAll(() => api.stop());

const CREATE = 'mutation ($input: ResetLinkInput!) { createResetLink(input: $input) { path expiresAt } }';
const NOT_VALID = 'This link is not valid any more. Ask an admin for a new one.';

/** The secret of a new link for a person. */
async function linkFor({ id }: { id: string }, by = admin): Promise<string> {
  const { createResetLink } = await by.request<{ createResetLink: { path: string } }>(CREATE, { input: { id } });
  return createResetLink.path.replace('/reset#', '');
}
const use = (token: string, password = NEW_PASSWORD, client = new Client(api)) =>
  client.post('/api/password-reset', { token, password });
const check = (token: string) => new Client(api).post('/api/password-reset/check', { token });

/** The link gives no access and changes nothing, and the error is always the same. */
async function expectInvalid(token: string): Promise<void> {
  for (const answer of [await check(token), await use(token)]) {
    expect([answer.status, answer.text]).toEqual([400, NOT_VALID]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
}

describe('a link from an admin', () => {
  test.each(roles)('sets a new password for a %s and signs them in', async (role) => {
    const user = await account(kitchen, role);
    const token = await linkFor(user);
    expect((await check(token)).json).toEqual({ username: user.username });
    const browser = new Client(api);
    expect((await use(token, NEW_PASSWORD, browser)).json).toMatchObject({ id: user.id });
    expect((await browser.get('/api/user')).status).toBe(200);
    expect(await signInStatus(kitchen, user, PASSWORD)).toBe(401);
    expect(await signInStatus(kitchen, user, NEW_PASSWORD)).toBe(200);
  });

  test('works for an unverified user, who stays unverified', async () => {
    const user = await account(kitchen, 'cook', { verified: false });
    expect((await use(await linkFor(user))).json).toMatchObject({ verified: false });
  });

  test('ends every session of the person and its sockets when it is used', async () => {
    const elsewhere = await browserOf(kitchen, person);
    const { closed } = await listen(elsewhere);
    await use(await linkFor(person));
    expect(await closed).toBe(4401);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
  });

  test('works once', async () => {
    const token = await linkFor(person);
    await use(token);
    await expectInvalid(token);
    expect(await signInStatus(kitchen, person, NEW_PASSWORD)).toBe(200);
  });

  test('works once also in two simultaneous requests', async () => {
    const token = await linkFor(person);
    const answers = await Promise.all([use(token), use(token, 'another good password')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('stops working when a newer one is created', async () => {
    const [older, newer] = [await linkFor(person), await linkFor(person)];
    await expectInvalid(older);
    expect((await use(newer)).status).toBe(200);
  });

  test('stops working after 24 hours', async () => {
    const input = { id: person.id };
    const { createResetLink: link } = await admin.request<{ createResetLink: { path: string; expiresAt: string } }>(
      CREATE,
      { input },
    );
    expect(new Date(link.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(24 * 3600 * 1000);
    await kitchen.write(async (tx) => {
      await tx.em.nativeUpdate(PasswordReset, { userId: person.id }, { expiresAt: new Date(Date.now() - 1000) });
    });
    await expectInvalid(link.path.replace('/reset#', ''));
    expect(await signInStatus(kitchen, person, PASSWORD)).toBe(200);
  });

  test('stops working when the person is deactivated', async () => {
    const token = await linkFor(person);
    await kitchen.write(async (tx) => {
      await tx.em.nativeUpdate(User, { id: person.id }, { status: 'deactivated' });
    });
    await expectInvalid(token);
  });

  test('stops working when the person changes the password', async () => {
    const token = await linkFor(person);
    const browser = await browserOf(kitchen, person);
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await browser.request('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', { input });
    await expectInvalid(token);
  });

  test.each(['x', 'A'.repeat(64), 'ü'.repeat(64), '../../etc/passwd'])('forged as %j gets the same error', (token) =>
    expectInvalid(token),
  );

  test('with the kitchen id replaced in its secret is not valid', async () => {
    const other = await Kitchen.create(api);
    const foreign = await linkFor(await account(other, 'cook'), await other.signIn('admin'));
    const own = await linkFor(person);
    const [kitchenOf, secretOf] = [own, foreign].map((token) => Buffer.from(token, 'base64url'));
    if (!kitchenOf || !secretOf) throw new Error('There are no links.');
    // The first 16 bytes are the kitchen's id.
    const mixed = Buffer.concat([kitchenOf.subarray(0, 16), secretOf.subarray(16)]).toString('base64url');
    await expectInvalid(mixed);
  });

  test('refuses a weak password, and still works afterwards', async () => {
    const token = await linkFor(person);
    for (const weak of ['short', '123456qwerty', `xx ${person.username} xx`]) {
      expect((await use(token, weak)).status).toBe(400);
    }
    expect((await use(token)).status).toBe(200);
  });

  test('limits guesses from one address', async () => {
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1) statuses.push((await check('A'.repeat(64))).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is stored as a hash, and recorded in the audit log without its secret', async () => {
    const token = await linkFor(person);
    await use(token);
    const other = await linkFor(person);
    const text = await api.app.database.read(kitchen.id, async (db) =>
      JSON.stringify([
        await db.selectFrom('event').selectAll().execute(),
        await db.selectFrom('passwordReset').selectAll().execute(),
      ]),
    );
    expect(text).toContain('user.reset_link_created');
    expect(text).toContain('user.password_reset');
    for (const secret of [token, other, NEW_PASSWORD]) expect(text).not.toContain(secret);
  });
});

describe('creating a link', () => {
  test('is only for admins', async () => {
    for (const role of ['cook', 'manager'] as const) {
      const client = await kitchen.signIn(role);
      expect(await client.refused(CREATE, { input: { id: person.id } })).toBe('FORBIDDEN');
    }
  });

  test('for a user of another kitchen gets the same error as for an unknown one, and changes nothing', async () => {
    const token = await linkFor(person);
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    const answers = [];
    for (const id of [person.id, ABSENT]) answers.push((await outsider.graph(CREATE, { input: { id } })).errors[0]);
    const [foreign, absent] = answers.map((error) => [error?.message, error?.extensions['code']]);
    expect(foreign).toEqual(absent);
    expect((await check(token)).status).toBe(200);
  });

  test('for a deactivated person is refused with their name', async () => {
    const deactivated = await kitchen.user({ name: 'Sam Lee', status: 'deactivated' });
    const { errors } = await admin.graph(CREATE, { input: { id: deactivated.id } });
    expect(errors[0]?.message).toBe('Sam Lee is not active. Reactivate this person first.');
  });

  test('for oneself is refused, because changing it needs the current password', async () => {
    const me = await kitchen.signIn('admin');
    expect(await me.refused(CREATE, { input: { id: me.user.id } })).toBe('CONFLICT');
  });

  test('returns the link once; the same request again returns none', async () => {
    const key = { 'idempotency-key': 'link' };
    const input = { id: person.id };
    expect((await admin.graph(CREATE, { input }, key)).data).not.toBeNull();
    expect((await admin.graph(CREATE, { input }, key)).errors[0]?.extensions['code']).toBe('CONFLICT');
  });
});
