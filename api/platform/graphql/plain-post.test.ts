import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { TokenClient, tokenOf } from '../../testing/token-client.ts';

let api: TestApi;
let clients: Record<'admin' | 'cook' | 'stranger' | 'token', Client>;

beforeAll(async () => {
  api = await startApi();
  const kitchen = await Kitchen.create(api);
  const admin = await kitchen.signIn('admin');
  const { secret } = await tokenOf(admin);
  clients = {
    admin,
    cook: await kitchen.signIn('cook'),
    stranger: new Client(api),
    token: new TokenClient(api, secret),
  };
});
afterAll(() => api.stop());
beforeEach(() => api.app.limiter.forgetAll());

const accepts = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json,application/json;q=0.9',
];
/** Yoga reads and answers these, which mean the same. */
const YOGA = { 'content-type': 'application/json; charset=utf-8' };

/** What is the same in two responses to one request: ids, numbers of events and what is left of a budget differ. */
function shown({ status, headers, text }: Answer) {
  const names = ['content-type', 'retry-after', 'ratelimit-policy', 'cache-control', 'vary', 'set-cookie'];
  const body = text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
    .replaceAll(/"(seqs|remaining|resetSeconds)":(\[[\d,]*\]|\d+)/g, '"$1":0');
  // As JSON: the first execution of a document lists its errors after the data.
  const json: unknown = JSON.parse(body);
  return { status, json, headers: names.map((name) => headers.get(name)) };
}

const addTask = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id name } }';
const input = { name: 'Dice onions', targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
const two = 'query First { me { id } } query Second { me { name } }';
const deep = `{ ${'recipes { nodes { ingredients { recipe { '.repeat(5)} id ${'} '.repeat(20)} }`;

const cases: readonly (readonly [string, keyof typeof clients, Record<string, unknown>])[] = [
  ['a query', 'cook', { query: '{ me { id name } }' }],
  [
    'a query with variables',
    'cook',
    { query: 'query ($n: Int) { recipes(first: $n) { nodes { id } } }', variables: { n: 2 } },
  ],
  ['a named operation', 'cook', { query: two, operationName: 'Second' }],
  ['no name among several operations', 'cook', { query: two }],
  ['an unknown name', 'cook', { query: two, operationName: 'Third' }],
  ['extensions of a client', 'cook', { query: '{ me { id } }', extensions: { clientLibrary: { name: 'a client' } } }],
  ['a mutation', 'admin', { query: addTask, variables: { input } }],
  [
    'a mutation with a wrong value',
    'admin',
    { query: addTask, variables: { input: { ...input, targetQuantity: '-1' } } },
  ],
  ['a mutation with a variable of another type', 'admin', { query: addTask, variables: { input: 7 } }],
  ['a mutation that is forbidden', 'cook', { query: 'mutation { createWebhook(input: {}) { id } }' }],
  ['a record that is not found', 'cook', { query: '{ prepTask(id: "00000000-0000-7000-8000-000000000000") { id } }' }],
  ['the points of an API token', 'token', { query: '{ me { id } }' }],
  ['a syntax error', 'cook', { query: '{ me { id' }],
  ['an unknown field', 'cook', { query: '{ me { nickname } }' }],
  ['an unknown field of a stranger', 'stranger', { query: '{ me { nickname } }' }],
  ['introspection of a stranger', 'stranger', { query: '{ __schema { types { name } } }' }],
  ['a stranger', 'stranger', { query: '{ recipes { nodes { id } } }' }],
  ['a document that is too deep', 'cook', { query: deep }],
  ['an empty document', 'cook', { query: '' }],
  ['no document', 'cook', { variables: {} }],
  ['a document that is no text', 'cook', { query: 7 }],
  ['variables that are a list', 'cook', { query: '{ me { id } }', variables: [] }],
  ['an unknown parameter', 'cook', { query: '{ me { id } }', batch: true }],
];

describe('a plain POST is answered as by Yoga', () => {
  test.each(cases)('%s', async (_title, who, params) => {
    for (const accept of accepts) {
      const send = (headers: Record<string, string>) => clients[who].post('/graphql', params, { accept, ...headers });
      const plain = await send({});
      expect({ accept, ...shown(plain) }).toEqual({ accept, ...shown(await send(YOGA)) });
    }
  });

  test.each([['{}'], ['null'], ['"x"'], ['[]'], ['{"variables":{}}'], ['{"query":7}']])(
    'a body without an operation, %s, is 400 with how to send one',
    async (body) => {
      for (const type of ['application/json', YOGA['content-type']]) {
        for (const accept of accepts) {
          const response = await fetch(`${api.url}/graphql`, {
            method: 'POST',
            headers: { ...clients.cook.credentials, 'content-type': type, accept },
            body,
          });
          expect(response.status).toBe(400);
          expect(await response.json()).toMatchObject({
            errors: [
              {
                message: expect.stringContaining('Send the operation as JSON'),
                extensions: { code: 'VALIDATION_FAILED', key: 'common.sendOperation' },
              },
            ],
          });
        }
      }
    },
  );

  test('refused documents and requests have the statuses that docs/integrators.md names', async () => {
    const graph = 'application/graphql-response+json';
    const statuses = async (query: string) => [
      (await clients.cook.post('/graphql', { query }, { accept: 'application/json' })).status,
      (await clients.cook.post('/graphql', { query }, { accept: graph })).status,
    ];
    expect(await statuses('{ me { id')).toEqual([200, 400]);
    expect(await statuses('{ me { nickname } }')).toEqual([200, 400]);
    expect(await statuses(deep)).toEqual([200, 400]);
    const get = { 'x-graphql-yoga-csrf': '1', accept: 'application/json' };
    const byGet = await clients.cook.call('GET', '/graphql?query=mutation{logout}', undefined, get);
    const asText = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { ...clients.cook.credentials, 'content-type': 'text/plain' },
      body: '{ me { id } }',
    });
    expect([byGet.status, asText.status]).toEqual([405, 415]);
  });

  test('an error of the server, without its text', async () => {
    vi.spyOn(api.app.database, 'read').mockRejectedValue(new Error('secret'));
    const send = (headers: Record<string, string>) =>
      clients.cook.post('/graphql', { query: '{ recipes { nodes { id } } }' }, headers);
    const plain = await send({}).then(shown);
    const byYoga = await send(YOGA).then(shown);
    vi.restoreAllMocks();
    expect(plain).toEqual(byYoga);
    expect(JSON.stringify(plain)).not.toContain('secret');
  });

  test('a subscription that accepts JSON only', async () => {
    const params = { query: 'subscription { liveEvents { type } }' };
    const send = (headers: Record<string, string>) =>
      clients.cook.post('/graphql', params, { accept: 'application/json', ...headers });
    const plain = shown(await send({}));
    expect(plain).toEqual(shown(await send(YOGA)));
    expect(plain.status).toBe(406);
  });
});
