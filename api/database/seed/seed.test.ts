import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Reader } from '../../tables.ts';
import { Client } from '../../testing/client.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { resetDemo, seedDemo } from './seed-demo.ts';

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

  test('shows every alert: one item low, one over, three lots that end within a day', async () => {
    const state = await read((db) =>
      sql<{
        name: string;
        low: boolean;
        over: boolean;
      }>`select i.name, b.on_hand < i.par_level as low, b.on_hand > i.max_level as over
          from item i join stock_balance b on b.item_id = i.id where i.kind = 'raw' and (b.on_hand < i.par_level or b.on_hand > i.max_level)`.execute(
        db,
      ),
    );
    expect(state.rows.filter((row) => row.low).map((row) => row.name)).toEqual(['Romaine']);
    expect(state.rows.filter((row) => row.over).map((row) => row.name)).toEqual(['Canned tomato']);
    const expiring = await read((db) =>
      sql<{ name: string }>`select i.name from stock_lot l join item i on i.id = l.item_id
          where l.quantity > 0 and l.use_by < now() + interval '24 hours' order by i.name`.execute(db),
    );
    expect(expiring.rows.map((row) => row.name)).toEqual(['Caesar dressing', 'Cod loin', 'Mixed leaf']);
  });

  test('is in the middle of a day: prep late, in hand, on hold and done', async () => {
    const tasks = await read((db) =>
      sql<{ status: string; late: boolean }>`select status, due_at < now() as late from prep_task
          where business_date = (select max(business_date) from prep_task)`.execute(db),
    );
    const statuses = new Set(tasks.rows.map((row) => row.status));
    expect(statuses).toEqual(new Set(['pending', 'in_progress', 'on_hold', 'completed']));
    expect(tasks.rows.filter((row) => row.status === 'pending' && row.late)).toHaveLength(1);
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
