import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fastify } from 'fastify';
import { serveWebApp } from '../platform/http/web-app.ts';
import type { Client } from '../testing/client.ts';
import { Client as Stranger } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addDefaultReasons } from '../features/waste/default-reasons.data.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

describe('callers who are not signed in cannot find out (security info)', () => {
  test.each([
    ['arguments', '{ me { id } items(frist: 1) { nodes { id } } }'],
    ['values of enums', 'mutation { startPrepTask(input: { status: in_progres }) { id } }'],
    ['fields', '{ me { usrname } }'],
    ['types', '{ me { ... on Itme { id } } }'],
  ])('names of %s through validation errors', async (_what, document) => {
    const { errors } = await new Stranger(api).graph(document);
    expect([...new Set(errors.map(({ message }) => message))]).toEqual([
      'This operation does not fit the schema. Sign in as a verified person to be told what is wrong.',
    ]);
    const cook = await kitchen.signIn('cook');
    expect((await cook.graph(document)).errors[0]?.message).not.toContain('does not fit the schema');
  });

  test("the server's version by its readiness", async () => {
    expect((await new Stranger(api).get('/readyz')).json).toEqual({ status: 'ready' });
  });

  test('the internal files of the build, such as its manifest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brigade-build-'));
    await mkdir(join(folder, '.vite'));
    for (const file of ['index.html', '.vite/manifest.json']) await writeFile(join(folder, file), '{}');
    const server = fastify();
    await serveWebApp(server, folder);
    const status = async (path: string) => (await server.inject(path)).statusCode;
    expect([await status('/'), await status('/.vite/manifest.json')]).toEqual([200, 404]);
    await server.close();
    await rm(folder, { recursive: true });
  });

  test('pairing secrets by guessing', async () => {
    const poll = () => new Stranger(api).post('/api/devices/token', { deviceCode: 'x'.repeat(43) });
    const statuses = new Set<number>();
    for (let time = 0; time < 130; time += 1) statuses.add((await poll()).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('cooks cannot find out (security info)', () => {
  test('which waste cost most, neither by the listed items nor by their order', async () => {
    const manager = await kitchen.signIn('manager');
    const reasons = await kitchen.write(async (tx) => addDefaultReasons(tx));
    // Six items with one entry each: the most expensive one is last by name.
    for (const [place, name] of ['Ale', 'Bread', 'Cod', 'Dill', 'Eggs', 'Foie gras'].entries()) {
      const item = await kitchen.item({ name, lastUnitCost: String(10 ** place) }, '5');
      await manager.request('mutation ($input: LogWasteInput!) { logWaste(input: $input) { id } }', {
        input: { itemId: item.id, quantity: '1', unit: item.unit, reasonId: reasons.get('DROP') },
      });
    }
    const query = '{ wasteSummary { topItems { name } } }';
    const names = async (client: Client) =>
      (await client.request<{ wasteSummary: { topItems: { name: string }[] } }>(query)).wasteSummary.topItems.map(
        ({ name }) => name,
      );
    expect(await names(await kitchen.signIn('cook'))).toEqual(['Ale', 'Bread', 'Cod', 'Dill', 'Eggs']);
    expect((await names(manager))[0]).toBe('Foie gras');
  });
});

test('a PIN is deleted when its person is deactivated, and stays deleted after reactivation (security info)', async () => {
  const admin = await kitchen.signIn('admin');
  const cook = await kitchen.signIn('cook');
  const { issuePin } = await cook.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }');
  const tablet = await kitchen.pair({ kind: 'tablet' });
  const set = async (mutation: string) => {
    const { user } = await admin.request<{ user: object }>('query ($id: ID!) { user(id: $id) { id version } }', {
      id: cook.user.id,
    });
    await admin.request(`mutation ($input: UserTargetInput!) { ${mutation}(input: $input) { id } }`, { input: user });
  };
  await set('deactivateUser');
  await set('reactivateUser');
  expect((await tablet.post('/api/devices/pin', { pin: issuePin.pin })).status).not.toBe(200);
});
