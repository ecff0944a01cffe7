import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addDays, businessDate } from '#schema/business-day.ts';
import { topicsOf } from '#schema/notification-topics.ts';
import { roles } from '#schema/vocabulary.ts';
import { usableLot } from '../../features/inventory/lots/usable.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Client } from '../../testing/client.ts';
import { DEMO_TIMEOUT, startApi, type TestApi } from '../../testing/start-api.ts';
import { fillDemo, resetDemo, seedDemo } from './seed-demo.ts';

const LEDGER_CHECK = '{ ledgerCheck { ok movements stockValue ledgerValue breaks { kind itemName lotCode } } }';

let api: TestApi;
let organizationId: string;

beforeAll(async () => {
  api = await startApi();
  await Promise.all([seedDemo(api.app), seedDemo(api.app)]);
  organizationId = await onlyDemo();
}, DEMO_TIMEOUT);
afterAll(() => api.stop());

async function onlyDemo(): Promise<string> {
  const demos = await api.app.database
    .unscoped()
    .selectFrom('organizationCode')
    .selectAll()
    .where('demo', '=', true)
    .execute();
  expect(demos).toHaveLength(1);
  return demos[0]?.organizationId ?? '';
}

const read = <T>(query: (db: Db) => Promise<T>): Promise<T> => api.app.database.read(organizationId, query);

class Undone extends Error {}

/** All alerts of today come from the last two weeks; half the history takes half the time. */
const TWO_WEEKS = 14;

/** Creates the kitchen as of a time, reads from it, and rolls back. */
async function madeAt<T>(now: Date, look: (db: Db) => Promise<T>): Promise<T[]> {
  const seen: T[] = [];
  const scope = { organizationId: uuidv7(), actorId: null };
  const made = api.app.database.write(scope, 'demo.made', null, async (tx) => {
    await fillDemo(api.app, { ...tx, now, occurredAt: now }, TWO_WEEKS);
    await tx.em.flush();
    seen.push(await look(tx.db));
    throw new Undone();
  });
  await expect(made).rejects.toThrow(Undone);
  return seen;
}

/** The kitchen's alerts about stock, deliveries, checks and prep. */
async function stories(db: Db, now: Date) {
  const { rows: stock } = await sql<{ name: string; low: boolean; over: boolean; owes: boolean }>`
    select item.name, usable.sum < item.par_level as low, usable.sum > item.max_level as over,
      exists (select 1 from stock_owed where stock_owed.item_id = item.id and stock_owed.quantity > 0) as owes
    from item, lateral (select coalesce(sum(quantity), 0) as sum from stock_lot lot
      where lot.item_id = item.id and ${usableLot(now, 'lot')}) usable
    where item.kind = 'raw' order by item.name`.execute(db);
  const lots = db
    .selectFrom('stockLot')
    .innerJoin('item', 'item.id', 'stockLot.itemId')
    .select('item.name')
    .where('stockLot.quantity', '>', '0')
    .orderBy('item.name');
  const lines = db.selectFrom('deliveryLine').innerJoin('item', 'item.id', 'deliveryLine.itemId').select('item.name');
  const tasks = db
    .selectFrom('prepTask')
    .where('businessDate', '=', (eb) =>
      eb.selectFrom('prepTask').select(({ fn }) => fn.max('businessDate').as('today')),
    );
  const answers = db.selectFrom('lineCheckAnswer').select('temperature').where('result', '=', 'fail');
  const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  return {
    low: names(stock.filter(({ low }) => low)),
    over: names(stock.filter(({ over }) => over)),
    owing: names(stock.filter(({ owes }) => owes)),
    expired: names(await lots.where('useBy', '<=', now).execute()),
    expiring: names(
      await lots
        .where('useBy', '>', now)
        .where('useBy', '<', new Date(now.getTime() + 24 * 3_600_000))
        .execute(),
    ),
    opened: names(await lots.where('state', '=', 'opened').execute()),
    frozen: [...new Set(names(await lots.where('state', '=', 'frozen').execute()))],
    thawed: names(await lots.where('state', '=', 'thawed').execute()),
    quarantined: names(await lots.where('state', '=', 'quarantined').execute()),
    moved: names(
      await lots
        .whereRef('stockLot.storageLocationId', '!=', 'item.storageLocationId')
        .where('stockLot.quantity', '>', '0')
        .execute(),
    ),
    corrected: names(
      await lines
        .innerJoin('deliveryCorrection', 'deliveryCorrection.deliveryLineId', 'deliveryLine.id')
        .where('usedQuantity', '>', '0')
        .execute(),
    ),
    allowed: names(await db.selectFrom('prepTask').select('name').where('overrideReason', 'is not', null).execute()),
    dearer: names(await lines.whereRef('unitPrice', '>', 'previousUnitPrice').orderBy('item.name').execute()),
    short: names(await lines.whereRef('receivedQuantity', '<', 'orderedQuantity').execute()),
    rejected: names(await lines.where('rejectReason', '=', 'temperature').execute()),
    failed: (await answers.orderBy('temperature').execute()).map(({ temperature }) => temperature),
    missed: names(
      await db.selectFrom('lineCheck').select('name').where('status', '=', 'missed').orderBy('name').execute(),
    ),
    statuses: (await tasks.select('status').distinct().orderBy('status').execute()).map(({ status }) => status),
    carriedOver: names(
      await db
        .selectFrom('prepTask')
        .select('name')
        .where('status', '=', 'pending')
        .where('businessDate', '<', (eb) =>
          eb.selectFrom('prepTask').select(({ fn }) => fn.max('businessDate').as('today')),
        )
        .execute(),
    ),
    bell: [
      ...new Set(
        (await db.selectFrom('notification').select('title').orderBy('title').execute()).map(({ title }) => title),
      ),
    ],
    late: names(await tasks.select('name').where('status', '=', 'pending').where('dueAt', '<', now).execute()),
  };
}

