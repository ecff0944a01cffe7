import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Item } from '../../features/inventory/items/item.entity.ts';
import { add, find } from '../database/transaction.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

interface Row {
  readonly id: string;
  readonly updatedAt: string;
  readonly externalId: string | null;
  readonly version: number;
  readonly archivedAt?: string | null;
  readonly status?: string;
}

const fields = 'id updatedAt externalId version';

/** How each of the four kinds is created, updated and listed. */
interface Kind {
  readonly what: string;
  readonly list: string;
  readonly nodes: boolean;
  readonly create: (externalId?: string | null) => Promise<Row>;
  readonly update: (row: Row, input: object) => Promise<Row>;
  readonly more: string;
}

let count = 0;
const name = () => `Thing ${(count += 1)}`;

async function act(mutation: string, type: string, input: object): Promise<Row> {
  const answer = await admin.request<Record<string, Row>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${fields} } }`,
    { input },
  );
  const row = answer[mutation];
  if (!row) throw new Error(`${mutation} answered nothing.`);
  return row;
}

const wholeRecipe = () => ({ name: name(), kind: 'menu', yieldQuantity: '1', yieldUnit: 'kg', lines: [], steps: [] });

const kinds: readonly Kind[] = [
  {
    what: 'item',
    list: 'items',
    nodes: true,
    more: 'archivedAt',
    create: (externalId) =>
      act('createItem', 'CreateItemInput', { name: name(), unit: 'kg', category: 'produce', externalId }),
    update: ({ id }, input) => act('updateItem', 'UpdateItemInput', { id, ...input }),
  },
  {
    what: 'recipe',
    list: 'recipes',
    nodes: true,
    more: 'archivedAt',
    create: (externalId) => act('createRecipe', 'CreateRecipeInput', { ...wholeRecipe(), externalId }),
    update: ({ id }, input) => act('updateRecipe', 'UpdateRecipeInput', { id, ...wholeRecipe(), ...input }),
  },
  {
    what: 'supplier',
    list: 'suppliers',
    nodes: false,
    more: 'archivedAt',
    create: (externalId) => act('createSupplier', 'CreateSupplierInput', { name: name(), externalId }),
    update: ({ id }, input) => act('updateSupplier', 'UpdateSupplierInput', { id, ...input }),
  },
  {
    what: 'delivery',
    list: 'deliveries',
    nodes: true,
    more: 'status',
    create: async (externalId) => {
      const supplier = await act('createSupplier', 'CreateSupplierInput', { name: name() });
      return act('startDelivery', 'StartDeliveryInput', { supplierId: supplier.id, externalId });
    },
    update: ({ id }, input) => act('saveDelivery', 'SaveDeliveryInput', { id, ...input }),
  },
];

async function listed({ list, nodes, more }: Kind, conditions: string, client = admin): Promise<Row[]> {
  const found = `${fields} ${more}`;
  const document = nodes
    ? `{ ${list}(filter: { ${conditions} }) { nodes { ${found} } } }`
    : `{ ${list}(${conditions}) { ${found} } }`;
  const answer = await client.request<Record<string, Row[] | { nodes: Row[] }>>(document);
  const rows = answer[list];
  return rows === undefined || Array.isArray(rows) ? (rows ?? []) : rows.nodes;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: Error) => error.message,
  );
}

describe.each(kinds)('a $what of another program', (kind) => {
  test('is created with an external id and found by it', async () => {
    const row = await kind.create('POS-17');
    await kind.create('POS-18');
    expect(row.externalId).toBe('POS-17');
    expect(idsOf(await listed(kind, 'externalId: "POS-17"'))).toEqual([row.id]);
  });

  test('keeps the external id in other updates, and removes it with null', async () => {
    const row = await kind.create('POS-17');
    const renamed = await kind.update(row, kind.what === 'delivery' ? { notes: 'Back door' } : { name: name() });
    const cleared = await kind.update(row, { externalId: null });
    expect([renamed.externalId, cleared.externalId]).toEqual(['POS-17', null]);
  });

  test('refuses an external id in use, and names the field', async () => {
    await kind.create('POS-17');
    const other = await kind.create('POS-18');
    const message = `There is already ${kind.what === 'item' ? 'an' : 'a'} ${kind.what} with the external id “POS-17”. Choose another one.`;
    const [created, changed] = [
      await refusal(kind.create('POS-17')),
      await refusal(kind.update(other, { externalId: 'POS-17' })),
    ];
    for (const refused of [created, changed]) {
      expect(refused).toContain(message);
      expect(refused).toContain('"code":"CONFLICT"');
      expect(refused).toContain('"path":"externalId"');
    }
  });

  test('accepts its own external id again', async () => {
    const row = await kind.create('POS-17');
    expect((await kind.update(row, { externalId: ' POS-17 ' })).externalId).toBe('POS-17');
  });

  test('has a case-sensitive external id with significant leading zeros', async () => {
    const rows = [await kind.create('a7'), await kind.create('A7'), await kind.create('007'), await kind.create('7')];
    expect(idsOf(await listed(kind, 'externalId: "A7"'))).toEqual([rows[1]?.id]);
  });

  test('is created once when created concurrently with the same external id', async () => {
    const all = await Promise.allSettled([kind.create('POS-1'), kind.create('POS-1'), kind.create('POS-1')]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listed(kind, 'externalId: "POS-1"')).toHaveLength(1);
  });

  test('has an external id of 1 to 100 characters', async () => {
    expect((await kind.create('x'.repeat(100))).externalId).toHaveLength(100);
    expect(await refusal(kind.create('x'.repeat(101)))).toContain('VALIDATION_FAILED');
    expect(await refusal(kind.create('  '))).toContain('VALIDATION_FAILED');
  });

  test('is invisible to another kitchen, which may use the same external id', async () => {
    await kind.create('POS-17');
    const next = await Kitchen.create(api);
    const outsider = await next.signIn('admin');
    expect(await listed(kind, 'externalId: "POS-17"', outsider)).toEqual([]);
    admin = outsider;
    expect((await kind.create('POS-17')).externalId).toBe('POS-17');
  });

  test('has changes of its external id in the audit log', async () => {
    const row = await kind.create('7');
    await kind.update(row, { externalId: '007' });
    const { auditLog } = await admin.request<{ auditLog: { nodes: { changes: Record<string, unknown> }[] } }>(
      'query ($id: ID!) { auditLog(filter: { entityId: $id }) { nodes { changes } } }',
      { id: row.id },
    );
    expect(auditLog.nodes.map(({ changes }) => changes['externalId'])).toEqual([
      ['7', '007'],
      [null, '7'],
    ]);
  });
});

describe.each(kinds)('what changed of $list', (kind) => {
  test('is listed in the order of the changes, from that instant on inclusive', async () => {
    const [first, second, third] = [await kind.create(), await kind.create(), await kind.create()];
    const again = await kind.update(first, { externalId: 'POS-1' });
    expect(again.updatedAt > third.updatedAt).toBe(true);
    expect(idsOf(await listed(kind, `updatedSince: "${second.updatedAt}"`))).toEqual([second.id, third.id, first.id]);
    expect(idsOf(await listed(kind, `updatedSince: "${again.updatedAt}"`))).toEqual([first.id]);
  });

  test('is empty when nothing changed', async () => {
    await kind.create();
    expect(await listed(kind, `updatedSince: "${new Date(Date.now() + 60_000).toISOString()}"`)).toEqual([]);
  });
});

describe('a synced copy', () => {
  test.each(kinds.filter(({ nodes }) => nodes))(
    'of $list is complete with pages of two, ties included',
    async (kind) => {
      const rows: Row[] = [];
      for (let index = 0; index < 5; index += 1) rows.push(await kind.create());
      await kitchen.write(async (tx) => {
        // Three with the same time.
        const table = kind.what === 'delivery' ? 'delivery' : kind.what === 'recipe' ? 'recipe' : 'item';
        await tx.db
          .updateTable(table)
          .set({ updatedAt: new Date('2026-01-02T03:04:05.678Z') })
          .where('id', 'in', idsOf(rows.slice(0, 3)))
          .execute();
      });
      const seen: string[] = [];
      let after = '';
      for (;;) {
        const answer: Record<string, { nodes: Row[]; pageInfo: { hasNextPage: boolean; endCursor: string } }> =
          await admin.request(`{ ${kind.list}(filter: { updatedSince: "2026-01-01T00:00:00Z" }, first: 2${after})
          { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`);
        const page = answer[kind.list];
        seen.push(...idsOf(page?.nodes ?? []));
        if (!page?.pageInfo.hasNextPage) break;
        after = `, after: "${page.pageInfo.endCursor}"`;
      }
      expect(seen).toEqual(idsOf(rows));
    },
  );

  test('includes archived rows, and only active ones on request', async () => {
    const [active, archivedItem] = [
      await act('createItem', 'CreateItemInput', { name: name(), unit: 'kg', category: 'produce' }),
      await act('createItem', 'CreateItemInput', { name: name(), unit: 'kg', category: 'produce', externalId: 'X' }),
    ];
    const archived = await act('archiveItem', 'ArchiveItemInput', { id: archivedItem.id, archived: true });
    const [items] = kinds;
    if (!items) throw new Error('There is no kind.');
    const since = `updatedSince: "${active.updatedAt}"`;
    expect(archived.updatedAt > archivedItem.updatedAt).toBe(true);
    expect((await listed(items, since)).map(({ id, archivedAt }) => [id, archivedAt !== null])).toEqual([
      [active.id, false],
      [archivedItem.id, true],
    ]);
    expect(idsOf(await listed(items, `${since}, archived: false`))).toEqual([active.id]);
    expect(idsOf(await listed(items, `${since}, archived: true`))).toEqual([archivedItem.id]);
    expect(idsOf(await listed(items, 'externalId: "X"'))).toEqual([archivedItem.id]);
    expect(idsOf(await listed(items, ''))).toEqual([active.id]);
  });

  test('does not include an item because its stock moved', async () => {
    const item = await act('createItem', 'CreateItemInput', { name: name(), unit: 'kg', category: 'produce' });
    await act('adjustStock', 'AdjustStockInput', { itemId: item.id, countedQuantity: '4', reason: 'Count' });
    const { item: now } = await admin.request<{ item: Row & { onHand: string } }>(
      `query ($id: ID!) { item(id: $id) { ${fields} onHand } }`,
      { id: item.id },
    );
    expect([now.onHand, now.updatedAt]).toEqual(['4', item.updatedAt]);
  });

  test('includes a recipe of which only ingredients changed', async () => {
    const recipe = wholeRecipe();
    const made = await act('createRecipe', 'CreateRecipeInput', recipe);
    const item = await kitchen.item();
    const lines = [{ itemId: item.id, quantity: '1', unit: 'kg' }];
    const changed = await act('updateRecipe', 'UpdateRecipeInput', { id: made.id, ...recipe, lines });
    expect(changed.updatedAt > made.updatedAt).toBe(true);
  });

  test('includes open deliveries', async () => {
    const [, , , deliveries] = kinds;
    const made = await deliveries?.create();
    if (!deliveries || !made) throw new Error('There is no delivery.');
    expect((await listed(deliveries, `updatedSince: "${made.updatedAt}"`)).map(({ status }) => status)).toEqual([
      'draft',
    ]);
    expect(await listed(deliveries, '')).toEqual([]);
  });
});

test('what a write of a minute and a half changed is dated when it is stored, so that no program that reads meanwhile misses it', async () => {
  const end = Date.now();
  const old = await kitchen.item({ name: 'Cod' });
  const other = await kitchen.item({ name: 'Leek', updatedAt: new Date(end - 200_000) });
  vi.useFakeTimers({ toFake: ['Date'], now: end - 95_000 });
  await kitchen
    .write(async (tx) => {
      const changed = await find(tx, Item, 'item', old.id);
      Object.assign(changed, { name: 'Salt cod' });
      const made = add(tx, Item, { name: 'Chard', unit: 'kg', categoryId: changed.categoryId });
      await tx.em.flush();
      for (const { id } of [changed, made, other]) tx.record({ entity: 'Item', entityId: id });
      vi.setSystemTime(end);
    })
    .finally(() => vi.useRealTimers());
  const { items } = await admin.request<{ items: { nodes: { name: string }[] } }>(
    'query ($since: DateTimeISO!) { items(first: 10, filter: { updatedSince: $since }) { nodes { name } } }',
    { since: new Date(end).toISOString() },
  );
  expect(items.nodes.map((item) => item.name).toSorted()).toEqual(['Chard', 'Salt cod']);
});
