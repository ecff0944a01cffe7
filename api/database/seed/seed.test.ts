import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Reader } from '../../tables.ts';
import { Client } from '../../testing/client.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { fillDemo, resetDemo, seedDemo } from './seed-demo.ts';

let api: TestApi;
let organizationId: string;

beforeAll(async () => {
  api = await startApi();
  await Promise.all([seedDemo(api.app), seedDemo(api.app)]);
  organizationId = await onlyDemo();
});
afterAll(() => api.stop());

async function onlyDemo(): Promise<string> {
  const demos = await api.app.store
    .global()
    .selectFrom('organizationCode')
    .selectAll()
    .where('demo', '=', true)
    .execute();
  expect(demos).toHaveLength(1);
  return demos[0]?.organizationId ?? '';
}

const read = <T>(query: (db: Reader) => Promise<T>): Promise<T> => api.app.store.read(organizationId, query);

class Undone extends Error {}

/** The kitchen as it would be made at some instant, looked at and taken back. */
async function madeAt<T>(now: Date, look: (db: Reader) => Promise<T>): Promise<T[]> {
  const seen: T[] = [];
  const scope = { organizationId: uuidv7(), actorId: null };
  const made = api.app.store.write(scope, 'demo.made', null, async (work) => {
    await fillDemo({ ...work, now });
    await work.em.flush();
    seen.push(await look(work.db));
    throw new Undone();
  });
  await expect(made).rejects.toThrow(Undone);
  return seen;
}

/** What the kitchen tells its visitor about stock, deliveries, checks and prep. */
async function stories(db: Reader, now: Date) {
  const stock = db
    .selectFrom('item')
    .innerJoin('stockBalance', 'stockBalance.itemId', 'item.id')
    .select('item.name')
    .where('kind', '=', 'raw')
    .orderBy('item.name');
  const lots = db.selectFrom('stockLot').innerJoin('item', 'item.id', 'stockLot.itemId').select('item.name');
  const lines = db.selectFrom('deliveryLine').innerJoin('item', 'item.id', 'deliveryLine.itemId').select('item.name');
  const tasks = db
    .selectFrom('prepTask')
    .where('businessDate', '=', (eb) =>
      eb.selectFrom('prepTask').select(({ fn }) => fn.max('businessDate').as('today')),
    );
  const answers = db.selectFrom('lineCheckAnswer').select('temperature').where('result', '=', 'fail');
  return {
    low: await stock.whereRef('onHand', '<', 'parLevel').execute(),
    over: await stock.whereRef('onHand', '>', 'maxLevel').execute(),
    expiring: await lots
      .where('stockLot.quantity', '>', '0')
      .where('stockLot.useBy', '<', new Date(now.getTime() + 24 * 3_600_000))
      .orderBy('item.name')
      .execute(),
    dearer: await lines.whereRef('unitPrice', '>', 'previousUnitPrice').orderBy('item.name').execute(),
    short: await lines.whereRef('receivedQuantity', '<', 'orderedQuantity').execute(),
    rejected: await lines.where('rejectReason', '=', 'temperature').execute(),
    failed: await answers.orderBy('temperature').execute(),
    missed: await db.selectFrom('lineCheck').select('name').where('status', '=', 'missed').orderBy('name').execute(),
    statuses: await tasks.select('status').distinct().orderBy('status').execute(),
    late: await tasks.select('name').where('status', '=', 'pending').where('dueAt', '<', now).execute(),
  };
}

/** How many rows claim to have happened later than now. */
async function fromTheFuture(db: Reader, now: Date): Promise<number> {
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
  test('has a ledger that ties: every on hand and every lot is the sum of its movements, never below zero on the way', async () => {
    const broken = await read((db) =>
      sql`select i.name from item i join stock_balance b on b.item_id = i.id
          where b.on_hand <> (select coalesce(sum(m.quantity), 0) from stock_movement m where m.item_id = i.id)`.execute(
        db,
      ),
    );
    expect(broken.rows).toEqual([]);
    const brokenLots = await read((db) =>
      sql`select l.id from stock_lot l
          where l.quantity <> (select coalesce(sum(m.quantity), 0) from stock_movement m where m.lot_id = l.id)`.execute(
        db,
      ),
    );
    expect(brokenLots.rows).toEqual([]);
  });

  test('tells figures as people write them: no decimal of the machine', async () => {
    const events = await read((db) => db.selectFrom('event').select('changes').execute());
    const told = events.map(({ changes }) => JSON.stringify(changes));
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((changes) => /\d\.\d{5}/.test(changes))).toEqual([]);
  });

  // Deliveries come on weekdays, so each day of the week has a past of its own; the hours walk round the clock.
  test.each(
    Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 3 * day + 1, 59)).toISOString()),
  )('shows every alert and a day half done, when made at %s', async (moment) => {
    const now = new Date(moment);
    const [told] = await madeAt(now, async (db) => ({
      ...(await stories(db, now)),
      later: await fromTheFuture(db, now),
    }));
    expect(told).toEqual({
      low: [{ name: 'Romaine' }],
      over: [{ name: 'Canned tomato' }],
      expiring: [{ name: 'Caesar dressing' }, { name: 'Cod loin' }, { name: 'Mixed leaf' }],
      dearer: [{ name: 'Butter' }, { name: 'Salmon side' }],
      short: [{ name: 'Salmon side' }],
      rejected: [{ name: 'Heavy cream' }],
      failed: [{ temperature: '7.10' }, { temperature: '8.40' }, { temperature: '31.00' }],
      missed: [{ name: 'Closing line' }, { name: 'Walk-in and freezer' }],
      statuses: [{ status: 'completed' }, { status: 'in_progress' }, { status: 'on_hold' }, { status: 'pending' }],
      late: [{ name: 'Brown chicken stock' }],
      later: 0,
    });
  });

  test('opens to every role, and a reset leaves one kitchen and no old session', async () => {
    const visitor = new Client(api);
    for (const role of ['cook', 'manager', 'admin']) {
      expect((await visitor.post('/api/demo-login', { role })).json).toMatchObject({ role, verified: true });
    }
    await resetDemo(api.app);
    expect(await onlyDemo()).not.toBe(organizationId);
    expect((await visitor.get('/api/user')).status).toBe(401);
  });
});