/** The number of rows with a time in the future. */
async function fromTheFuture(db: Db, now: Date): Promise<number> {
  const counts = await sql<{ later: number }>`select (
      (select count(*) from stock_movement where occurred_at > ${now}) +
      (select count(*) from waste_entry where occurred_at > ${now}) +
      (select count(*) from delivery where received_at > ${now}) +
      (select count(*) from prep_task where greatest(started_at, held_at, completed_at) > ${now}) +
      (select count(*) from line_check where greatest(started_at, submitted_at) > ${now}) +
      (select count(*) from line_check_answer where answered_at > ${now})
    )::int as later`.execute(db);
  return counts.rows[0]?.later ?? NaN;
}

describe('the demo kitchen', () => {
  test('has a ledger that adds up, to the cent', async () => {
    const admin = new Client(api);
    await admin.post('/api/demo-login', { role: 'admin' });
    const { ledgerCheck } = await admin.request<{ ledgerCheck: Record<string, unknown> }>(LEDGER_CHECK);
    expect(ledgerCheck).toMatchObject({ ok: true, breaks: [] });
    expect(Number(ledgerCheck['stockValue'])).toBeGreaterThan(0);
    expect(ledgerCheck['stockValue']).toBe(ledgerCheck['ledgerValue']);
    expect(Number(ledgerCheck['movements'])).toBeGreaterThan(500);
  });

  test('has a known value for all stock', async () => {
    const manager = new Client(api);
    await manager.post('/api/demo-login', { role: 'manager' });
    const { inventorySummary } = await manager.request<{ inventorySummary: unknown }>(
      '{ inventorySummary { stockValue itemsWithoutCost low over expired owing } }',
    );
    expect(inventorySummary).toEqual({
      stockValue: expect.any(String),
      itemsWithoutCost: 0,
      low: 1,
      over: 1,
      expired: 1,
      owing: 1,
    });
  });

  test('has sales, opening, closing and cleaning of every day of four weeks, counts, and every kind of par', async () => {
    const { rows } = await read((db) =>
      sql<{ sales: number; ended: number; counts: number; modes: string[] }>`select
        (select count(*)::int from sales_day where complete) as sales,
        (select count(distinct business_date)::int from prep_task
          where recurring_kind is not null and status in ('completed', 'skipped')) as ended,
        (select count(*)::int from count_session where status = 'posted') as counts,
        (select array_agg(distinct par_mode order by par_mode) from prep_item) as modes`.execute(db),
    );
    expect(rows[0]).toMatchObject({ sales: 27, counts: 4, modes: ['days', 'forecast', 'weekday'] });
    expect(rows[0]?.ended).toBeGreaterThanOrEqual(27);
  });

  test('has weeks whose actual food cost is known, because everything was counted', async () => {
    const manager = new Client(api);
    await manager.post('/api/demo-login', { role: 'manager' });
    const today = businessDate({ timeZone: 'America/New_York', dayRollover: '04:00' }, new Date());
    const { foodCostReport } = await manager.request<{
      foodCostReport: { parts: { actual: string | null; uncountedItems: number }[] };
    }>(
      `query ($from: LocalDate!, $to: LocalDate!) {
        foodCostReport(from: $from, to: $to, by: week) { parts { actual uncountedItems } } }`,
      { from: addDays(today, -21), to: addDays(today, -1) },
    );
    const known = foodCostReport.parts.filter(({ actual }) => actual !== null);
    expect(known.length).toBeGreaterThanOrEqual(2);
    expect(known.map(({ uncountedItems }) => uncountedItems)).toEqual(known.map(() => 0));
  });

  test('has figures without floating-point errors', async () => {
    const events = await read((db) => db.selectFrom('event').select('changes').execute());
    const changesText = events.map(({ changes }) => JSON.stringify(changes));
    expect(changesText.length).toBeGreaterThan(100);
    expect(changesText.filter((changes) => /\d\.\d{5}/.test(changes))).toEqual([]);
  });

  test('notifies of each topic only roles that can switch it off', async () => {
    const rows = await read((db) =>
      db.selectFrom('notification').select(['topic', 'audienceRoles', 'audienceUsers']).execute(),
    );
    const beyond = rows.filter(({ topic, audienceRoles, audienceUsers }) => {
      const receivers = audienceRoles ?? (audienceUsers ? [] : roles);
      return !topic || receivers.some((role) => !topicsOf(role).includes(topic));
    });
    expect(rows.length).toBeGreaterThan(10);
    expect(beyond).toEqual([]);
  });

  // The history depends on the weekday of deliveries and on the hour, so several are tested.
  test.each(
    Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 3 * day + 1, 59)).toISOString()),
  )(
    'shows every alert and a day in progress, when created at %s',
    async (moment) => {
      const now = new Date(moment);
      const [changesText] = await madeAt(now, async (db) => ({
        ...(await stories(db, now)),
        later: await fromTheFuture(db, now),
      }));
      expect(changesText).toEqual({
        low: ['Romaine'],
        over: ['Canned tomato'],
        owing: ['Fresh yeast'],
        expired: ['Sourdough'],
        expiring: ['Caesar dressing', 'Cod loin', 'Mixed leaf'],
        opened: ['Goat cheese'],
        frozen: ['Pork belly', 'Prawn 16/20'],
        thawed: ['Prawn 16/20'],
        quarantined: ['Chicken thigh'],
        moved: ['Butter', 'Pork belly', 'Prawn 16/20'],
        corrected: ['Parmesan'],
        allowed: ['Herb vinaigrette'],
        dearer: ['Butter', 'Salmon side'],
        short: ['Salmon side'],
        rejected: ['Heavy cream'],
        failed: ['7.10', '8.40', '31.00'],
        missed: ['Closing line', 'Walk-in and freezer'],
        statuses: ['completed', 'in_progress', 'on_hold', 'pending'],
        carriedOver: ['Portion short ribs'],
        bell: [
          'Chicken thigh is in quarantine',
          'Delivery received short',
          'Delivery received, some refused',
          'Expired ingredients in Herb vinaigrette',
          'Failed temperature',
          'Fresh yeast is owed',
          'Monthly count coming up',
          'New registration',
          'Price up 11.9 %',
          'Price up 12 %',
          'Price up 6 %',
          'Romaine is below par',
          'Waste above the limit',
        ],
        late: ['Brown chicken stock'],
        later: 0,
      });
    },
    DEMO_TIMEOUT,
  );

  test(
    'can be entered as every role, and a reset leaves one kitchen and no old session',
    async () => {
      const visitor = new Client(api);
      for (const role of ['cook', 'manager', 'admin']) {
        expect((await visitor.post('/api/demo-login', { role })).json).toMatchObject({ role, verified: true });
      }
      await resetDemo(api.app);
      const former = organizationId;
      organizationId = await onlyDemo();
      expect(organizationId).not.toBe(former);
      expect((await visitor.get('/api/user')).status).toBe(401);
    },
    DEMO_TIMEOUT,
  );
});
