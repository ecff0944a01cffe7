import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { requestScope } from '../context/request-scope.ts';
import { openGraphSocket } from '../../testing/graph-socket.ts';
import pg from 'pg';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  cook = await kitchen.signIn('cook');
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());
beforeEach(() => api.app.limiter.forgetAll());

const strict = { accept: 'application/graphql-response+json' };
const me = { query: '{ me { id } }' };

/** Status, error code and Retry-After of a response with one error. */
async function refusal(answer: ReturnType<Client['call']>) {
  const { status, headers, json } = await answer;
  expect(headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  expect(headers.get('x-request-id')).toEqual(expect.any(String));
  expect(json).toMatchObject({ errors: [{ message: expect.stringMatching(/\.$/) }] });
  const extensions = new Map(Object.entries(Object(json).errors[0].extensions));
  expect(extensions.get('requestId')).toBe(headers.get('x-request-id'));
  return [status, extensions.get('code'), headers.get('retry-after')];
}

async function withoutDatabase<T>(run: () => Promise<T>): Promise<T> {
  const { database } = api.app;
  const { read, unscoped: global } = database;
  const unreachable = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  database.read = () => Promise.reject(unreachable);
  database.unscoped = () => {
    throw unreachable;
  };
  return run().finally(() => Object.assign(database, { read, unscoped: global }));
}

describe('every response of /graphql is GraphQL JSON', () => {
  test('when rate limited: 429 with the seconds to wait', async () => {
    for (let i = 0; i < 1_200; i += 1) await api.app.limiter.consume('graphqlByCaller', '127.0.0.1');
    expect(await refusal(new Client(api).post('/graphql', me))).toEqual([
      429,
      'RATE_LIMITED',
      expect.stringMatching(/^\d+$/),
    ]);
  });

  test('when the database is unavailable: 503 with the seconds to wait', async () => {
    expect(await withoutDatabase(() => refusal(cook.post('/graphql', me)))).toEqual([503, 'UNAVAILABLE', '5']);
  });

  test('when the body is no JSON, too large or of another type', async () => {
    const large = { query: `{ me { ${'name '.repeat(220_000)} } }` };
    expect(await refusal(cook.post('/graphql', '{ me'))).toEqual([400, 'VALIDATION_FAILED', null]);
    expect(await refusal(cook.post('/graphql', large))).toEqual([413, 'PAYLOAD_TOO_LARGE', null]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/graphql']) {
      const [status, code] = await refusal(cook.post('/graphql', '{ me { id } }', { 'content-type': type }));
      expect([[400, 415].includes(Number(status)), code]).toEqual([true, 'VALIDATION_FAILED']);
    }
  });

  test('when it comes from another site', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await refusal(cook.post('/graphql', me, foreign))).toEqual([403, 'FORBIDDEN', null]);
  });

  test('when the accepted types are not supported', async () => {
    expect(await refusal(cook.post('/graphql', me, { accept: 'image/png' }))).toEqual([406, 'VALIDATION_FAILED', null]);
  });
});

describe('the status of a response without data', () => {
  test('is 401 or 403 for clients that accept application/graphql-response+json', async () => {
    const waiting = await kitchen.signIn('cook', { verified: false });
    const code = { query: '{ organizationCode }' };
    expect(await refusal(new Client(api).post('/graphql', code, strict))).toEqual([401, 'UNAUTHENTICATED', null]);
    expect(await refusal(cook.post('/graphql', code, strict))).toEqual([403, 'FORBIDDEN', null]);
    expect(await refusal(waiting.post('/graphql', code, strict))).toEqual([403, 'NOT_VERIFIED', null]);
  });

  test('is 503 with the seconds to wait when the database becomes unavailable during execution', async () => {
    const read = api.app.database.read.bind(api.app.database);
    api.app.database.read = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const answer = cook.post('/graphql', { query: '{ unreadNotificationCount }' }, strict);
    expect(await refusal(answer).finally(() => (api.app.database.read = read))).toEqual([503, 'UNAVAILABLE', '5']);
  });

  test('is 200 for other clients', async () => {
    const { status } = await cook.post('/graphql', { query: '{ organizationCode }' }, { accept: 'application/json' });
    expect(status).toBe(200);
  });
});

