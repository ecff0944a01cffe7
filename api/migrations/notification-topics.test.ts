import { expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { entities } from '../features.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { emptyDatabase } from '../testing/start-api.ts';

/** Keys of stored notifications, and the topic that each gets. */
const stored = [
  ['line_check_failed:1:2', 'check_failed'],
  ['line_check_late:1', 'check_missed'],
  ['expiring:1:past', 'stock_expired'],
  ['expiring:1:soon', 'stock_expiring'],
  ['low_stock:1:2026-11-20', 'low_stock'],
  ['delivery:1', 'delivery_received'],
  ['registrations', 'registration'],
  ['inventory-nudge:2026-11', 'monthly_count'],
  ['something_else:1', null],
] as const;

test('stored notifications get the topic that their key names', async () => {
  const kitchen = uuidv7();
  const url = await emptyDatabase();
  const orm = await MikroORM.init(ormOptions(url, entities));
  await orm.migrator.up({ to: '20261125234118_recurring_tasks' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.organization', '${kitchen}', false)`);
  await client.query(
    `insert into organization (id, organization_id, name, country) values ($1, $1, 'Old kitchen', 'GB')`,
    [kitchen],
  );
  for (const [key] of stored) {
    await client.query(
      `insert into notification (id, organization_id, version, created_at, updated_at, type, title, message, dedupe_key)
        values ($1, $2, 1, now(), now(), 'other', '', '', $3)`,
      [uuidv7(), kitchen, key],
    );
  }
  await orm.migrator.up();
  const { rows } = await client.query<{ topic: string | null }>('select topic from notification order by id');
  await client.end();
  await orm.close();
  expect(rows.map(({ topic }) => topic)).toEqual(stored.map(([, topic]) => topic));
});
