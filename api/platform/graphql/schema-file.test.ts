import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const path = '/api/schema.graphql';

describe('the schema as a file', () => {
  test('is the committed one, and 304 with a matching ETag', async () => {
    const cook = await kitchen.signIn('cook');
    const { status, text, headers } = await cook.get(path);
    expect([status, text]).toEqual([200, readFileSync('schema/schema.graphql', 'utf8')]);
    const etag = headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect(await cook.call('GET', path, undefined, { 'if-none-match': tag })).toMatchObject({
        status: 304,
        text: '',
      });
    }
    expect((await cook.call('GET', path, undefined, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([path, '/api/openapi.json', '/api/asyncapi.json'])('%s counts against the rate limit', async (file) => {
    const cook = await kitchen.signIn('cook');
    const left = async () => Number(/r=(\d+)/.exec((await cook.get(file)).headers.get('ratelimit') ?? '')?.[1]);
    const before = await left();
    expect(await left()).toBe(before - 1);
  });

  test('requires the right to introspect', async () => {
    expect((await new Client(api).get(path)).status).toBe(401);
    expect((await (await kitchen.signIn('cook', { verified: false })).get(path)).status).toBe(403);
  });
});
