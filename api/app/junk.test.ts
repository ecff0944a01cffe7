import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
// oxlint-disable-next-line no-restricted-imports -- a deadline, not a wait
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

const junk: readonly [string, string][] = [
  ['a NUL', 'Salt\u0000'],
  ['half of a character', 'Salt\ud800'],
];

describe('text that the database cannot store', () => {
  const operations: readonly [string, string][] = [
    ['a name', 'mutation ($text: String!) { createStation(input: { name: $text }) { id } }'],
    ['a supplier', 'mutation ($text: String!) { createSupplier(input: { name: $text }) { id } }'],
    ['a list’s filter', 'query ($text: String!) { recipes(filter: { search: $text }) { nodes { id } } }'],
    ['a search', 'query ($text: String!) { recipeSearch(query: $text) { id } }'],
    ['a lot code', 'query ($text: String!) { stockLotByCode(code: $text) { id } }'],
    ['a profile', 'mutation ($text: String!) { updateProfile(input: { name: $text }) { id } }'],
  ];
  for (const [what, text] of junk) {
    test.each(operations)(`${what} in %s is a validation error, not a server error`, async (_name, document) => {
      const { errors } = await admin.graph(document, { text });
      expect(errors.map(({ extensions }) => [extensions['code'], extensions['retryable']])).toEqual([
        ['VALIDATION_FAILED', false],
      ]);
    });
  }

  test.each(junk)('%s in a sign-in and in a REST search returns 400', async (_what, text) => {
    const signIn = await new Client(api).post('/api/login', { username: text, password: text });
    const search = await admin.get(`/api/recipes/search?q=${encodeURIComponent(text.toWellFormed())}%00`);
    expect([signIn.status, search.status]).toEqual([400, 400]);
  });

  test('leaves no error in the log', async () => {
    const error = vi.spyOn(api.app.log, 'error');
    for (const [, text] of junk) for (const [, document] of operations) await admin.graph(document, { text });
    expect(error.mock.calls).toEqual([]);
    error.mockRestore();
  });
});

describe('a forged cursor', () => {
  const cursor = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
  const lists = ['notifications', 'recipes', 'items', 'users', 'deliveries', 'auditLog'];
  const forged = [
    cursor('x', 'y'),
    cursor('x', 'y', 'z'),
    cursor('1', 'a\u0000', 'z'),
    cursor('99999999999999999999', 'a', 'b'),
    cursor('2026-13-45T00:00:00Z', '01a1fc41-1860-7736-8182-a4408885ffdb'),
    // JavaScript parses this day as 2 March.
    cursor('2026-02-30T00:00:00Z', '01a1fc41-1860-7736-8182-a4408885ffdb'),
  ];

  test.each(lists)('of %s is a validation error', async (list) => {
    const codes = new Set<unknown>();
    for (const after of forged) {
      const { errors } = await admin.graph(`query ($after: String!) { ${list}(after: $after) { nodes { id } } }`, {
        after,
      });
      for (const { extensions } of errors) codes.add(extensions['code']);
    }
    expect([...codes]).toEqual(['VALIDATION_FAILED']);
  });
});

describe('an Idempotency-Key of more than 200 characters', () => {
  const headers = { 'idempotency-key': 'k'.repeat(201) };

  test('is refused over REST and GraphQL, and nothing is done', async () => {
    const document = 'mutation { createStation(input: { name: "Twice" }) { id } }';
    const body = { query: document };
    const answer = await admin.call('POST', '/graphql', body, { ...headers, 'x-graphql-yoga-csrf': '1' });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('at most 200 characters')]);
    const stations = await admin.request<{ stations: { name: string }[] }>('{ stations { name } }');
    expect(stations.stations.map(({ name }) => name)).not.toContain('Twice');
    expect((await admin.call('POST', '/api/logout', {}, headers)).status).toBe(400);
    expect((await admin.get('/api/user')).status).toBe(200);
  });
});

describe('an unreadable body', () => {
  test('is refused with our own message, also when it is large and compressed', async () => {
    const response = await fetch(`${api.url}/api/login`, {
      method: 'POST',
      headers: { 'content-encoding': 'br', 'content-type': 'application/json' },
      body: randomBytes(90_000),
    });
    expect([response.status, await response.text()]).toEqual([
      400,
      'This request could not be read. Send well-formed JSON.',
    ]);
  });

  test('and an undecodable path is refused in the same form', async () => {
    const answer = await new Client(api).get('/%zz');
    expect([answer.status, answer.text]).toEqual([400, expect.not.stringContaining('statusCode')]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a slow request body', () => {
  test('is disconnected within a minute', async () => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => undefined));
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
    );
    const trickle = setInterval(() => socket.write(' '), 1_000);
    const finished = new AbortController();
    const outcome = await Promise.race([
      ended.then(() => 'ended'),
      pause(50_000, 'still open', { signal: finished.signal }),
    ]);
    finished.abort();
    clearInterval(trickle);
    socket.destroy();
    expect(outcome).toBe('ended');
  }, 60_000);
});
