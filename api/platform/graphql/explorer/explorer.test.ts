import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, specifiedRules, validate } from 'graphql';
import { features } from '../../../features.ts';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { explorerTabs } from './explorer-tabs.ts';
import { buildGraph } from '../schema.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const open = (client: Client) => client.call('GET', '/graphql', undefined, { accept: 'text/html,*/*;q=0.8' });

/** The initial tabs of a page. */
function tabsOf(page: string): { query: string; variables?: string }[] {
  const [, attribute = '[]'] = /data-tabs="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
}

describe('the API explorer', () => {
  test('opens for admins, without inline scripts and without assets of other sites', async () => {
    const page = await open(await kitchen.signIn('admin'));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(page.text).not.toMatch(/<script>|https?:/);
    const assets = [...page.text.matchAll(/(?:src|href)="(\/graphql\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(assets).toHaveLength(4);
    for (const path of assets) expect((await new Client(api).get(path)).status).toBe(200);
  });

  test('redirects everyone else to the page that explains who may open it', async () => {
    const waiting = await kitchen.signIn('admin', { verified: false });
    for (const client of [await kitchen.signIn('cook'), await kitchen.signIn('manager'), waiting, new Client(api)]) {
      const { status, text, headers } = await open(client);
      expect([status, headers.get('location'), text]).toEqual([303, '/explorer', '']);
    }
  });

  test('has examples that run unchanged, with an item of the viewer’s kitchen', async () => {
    const admin = await kitchen.signIn('admin');
    await kitchen.item({ name: 'Plenty', parLevel: '1' }, '5');
    const low = await kitchen.item({ name: 'Short & "low"', parLevel: '9' }, '2.5');
    const tabs = tabsOf((await open(admin)).text);
    expect(tabs).toHaveLength(6);
    expect(JSON.parse(tabs[3]?.variables ?? '').input).toMatchObject({ itemId: low.id, countedQuantity: '2.5' });
    const codes: unknown[] = [];
    for (const { query, variables } of tabs.filter((tab) => !tab.query.includes('subscription '))) {
      const { errors } = await admin.graph(query, JSON.parse(variables ?? '{}'));
      codes.push(errors[0]?.extensions['code']);
    }
    // The last example shows an error.
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'NOT_FOUND']);
    expect(await kitchen.stockOf(low.id)).toMatchObject({ onHand: '2.5' });
  });

  test('serves no other assets', async () => {
    for (const name of ['package.json', '..%2fyoga.ts', 'constructor', '__proto__']) {
      expect((await new Client(api).get(`/graphql/explorer/${name}`)).status).toBe(404);
    }
  });

  test('has examples that are valid against the schema', async () => {
    const schema = await buildGraph(features);
    expect(explorerTabs(null)).toHaveLength(6);
    for (const { query } of explorerTabs(null)) expect(validate(schema, parse(query), specifiedRules)).toEqual([]);
  });
});
