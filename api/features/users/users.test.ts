import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { User } from './user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: User };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin', { name: 'Ada' });
});
afterAll(() => api.stop());

const act = (name: string, type = 'UserTargetInput') =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { id role verified status version } }`;
const list = `query ($filter: UserFilter!, $search: String! = "", $first: Int, $after: String) {
  users(filter: $filter, search: $search, first: $first, after: $after) {
    nodes { id name email sessionCount } pageInfo { hasNextPage endCursor } } }`;
interface List {
  users: { nodes: { id: string; name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}
const names = async (client: Client, variables: object) =>
  (await client.request<List>(list, { ...variables })).users.nodes.map(({ name }) => name);
const status = async (client: Client) => (await client.get('/api/user')).status;

async function register(username: string): Promise<Client> {
  const client = new Client(api);
  const response = await client.post('/api/register', {
    username,
    password: 'steamed mussels',
    name: 'Nils New',
    role: 'cook',
    organizationCode: kitchen.code,
  });
  expect(response.status).toBe(200);
  return client;
}

describe('names', () => {
  test.each([
    ['with direction marks', 'Ada\u202Enimda', 'Adanimda'],
    ['with invisible characters', 'A\u200Bd\u2066a\uFEFF', 'Ada'],
    ['in another script', 'María Çelik 王', 'María Çelik 王'],
  ])('%s are stored as they look', async (_what, name, stored) => {
    const save = 'mutation ($name: String!) { updateProfile(input: { name: $name }) { name } }';
    expect(await admin.request(save, { name })).toEqual({ updateProfile: { name: stored } });
  });

  test('of invisible characters only are refused', async () => {
    const save = 'mutation ($name: String!) { updateProfile(input: { name: $name }) { name } }';
    expect(await admin.refused(save, { name: '\u200B\u202E' })).toBe('VALIDATION_FAILED');
    const response = await new Client(api).post('/api/register', {
      username: `unseen${Date.now()}`,
      password: 'steamed mussels',
      name: '\u200B',
      role: 'cook',
      organizationCode: kitchen.code,
    });
    expect([response.status, response.text]).toEqual([400, expect.stringContaining('Enter your name.')]);
  });
});

describe('waiting people', () => {
  test('are listed first, and get access in their open session when an admin verifies them', async () => {
    const nils = await register(`nils${Date.now()}`);
    expect((await nils.get('/api/notifications')).status).toBe(403);
    expect(await names(admin, { filter: 'all' })).toEqual(['Nils New', 'Ada']);
    expect(await admin.request('{ userCounts { waiting active former } }')).toEqual({
      userCounts: { waiting: 1, active: 1, former: 0 },
    });
    expect(await admin.request('{ unreadNotificationCount }')).toEqual({ unreadNotificationCount: 1 });
    const [waiting] = (await admin.request<List>(list, { filter: 'waiting' })).users.nodes;
    const response = await admin.request(act('verifyUser', 'VerifyUserInput'), {
      input: { id: waiting?.id, role: 'manager' },
    });
    expect(response).toMatchObject({ verifyUser: { verified: true, role: 'manager' } });
    expect((await nils.get('/api/notifications')).status).toBe(200);
    expect(await admin.request('{ unreadNotificationCount }')).toEqual({ unreadNotificationCount: 0 });
    expect(await admin.refused(act('verifyUser', 'VerifyUserInput'), { input: { id: waiting?.id } })).toBe('CONFLICT');
  });

  test('are rejected and signed out, and wait again when reactivated', async () => {
    const nils = await register(`nora${Date.now()}`);
    const [waiting] = (await admin.request<List>(list, { filter: 'waiting' })).users.nodes;
    const input = { id: waiting?.id };
    await admin.request(act('rejectUser'), { input });
    expect(await status(nils)).toBe(401);
    expect(await names(admin, { filter: 'former' })).toEqual(['Nils New']);
    expect(await admin.request(act('reactivateUser'), { input })).toMatchObject({
      reactivateUser: { status: 'active', verified: false },
    });
    expect(await names(admin, { filter: 'waiting' })).toEqual(['Nils New']);
  });
});

describe('access', () => {
  test('ends with a change of role, a deactivation, or a request to end the sessions', async () => {
    const cook = await kitchen.signIn('cook');
    const input = { id: cook.user.id };
    await admin.request(act('setUserRole', 'SetUserRoleInput'), { input: { ...input, role: 'manager' } });
    expect(await status(cook)).toBe(401);
    const again = await kitchen.signInAs(cook.user);
    await admin.request(act('endUserSessions'), { input });
    expect(await status(again)).toBe(401);
    const last = await kitchen.signInAs(cook.user);
    await admin.request(act('deactivateUser'), { input });
    expect(await status(last)).toBe(401);
    expect(await names(admin, { filter: 'former' })).toEqual([cook.user.name]);
  });

  test('a deactivated person’s socket closes within a second', async () => {
    const deactivate = async () => {
      const cook = await kitchen.signIn('cook');
      const socket = new WebSocket(`${api.url.replace('http', 'ws')}/ws`, {
        headers: { cookie: cook.cookie ?? '', origin: api.url },
      });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      return millisecondsOf(async () => {
        await admin.request(act('deactivateUser'), { input: { id: cook.user.id } });
        expect(await closed).toBe(4401);
      });
    };
    expect(await shortestOf(deactivate, 1_000)).toBeLessThan(1_000);
  });

  test('the last admin cannot be demoted or deactivated', async () => {
    const input = { id: admin.user.id };
    const demote = { input: { ...input, role: 'cook' } };
    expect(await admin.refused(act('setUserRole', 'SetUserRoleInput'), demote)).toBe('CONFLICT');
    expect(await admin.refused(act('deactivateUser'), { input })).toBe('CONFLICT');
    expect(await status(admin)).toBe(200);
    await kitchen.user({ role: 'admin', status: 'deactivated' });
    expect(await admin.refused(act('deactivateUser'), { input })).toBe('CONFLICT');
    await kitchen.user({ role: 'admin' });
    await admin.request(act('deactivateUser'), { input });
    expect(await status(admin)).toBe(401);
  });

  test('of two admins who demote each other at the same time, one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = await Kitchen.create(api);
      const [ana, ben] = [await own.signIn('admin'), await own.signIn('admin')];
      const demote = (by: Client, id: string) =>
        by.graph(act('setUserRole', 'SetUserRoleInput'), { input: { id, role: 'cook' } });
      await Promise.all([demote(ana, ben.user.id), demote(ben, ana.user.id)]);
      const left = await own.write((tx) =>
        tx.db.selectFrom('appUser').where('role', '=', 'admin').select('id').execute(),
      );
      expect(left).toHaveLength(1);
    }
  });
});

describe('the list', () => {
  test('shows managers active people without addresses, and cooks nothing', async () => {
    const manager = await kitchen.signIn('manager', { name: 'Max', email: 'max@example.test' });
    await kitchen.user({ name: 'Gone', status: 'deactivated', email: 'gone@example.test' });
    await kitchen.user({ name: 'Carl', email: 'carl@example.test' });
    const { users } = await manager.request<{ users: { nodes: object[] } }>(list, { filter: 'active' });
    expect(users.nodes).toMatchObject([
      { name: 'Ada' },
      { name: 'Carl', email: null, sessionCount: null },
      { name: 'Max', email: 'max@example.test' },
    ]);
    expect(await manager.refused(list, { filter: 'all' })).toBe('FORBIDDEN');
    expect(await (await kitchen.signIn('cook')).refused(list, { filter: 'active' })).toBe('FORBIDDEN');
  });

  test('is paged without a gap and searched literally', async () => {
    for (const name of ['Bea', 'Bo', '100% Bob']) await kitchen.user({ name });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { users } = await admin.request<List>(list, { filter: 'all', first: 1, after });
      seen.push(...users.nodes.map(({ name }) => name));
      after = users.pageInfo.hasNextPage ? users.pageInfo.endCursor : undefined;
    } while (after);
    expect(seen).toEqual(await names(admin, { filter: 'all' }));
    expect(seen).toHaveLength(4);
    expect(await names(admin, { filter: 'all', search: '%' })).toEqual(['100% Bob']);
  });

  test('has who is on today and their current task', async () => {
    await kitchen.signIn('cook', { name: 'Luis' });
    await kitchen.user({ name: 'Off' });
    const { peopleOn } = await admin.request<{ peopleOn: { name: string }[] }>(
      '{ peopleOn { name doing lastSeenAt } }',
    );
    expect(peopleOn.map(({ name }) => name).sort()).toEqual(['Ada', 'Luis']);
  });
});

describe('an invalid request', () => {
  test('for another kitchen’s person returns the same error as an unknown id', async () => {
    const other = await (await Kitchen.create(api)).user({ name: 'Foreign' });
    for (const id of [other.id, 'junk', admin.user.organizationId]) {
      for (const name of ['rejectUser', 'deactivateUser', 'reactivateUser', 'endUserSessions']) {
        expect(await admin.refused(act(name), { input: { id } })).toBe('NOT_FOUND');
      }
      expect(await admin.refused(act('verifyUser', 'VerifyUserInput'), { input: { id } })).toBe('NOT_FOUND');
      expect(await admin.refused('query ($id: ID!) { user(id: $id) { name } }', { id })).toBe('NOT_FOUND');
    }
  });

  test('of a manager is refused', async () => {
    const { user } = await kitchen.signIn('cook');
    const manager = await kitchen.signIn('manager');
    expect(await manager.refused(act('deactivateUser'), { input: { id: user.id } })).toBe('FORBIDDEN');
  });

  test('with a stale version is refused', async () => {
    const { user } = await kitchen.signIn('cook');
    expect(await admin.refused(act('deactivateUser'), { input: { id: user.id, version: 99 } })).toBe('CONFLICT');
  });

  test.each([
    ['an empty name', { name: ' ' }, 'VALIDATION_FAILED'],
    ['a station that is none', { stationId: '01a1fc41-1860-7736-8182-a4408885ffdb' }, 'NOT_FOUND'],
  ])('with %s is refused', async (_case, change, code) => {
    const { user } = await kitchen.signIn('cook');
    expect(await admin.refused(act('updateUser', 'UpdateUserInput'), { input: { id: user.id, ...change } })).toBe(code);
  });

  test.each([
    ['a name that is too long', { name: 'x'.repeat(81) }],
    ['a mail address that is none', { email: 'nobody' }],
  ])('about oneself with %s is refused, and changes nothing', async (_case, change) => {
    const cook = await kitchen.signIn('cook');
    expect(await cook.refused(act('updateProfile', 'UpdateProfileInput'), { input: change })).toBe('VALIDATION_FAILED');
    expect(await cook.request('{ me { name email version } }')).toEqual({
      me: { name: cook.user.name, email: null, version: 1 },
    });
  });
});

test('a person’s own name and language are saved', async () => {
  const cook = await kitchen.signIn('cook');
  await cook.request(act('updateProfile', 'UpdateProfileInput'), { input: { name: 'Lucía', language: 'es' } });
  expect(await cook.request('{ me { name language } }')).toEqual({ me: { name: 'Lucía', language: 'es' } });
});
