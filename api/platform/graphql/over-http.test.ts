import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAudits } from 'graphql-http';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('all audits of the GraphQL over HTTP working group pass', async () => {
  const client = await (await Kitchen.create(api)).signIn('admin');
  const asSignedIn: typeof fetch = (address, options) => {
    const headers = new Headers(options?.headers);
    headers.set('cookie', client.cookie ?? '');
    headers.set('x-graphql-yoga-csrf', '1');
    return fetch(address, { ...options, headers });
  };
  const audits = serverAudits({ url: `${api.url}/graphql`, fetchFn: asSignedIn });
  expect(audits).toHaveLength(61);
  const results = await Promise.all(audits.map(async (audit) => ({ ...(await audit.fn()), id: audit.id })));
  expect(results.filter(({ status }) => status !== 'ok').map(({ id, status }) => `${id} ${status}`)).toEqual([]);
});
