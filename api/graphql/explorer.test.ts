import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse, specifiedRules, validate } from 'graphql';
import { features } from '../features.ts';
import { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { explorerTabs } from './explorer-tabs.ts';
import { buildGraph } from './schema.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const open = (client: Client) => client.call('GET', '/graphql', undefined, { accept: 'text/html,*/*;q=0.8' });

describe('the API explorer', () => {
  test('opens for admins, with no script of its own in the page and nothing from elsewhere', async () => {
    const page = await open(await kitchen.signIn('admin'));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script>|https?:/);
    const assets = [...page.text.matchAll(/(?:src|href)="(\/graphql\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets).toHaveLength(4);
    for (const path of assets) expect((await new Client(api).get(path)).status).toBe(200);
  });

  test('is refused to everyone else in plain words', async () => {
    const waiting = await kitchen.signIn('admin', { verified: false });
    for (const client of [await kitchen.signIn('cook'), await kitchen.signIn('manager'), waiting, new Client(api)]) {
      const { status, text, headers } = await open(client);
      expect([status, headers.get('content-type')]).toEqual([403, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/^You do not have permission/);
    }
  });

  test('has no asset of another name', async () => {
    for (const name of ['package.json', '..%2fyoga.ts', 'constructor', '__proto__']) {
      expect((await new Client(api).get(`/graphql/explorer/${name}`)).status).toBe(404);
    }
  });

  test('offers examples that are true to the schema', async () => {
    const schema = await buildGraph(features);
    expect(explorerTabs).toHaveLength(6);
    for (const { query } of explorerTabs) expect(validate(schema, parse(query), specifiedRules)).toEqual([]);
  });
});