describe('the CSRF header', () => {
  test('is required for GET', async () => {
    const path = `/graphql?query=${encodeURIComponent(me.query)}`;
    expect(await refusal(cook.get(path))).toEqual([403, 'FORBIDDEN', null]);
    expect((await cook.call('GET', path, undefined, { 'x-graphql-yoga-csrf': '1' })).json).toMatchObject({
      data: { me: { id: expect.any(String) } },
    });
  });

  test('is not required for POST', async () => {
    expect((await cook.post('/graphql', me)).json).toMatchObject({ data: { me: { id: expect.any(String) } } });
  });
});

describe('a request with two mutations', () => {
  const create = (alias: string, name: string) => `${alias}: createStation(input: { name: "${name}" }) { id }`;
  const stations = async () =>
    (await admin.request<{ stations: { name: string }[] }>('{ stations { name } }')).stations.map(({ name }) => name);

  test.each([
    ['two fields', `mutation { ${create('a', 'Two A')} ${create('b', 'Two B')} }`],
    ['a fragment', `mutation { ${create('a', 'Two A')} ...b } fragment b on Mutation { ${create('b', 'Two B')} }`],
    ['an inline fragment', `mutation { ${create('a', 'Two A')} ... { ${create('b', 'Two B')} } }`],
  ])('is refused whole: %s', async (_kind, document) => {
    const { errors } = await admin.graph(document);
    expect(errors).toMatchObject([
      {
        message: 'One request does one mutation. Send these in requests of their own: createStation, createStation.',
        extensions: { code: 'VALIDATION_FAILED' },
      },
    ]);
    expect(await stations()).not.toContain('Two A');
  });

  test('one mutation with a key is applied once however often it is sent', async () => {
    const key = { 'idempotency-key': 'station-once' };
    const document = `mutation { __typename ${create('a', 'Once')} }`;
    const first = await admin.graph(document, {}, key);
    expect(first.errors).toEqual([]);
    expect((await admin.graph(document, {}, key)).data).toEqual(first.data);
    expect((await stations()).filter((name) => name === 'Once')).toHaveLength(1);
  });
});

async function database(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('an error over graphql-ws names the request of its log line', async () => {
  const socket = await openGraphSocket(cook);
  const logged: object[] = [];
  const spy = vi.spyOn(api.app.log, 'error').mockImplementation(() => void logged.push(requestScope()));
  await database('alter table station rename to renamed');
  onTestFinished(async () => {
    spy.mockRestore();
    await database('alter table renamed rename to station');
  });
  socket.subscribe('1', 'query Ours { stations { id } }');
  await expect.poll(() => socket.messages.find(({ id }) => id === '1')).toBeDefined();
  const answer = JSON.stringify(socket.messages.find(({ id }) => id === '1'));
  const requestId = /"requestId":"([^"]+)"/.exec(answer)?.[1];
  expect([answer, logged]).toEqual([expect.stringContaining('INTERNAL'), [expect.objectContaining({ requestId })]]);
  socket.socket.close();
});

describe('an invalid input', () => {
  test('is refused in plain words', async () => {
    const adjust = `mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }`;
    const message = async (input: object) => (await admin.graph(adjust, { input })).errors[0]?.message;
    expect(await message({ itemId: '', countedQuantity: '1', reason: 'Counted' })).toBe('itemId: Fill this in.');
    expect(await message({ itemId: 'x'.repeat(80), countedQuantity: '1', reason: 'Counted' })).toBe(
      'itemId: Use at most 64 characters.',
    );
  });

  test('names the kind of row with its article', async () => {
    const { name } = await kitchen.item();
    const input = { name, unit: 'kg', category: 'produce', parLevel: '1' };
    const create = `mutation ($input: CreateItemInput!) { createItem(input: $input) { id } }`;
    expect((await admin.graph(create, { input })).errors[0]?.message).toContain(
      `There is already an item named “${name}”`,
    );
  });
});
