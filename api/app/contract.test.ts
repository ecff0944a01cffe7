import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plain } from '#schema/messages.ts';
import { notify } from '../features/notifications/notification.writes.ts';
import { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

/** The viewers of the contract, in the order of the table's columns. */
const viewers = ['anonymous', 'unverified', 'cook', 'manager', 'admin', 'other organization'] as const;
type ViewerName = (typeof viewers)[number];

interface Call {
  readonly call: string;
  readonly body?: unknown;
  /** Expected status by viewer. */
  readonly expected: readonly [number, number, number, number, number, number];
  /** Checks a successful response. */
  readonly holds?: (json: unknown) => void;
}

const list = (json: unknown): void => expect(Array.isArray(json)).toBe(true);
const everyone = [401, 403, 200, 200, 200, 200] as const;
const managers = [401, 403, 403, 200, 200, 200] as const;
/** Settings of our organization: not found for another organization's admin. */
const ownAdmin = [401, 403, 403, 403, 200, 404] as const;
/** A row of our organization: not found for another organization. */
const ownRow = [401, 403, 200, 200, 200, 404] as const;
const open = [200, 200, 200, 200, 200, 200] as const;
const user = {
  username: expect.any(String),
  name: expect.any(String),
  role: expect.any(String),
  verified: expect.any(Boolean),
};

/** Every call of specification §7, and the refresh keys of its live table as routes (decisions.md). */
const calls: readonly Call[] = [
  {
    call: 'GET /api/user',
    expected: [401, 200, 200, 200, 200, 200],
    holds: (json) => expect(json).toMatchObject(user),
  },
  {
    call: 'POST /api/login',
    body: { username: 'nobody', password: 'wrong' },
    expected: [401, 401, 401, 401, 401, 401],
  },
  { call: 'POST /api/demo-login', body: { role: 'chef' }, expected: [400, 400, 400, 400, 400, 400] },
  { call: 'POST /api/register', body: {}, expected: [400, 400, 400, 400, 400, 400] },
  { call: 'GET /api/notifications', expected: everyone, holds: list },
  { call: 'GET /api/notifications/unread', expected: everyone, holds: list },
  { call: 'POST /api/notifications/mark-read/{notification}', expected: ownRow },
  { call: 'DELETE /api/notifications/{notification}', expected: ownRow },
  { call: 'POST /api/checks/stock', expected: managers, holds: list },
  { call: 'POST /api/checks/line', expected: managers, holds: list },
  { call: 'POST /api/checks/prep', expected: managers, holds: list },
  { call: 'GET /api/recipes/search?q=sa', expected: everyone, holds: list },
  {
    call: 'GET /api/admin/settings/{organization}',
    expected: ownAdmin,
    holds: (json) =>
      expect(json).toMatchObject({
        name: expect.any(String),
        monthlyInventoryNudgesEnabled: false,
        inventoryNudgeDay: 1,
        lineCheckEnabled: true,
        lineCheckAssignmentType: 'universal',
        lineCheckFrequency: 'daily',
        lineCheckRolesAllowed: [],
      }),
  },
  {
    call: 'PATCH /api/admin/settings/{organization}/inventory-nudges',
    body: { inventoryNudgeDay: 1 },
    expected: ownAdmin,
  },
  {
    call: 'PATCH /api/admin/settings/{organization}/line-checks',
    body: { lineCheckEnabled: true },
    expected: ownAdmin,
  },
  { call: 'GET /client/src/pages/help/docs/getting-started.md', expected: open },
  { call: 'GET /client/src/pages/help/docs/admin-guide.md', expected: open },
  { call: 'GET /client/src/pages/help/docs/secrets.md', expected: [404, 404, 404, 404, 404, 404] },
  { call: 'GET /api/prep-tasks', expected: everyone, holds: list },
  { call: 'GET /api/prep-tasks/my-tasks', expected: everyone, holds: list },
  {
    call: 'GET /api/prep-tasks/status',
    expected: everyone,
    holds: (json) => expect(json).toMatchObject({ total: 0, completed: 0 }),
  },
  { call: 'GET /api/inventory', expected: everyone, holds: list },
  { call: 'GET /api/deliveries', expected: everyone, holds: list },
];

let api: TestApi;
let ours: Kitchen;
let clients: Record<ViewerName, Client>;

beforeAll(async () => {
  api = await startApi();
  ours = await Kitchen.create(api);
  const theirs = await Kitchen.create(api);
  clients = {
    anonymous: new Client(api),
    unverified: await ours.signIn('cook', { verified: false }),
    cook: await ours.signIn('cook'),
    manager: await ours.signIn('manager'),
    admin: await ours.signIn('admin'),
    'other organization': await theirs.signIn('admin'),
  };
});
afterAll(() => api.stop());

beforeEach(() => api.app.limiter.forgetAll());

let count = 0;
async function pathOf(template: string): Promise<string> {
  if (!template.includes('{notification}')) return template.replace('{organization}', ours.id);
  const input = {
    type: 'other',
    topic: 'monthly_count',
    priority: null,
    title: plain('Notification'),
    message: plain('Something happened.'),
    dedupeKey: `n${(count += 1)}`,
  } as const;
  const notification = await ours.write((tx) => notify(tx, input));
  return template.replace('{notification}', notification?.id ?? '');
}

describe('the specified calls', () => {
  const rows = calls.flatMap((call) =>
    viewers.map((viewer, column) => ({ ...call, viewer, status: call.expected[column] ?? 0 })),
  );

  test.each(rows)('$call as $viewer returns $status', async ({ call, body, viewer, status, holds }) => {
    const [method = '', template = ''] = call.split(' ');
    const answer = await clients[viewer].call(method, await pathOf(template), body);
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([status, expect.anything()]);
    if (status === 200) holds?.(answer.json);
    else {
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(answer.text).toMatch(/^[^<{][^\n]{5,200}\.$/);
    }
  });

  test('POST /api/logout returns 200 for everyone', async () => {
    const leaving = await ours.signIn('cook');
    for (const client of [leaving, leaving, new Client(api)])
      expect((await client.post('/api/logout')).status).toBe(200);
    expect((await leaving.get('/api/user')).status).toBe(401);
  });

  test.each(['not-an-id', '01a1fc41-1860-7736-8182-a4408885ffdb', '%00', "';drop table item;--"])(
    'the malformed id %s is handled like an unknown one',
    async (id) => {
      const read = await clients.admin.post(`/api/notifications/mark-read/${encodeURIComponent(id)}`);
      const settings = await clients['other organization'].get(`/api/admin/settings/${encodeURIComponent(id)}`);
      expect([read.status, settings.status]).toEqual([404, 404]);
    },
  );
});

describe('bad requests', () => {
  test('broken JSON is 400, an oversized body 413, another content type refused, an unknown path 404 in plain text', async () => {
    const { cook } = clients;
    const json = { 'content-type': 'application/json' };
    expect((await new Client(api).post('/api/login', '{"username":', json)).status).toBe(400);
    expect((await new Client(api).post('/api/login', `"${'x'.repeat(1_100_000)}"`, json)).status).toBe(413);
    expect((await new Client(api).post('/api/login', 'username=a', { 'content-type': 'text/plain' })).status).toBe(400);
    for (const path of ['/api/nothing', '/client/src/main.tsx', '/assets/none.js', '/client/..%2f..%2fetc%2fpasswd']) {
      const answer = await cook.get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    }
  });

  test('problem JSON on request contains the stable code', async () => {
    const problem = { accept: 'application/problem+json' };
    const answer = await new Client(api).call('GET', '/api/notifications', undefined, problem);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.json).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', requestId: expect.any(String) });
  });

  test('a page of another site cannot write with our cookie', async () => {
    const answer = await clients.cook.post('/api/notifications/mark-read/x', undefined, {
      origin: 'https://evil.example',
    });
    expect(answer.status).toBe(403);
    // Requests that a form can send without a CORS preflight: another content type, or a GET. JSON is refused above.
    const form = { 'content-type': 'text/plain' };
    const graph = await clients.cook.post('/graphql', '{"query":"mutation { endAllSessions }"}', form);
    expect([400, 403, 415]).toContain(graph.status);
    const simple = await clients.cook.call('GET', '/graphql?query={me{id}}');
    expect(simple.status).toBe(403);
  });

  test('every response has the security headers and no version banner', async () => {
    for (const path of ['/api/user', '/healthz', '/graphql', '/nothing']) {
      const { headers } = await clients.cook.get(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
    }
  });
});
