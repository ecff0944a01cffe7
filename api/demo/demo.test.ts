import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { readConfig } from '../platform/config.ts';
import { demoId } from './seed/seed-demo.ts';
import { Client } from '../testing/client.ts';
import { pairDevice } from '../testing/pair-device.ts';
import { DEMO_TIMEOUT, startDemoApi, type TestApi } from '../testing/start-api.ts';
import { serviceAccountOf, tokenOf } from '../testing/token-client.ts';
import { tidyDemo } from './demo.service.ts';

let api: TestApi;
let admin: Client;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-demo-'));
  api = await startDemoApi({ dataDir });
}, DEMO_TIMEOUT);
beforeEach(async () => {
  api.app.limiter.forgetAll();
  admin = await visitor('admin');
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly username: string;
  readonly email: string | null;
}

async function visitor(role: string): Promise<Client> {
  const client = new Client(api);
  expect((await client.post('/api/demo-login', { role })).status).toBe(200);
  return client;
}

async function findUser(username: string): Promise<Person> {
  const { users } = await admin.request<{ users: { nodes: Person[] } }>(
    '{ users(filter: all, first: 100) { nodes { id name role username email } } }',
  );
  const found = users.nodes.find((person) => person.username === username);
  if (!found) throw new Error(`${username} is not there.`);
  return found;
}

/** Adds a photo to a recipe. Returns the folder of its files. */
async function addPhoto(): Promise<string> {
  const { recipes } = await admin.request<{ recipes: { nodes: { id: string }[] } }>(
    '{ recipes(first: 1) { nodes { id } } }',
  );
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04020' } });
  const response = await fetch(`${api.url}/api/photos?recipeId=${recipes.nodes[0]?.id ?? ''}`, {
    method: 'POST',
    headers: { ...admin.credentials, 'content-type': 'image/png' },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  expect(response.status).toBe(200);
  return join(dataDir, 'files', (await demoId(api.app)) ?? '');
}

let count = 0;
/** Registers a user in the demo. */
async function register(data: object = {}) {
  const { organizationCode } = await admin.request<{ organizationCode: string }>('{ organizationCode }');
  const client = new Client(api);
  const answer = await client.post('/api/register', {
    username: `guest${(count += 1)}`,
    password: 'steamed mussels',
    name: 'DEMO CLOSED',
    role: 'cook',
    organizationCode,
    ...data,
  });
  return { client, answer, username: `guest${count}` };
}

describe('the users of the demo’s buttons', () => {
  const target = async (username: string) => ({ id: (await findUser(username)).id });

  test.each(['olivia', 'marco', 'ana'])(
    '%s keeps name, role and access, whatever a visitor tries',
    async (username) => {
      // A second admin, because the last one cannot be changed anyway.
      const { username: other } = await register();
      await admin.request('mutation ($i: VerifyUserInput!) { verifyUser(input: $i) { id } }', {
        i: { ...(await target(other)), role: 'admin' },
      });
      const before = await findUser(username);
      const { id } = before;
      const role = before.role === 'cook' ? 'manager' : 'cook';
      const attempts: readonly [string, string, object][] = [
        ['setUserRole', 'SetUserRoleInput', { id, role }],
        ['deactivateUser', 'UserTargetInput', { id }],
        ['endUserSessions', 'UserTargetInput', { id }],
        ['updateUser', 'UpdateUserInput', { id, name: 'Renamed' }],
      ];
      for (const [name, type, input] of attempts) {
        const code = await admin.refused(`mutation ($i: ${type}!) { ${name}(input: $i) { id } }`, { i: input });
        expect([name, code]).toEqual([name, 'FORBIDDEN']);
      }
      const self = await visitor(before.role);
      expect(await self.refused('mutation { updateProfile(input: { name: "Renamed" }) { id } }')).toBe('FORBIDDEN');
      expect(await findUser(username)).toEqual(before);
    },
  );

  test('stay signed in when another visitor signs out everywhere', async () => {
    const other = await visitor('admin');
    expect(await admin.request('mutation { endAllSessions }')).toEqual({ endAllSessions: 1 });
    expect((await admin.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/user')).status).toBe(200);
  });

  test('are the seeded ones, never a visitor who registered and became an admin', async () => {
    const { username } = await register({ name: 'DEMO CLOSED - call +1 555 0100' });
    await admin.request('mutation ($i: VerifyUserInput!) { verifyUser(input: $i) { id } }', {
      i: { ...(await target(username)), role: 'admin' },
    });
    expect((await register({ username: 'olivia' })).answer.status).toBe(409);
    for (const role of ['admin', 'manager', 'cook']) {
      const { json } = await (await visitor(role)).get('/api/user');
      expect(['olivia', 'marco', 'ana']).toContain(Object(json).username);
    }
  });

  test('all other users can change role, be deactivated and be renamed', async () => {
    const { id } = await findUser('priya');
    await admin.request('mutation ($i: UpdateUserInput!) { updateUser(input: $i) { id } }', {
      i: { id, name: 'Priya N.' },
    });
    await admin.request('mutation ($i: SetUserRoleInput!) { setUserRole(input: $i) { id } }', {
      i: { id, role: 'cook' },
    });
    await admin.request('mutation ($i: UserTargetInput!) { deactivateUser(input: $i) { id } }', { i: { id } });
    expect((await findUser('priya')).name).toBe('Priya N.');
  });
});

describe('an e-mail address typed in the demo', () => {
  test('is stored neither from a registration nor from a profile', async () => {
    const email = 'private.person@example.org';
    const { client, username } = await register({ email });
    expect((await client.get('/api/user')).text).not.toContain(email);
    expect((await findUser(username)).email).toBeNull();
    const saved = await admin.request(`mutation { updateProfile(input: { email: "${email}" }) { email } }`);
    expect(saved).toEqual({ updateProfile: { email: null } });
    expect((await findUser('olivia')).email).toBeNull();
  });

  test('is stored neither with a new supplier nor with one that is changed', async () => {
    const email = 'private.person@example.org';
    const create = 'mutation ($input: CreateSupplierInput!) { createSupplier(input: $input) { id email version } }';
    const { createSupplier } = await admin.request<{ createSupplier: { id: string; email: null; version: number } }>(
      create,
      {
        input: { name: 'Hill Farm', email },
      },
    );
    const update = 'mutation ($input: UpdateSupplierInput!) { updateSupplier(input: $input) { email phone } }';
    const { id, version } = createSupplier;
    const updated = await admin.request(update, { input: { id, version, email, phone: '555 0199' } });
    expect([createSupplier.email, updated]).toEqual([null, { updateSupplier: { email: null, phone: '555 0199' } }]);
  });
});

describe('devices and PINs created in the demo', () => {
  test('end within the hour, and not at once', async () => {
    const tablet = await pairDevice(admin, { kind: 'tablet' });
    const cook = await visitor('cook');
    const { issuePin } = await cook.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }');
    await tablet.post('/api/devices/pin', { pin: issuePin.pin });
    await tidyDemo(api.app, new Date(Date.now() + 20 * 60_000));
    expect((await tablet.get('/api/user')).status).toBe(200);
    // A visitor keeps working, so that the kitchen is not recreated.
    const later = new Date(Date.now() + 55 * 60_000);
    const organizationId = (await demoId(api.app)) ?? '';
    await api.app.database.write({ organizationId, actorId: null }, 'demo.tested', null, (tx) =>
      tx.db.updateTable('event').set({ createdAt: later }).where('action', '=', 'user.pin_issued').execute(),
    );
    expect(await tidyDemo(api.app, later)).toBe(false);
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect((await tablet.get('/api/device')).status).toBe(401);
    const again = await pairDevice(admin, { kind: 'tablet' });
    expect((await again.post('/api/devices/pin', { pin: issuePin.pin })).status).toBe(401);
  });
});

describe('API tokens created in the demo', () => {
  test('work, and expire within the hour whatever expiry was requested', async () => {
    const program = await tokenOf(admin, { expiresInDays: 365 });
    expect((await program.graph('{ prepTaskStatus { total } }')).errors).toEqual([]);
    const { apiTokens } = await admin.request<{ apiTokens: { expiresAt: string }[] }>('{ apiTokens { expiresAt } }');
    for (const { expiresAt } of apiTokens) {
      expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThan(60 * 60_000);
    }
    expect(apiTokens).toHaveLength(1);
  });
});

describe('the demo kitchen', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  test(
    'is recreated 30 minutes after the last change, and not before',
    async () => {
      await admin.request('mutation { createStation(input: { name: "Spoiled" }) { id } }');
      await serviceAccountOf(admin, 'admin', 'Spoiling program');
      const files = await addPhoto();
      expect(await readdir(files)).toHaveLength(2);
      const last = 60;
      expect(await tidyDemo(api.app, inMinutes(29))).toBe(false);
      expect(await tidyDemo(api.app, inMinutes(last + 31))).toBe(true);
      expect(await readdir(files)).toEqual([]);
      const next = await visitor('admin');
      expect(JSON.stringify(await next.request('{ stations { name } }'))).not.toContain('Spoiled');
      expect(await next.request('{ apiTokens { id } serviceAccounts { id } }')).toEqual({
        apiTokens: [],
        serviceAccounts: [],
      });
    },
    DEMO_TIMEOUT,
  );

  test('is not recreated while visitors only read', async () => {
    await visitor('cook');
    expect(await tidyDemo(api.app, inMinutes(300))).toBe(false);
  });
});

describe('DEMO', () => {
  test.each([
    ['on this machine alone', {}, true],
    ['on this machine by number', { HOST: '127.0.0.1' }, true],
    ['reached from elsewhere', { HOST: '0.0.0.0' }, false],
    ['reached from elsewhere and configured', { HOST: '0.0.0.0', DEMO: 'true' }, true],
    ['with a database of its own', { DATABASE_URL: 'postgresql://x@y/z' }, false],
  ])('%s', (_what, environment, demo) => {
    expect(readConfig(environment).demo).toBe(demo);
  });
});
