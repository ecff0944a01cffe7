import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../../platform/database/connect.ts';

let orm: MikroORM;
let db: pg.Client;
const [harbour, vine] = [randomUUID(), randomUUID()];

/** An empty database of the application role, migrated to just before categories became rows. */
beforeAll(async () => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const role = new URL(process.env['TEST_ROLE_URL'] ?? '');
  const admin = new pg.Client({ connectionString: process.env['TEST_ADMIN_URL'] });
  await admin.connect();
  await admin.query(`create database ${name} owner ${role.username}`);
  await admin.end();
  role.pathname = `/${name}`;
  orm = await MikroORM.init({ ...ormOptions(role.href, []), discovery: { warnWhenNoEntities: false } });
  await orm.migrator.up({ to: '20261122010000_stock' });
  db = new pg.Client({ connectionString: role.href });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await orm.close(true);
});

async function as(organizationId: string, statement: string, values: readonly unknown[] = []) {
  await db.query('begin');
  await db.query("select set_config('app.organization', $1, true)", [organizationId]);
  const { rows } = await db.query<Record<string, unknown>>(statement, [...values]);
  await db.query('commit');
  return rows;
}

test('items of every kitchen keep their category when categories become rows', async () => {
  for (const [id, name] of [
    [harbour, 'Harbour'],
    [vine, 'Vine'],
  ]) {
    await as(id ?? '', 'insert into organization (id, organization_id, name) values ($1, $1, $2)', [id, name]);
    await as(id ?? '', 'insert into location (id, organization_id, name) values ($1, $1, $2)', [id, name]);
    const add = 'insert into item (id, organization_id, name, category, unit) values ($1, $2, $3, $4, $5)';
    await as(id ?? '', add, [randomUUID(), id, 'Leek', 'produce', 'kg']);
    await as(id ?? '', add, [randomUUID(), id, 'Foil', 'supply', 'ea']);
  }
  await orm.migrator.up();
  const query = `select item.name, item_category.code, item_category.name as category from item
    join item_category on item_category.id = item.category_id and item_category.organization_id = item.organization_id order by item.name`;
  for (const id of [harbour, vine]) {
    expect(await as(id, query)).toEqual([
      { name: 'Foil', code: 'supply', category: 'Supplies' },
      { name: 'Leek', code: 'produce', category: 'Produce' },
    ]);
    expect(await as(id, 'select count(*)::int as rows from item_category')).toEqual([{ rows: 7 }]);
  }
});
