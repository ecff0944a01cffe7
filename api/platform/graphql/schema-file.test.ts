import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  test('is the committed one, and a 304 for who has it', async () => {
    const cook = await kitchen.signIn('cook');
    const { status, text, headers } = await cook.get(path);
    expect([status, text]).toEqual([200, readFileSync('schema/schema.graphql', 'utf8')]);
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect(await cook.call('GET', path, undefined, { 'if-none-match': known })).toMatchObject({
        status: 304,
        text: '',
      });
    }
    expect((await cook.call('GET', path, undefined, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is for those who may introspect', async () => {
    expect((await new Client(api).get(path)).status).toBe(401);
    expect((await (await kitchen.signIn('cook', { verified: false })).get(path)).status).toBe(403);
  });
});
