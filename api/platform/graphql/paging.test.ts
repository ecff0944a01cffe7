import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { add } from '../database/transaction.ts';
import { Notification } from '../../features/notifications/notification.entity.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { DEMO_TIMEOUT, startDemoApi, type TestApi } from '../../testing/start-api.ts';
import { WasteEntry } from '../../features/waste/waste-entry.entity.ts';
import { User } from '../../features/users/user.entity.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let api: TestApi;
let admin: Client;
/** Every connection with its required arguments. */
let lists: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await startDemoApi();
  admin = new Client(api);
  await admin.post('/api/demo-login', { role: 'admin' });
  await addTies();
  const item = await admin.request<{ items: { nodes: { id: string }[] } }>('{ items(first: 1) { nodes { id } } }');
  const days = `from: "${day(-20)}", to: "${day(0)}"`;
  lists = {
    auditLog: '',
    deliveries: '',
    haccpLog: days,
    receivedTemperatures: days,
    lineCheckReportRuns: `${days}, filter: { figure: due }`,
    items: '',
    'items ': 'sort: state',
    notifications: '',
    prepReportTasks: `${days}, filter: { figure: planned }`,
    recipes: '',
    stockMovements: `itemId: "${item.items.nodes[0]?.id}"`,
    users: 'filter: all',
    wasteEntries: days,
    wasteReportEntries: `${days}, filter: { figure: entries }`,
  };
}, DEMO_TIMEOUT);
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

/** Adds rows that differ only in their id. */
async function addTies(): Promise<void> {
  const { organizationId } = await api.app.database
    .unscoped()
    .selectFrom('organizationCode')
    .select('organizationId')
    .executeTakeFirstOrThrow();
  const entry = await api.app.database.read(organizationId, (db) =>
    db.selectFrom('wasteEntry').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow(),
  );
  await api.app.database.write({ organizationId, actorId: null }, 'test.arranged', null, async (tx) => {
    for (let index = 0; index < 9; index += 1) {
      add(tx, User, { username: `twin${index}`, name: 'Twin', verified: true });
      add(tx, Notification, { type: 'low_stock', title: 'Tie', message: 'Tie', createdAt: tx.now });
      const { id: _id, version: _version, lotId: _lot, reversedAt: _at, ...same } = entry;
      add(tx, WasteEntry, { ...same, createdAt: tx.now });
    }
  });
}

interface Walked {
  readonly nodes: { id: string }[];
  readonly edges: { cursor: string; node: { id: string } }[];
  readonly pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

async function pageOf(list: string, page: string): Promise<Walked> {
  const fields = [lists[list], page].filter(Boolean).join(', ');
  const answer = await admin.request<{ list: Walked }>(
    `{ list: ${list.trim()}(${fields}) { nodes { id } edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  );
  return answer.list;
}

const idsOf = (page: Walked) => page.nodes.map(({ id }) => id);

async function forwards(list: string, size: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Walked = await pageOf(list, after === null ? `first: ${size}` : `first: ${size}, after: "${after}"`);
    ids.push(...idsOf(page));
    if (!page.pageInfo.hasNextPage) return ids;
    after = page.pageInfo.endCursor;
  }
}

async function backwards(list: string, size: number): Promise<string[]> {
  const ids: string[] = [];
  let before: string | null = null;
  for (;;) {
    const page: Walked = await pageOf(list, before === null ? `last: ${size}` : `last: ${size}, before: "${before}"`);
    ids.unshift(...idsOf(page));
    if (!page.pageInfo.hasPreviousPage) return ids;
    before = page.pageInfo.startCursor;
  }
}

const names = [
  'auditLog',
  'deliveries',
  'haccpLog',
  'receivedTemperatures',
  'lineCheckReportRuns',
  'items',
  'items ',
  'notifications',
  'prepReportTasks',
  'recipes',
  'stockMovements',
  'users',
  'wasteEntries',
  'wasteReportEntries',
];

describe('a list in pages', () => {
  test.each(names)('%s gives the same whole list forwards and backwards, with any page size', async (list) => {
    const whole = await forwards(list, 100);
    expect(whole.length).toBeGreaterThan(list === 'stockMovements' ? 1 : 9);
    expect(new Set(whole).size).toBe(whole.length);
    // At most about 20 requests per direction.
    const smallest = Math.max(1, Math.ceil(whole.length / 20));
    const sizes = fc.integer({ min: Math.min(smallest, 100), max: Math.min(100, whole.length + 1) });
    await fc.assert(
      fc.asyncProperty(sizes, sizes, async (ahead, back) => {
        api.app.limiter.forgetAll();
        expect(await forwards(list, ahead)).toEqual(whole);
        expect(await backwards(list, back)).toEqual(whole);
      }),
      { numRuns: 4 },
    );
  });

  test('every edge has its row and cursor', async () => {
    const page = await pageOf('users', 'first: 5');
    expect(page.edges.map(({ node }) => node.id)).toEqual(idsOf(page));
    expect([page.edges[0]?.cursor, page.edges.at(-1)?.cursor]).toEqual([
      page.pageInfo.startCursor,
      page.pageInfo.endCursor,
    ]);
    const third = page.edges[2]?.cursor;
    expect(idsOf(await pageOf('users', `first: 2, after: "${third}"`))).toEqual(idsOf(page).slice(3));
    expect(idsOf(await pageOf('users', `last: 2, before: "${third}"`))).toEqual(idsOf(page).slice(0, 2));
  });

  test('after and before together return the rows between two cursors', async () => {
    const { edges } = await pageOf('items', 'first: 6');
    const between = await pageOf('items', `first: 50, after: "${edges[0]?.cursor}", before: "${edges[5]?.cursor}"`);
    expect(idsOf(between)).toEqual(edges.slice(1, 5).map(({ node }) => node.id));
  });

  test('first and last together are refused with a message', async () => {
    const { errors } = await admin.graph('{ items(first: 2, last: 2) { nodes { id } } }');
    expect(errors[0]?.message).toBe('last: Ask for the first rows or for the last ones, not for both.');
  });

  test.each(['last: 0', 'last: 101', 'first: -1', 'before: "junk"'])('%s is refused', async (page) => {
    const { errors } = await admin.graph(`{ items(${page}) { nodes { id } } }`);
    expect(errors[0]?.extensions['code']).toBe('VALIDATION_FAILED');
  });

  test('a cursor of another list is refused', async () => {
    const { pageInfo } = await pageOf('users', 'first: 1');
    const { errors } = await admin.graph(`{ recipes(after: "${pageInfo.endCursor}") { nodes { id } } }`);
    expect(errors[0]?.message).toBe('after: This cursor is not one of ours.');
  });

  test('an empty list has no cursors', async () => {
    const cook = await (await Kitchen.create(api)).signIn('admin');
    expect(
      await cook.request('{ recipes(last: 3) { nodes { id } pageInfo { startCursor endCursor hasPreviousPage } } }'),
    ).toEqual({
      recipes: { nodes: [], pageInfo: { startCursor: null, endCursor: null, hasPreviousPage: false } },
    });
  });
});
