import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities } from '../features.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { emptyDatabase } from '../testing/start-api.ts';

let orm: MikroORM;
let client: pg.Client;
const kitchen = uuidv7();
const [place, category, fish] = [uuidv7(), uuidv7(), uuidv7()];
const [freed, emptied, eaten] = [uuidv7(), uuidv7(), uuidv7()];

beforeAll(async () => {
  const url = await emptyDatabase();
  orm = await MikroORM.init(ormOptions(url, entities));
  await orm.migrator.up({ to: '20261128205641_corrections_keep_refusals' });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.organization', '${kitchen}', false)`);
  await fillAsBefore();
  await orm.migrator.up();
});
afterAll(async () => {
  await client.end();
  await orm.close();
});

/** A quarantined lot that became available when it was refilled, one that is empty, and a frozen lot that was eaten. */
async function fillAsBefore(): Promise<void> {
  const own = `'${kitchen}'`;
  await client.query('begin');
  await client.query(
    `insert into organization (id, organization_id, name, country) values (${own}, ${own}, 'Old kitchen', 'GB')`,
  );
  await client.query(`insert into location (id, organization_id, name) values ('${place}', ${own}, 'Old kitchen')`);
  await client.query(
    `insert into item_category (id, organization_id, code, name) values ('${category}', ${own}, 'fish', 'Fish')`,
  );
  await client.query(`insert into item (id, organization_id, name, category_id, unit)
    values ('${fish}', ${own}, 'Cod', '${category}', 'kg')`);
  await client.query(`insert into stock_lot
    (id, organization_id, location_id, item_id, lot_code, quantity, state, quarantine_reason, state_before_quarantine) values
    ('${freed}', ${own}, '${place}', '${fish}', 'AAAAAA', 5, 'available', 'Recalled', 'available'),
    ('${emptied}', ${own}, '${place}', '${fish}', 'BBBBBB', 0, 'depleted', 'Recalled', 'available'),
    ('${eaten}', ${own}, '${place}', '${fish}', 'CCCCCC', 0, 'depleted', null, null)`);
  const row = (type: string, quantity: number, stateBefore: string) =>
    `('${uuidv7()}', ${own}, '${place}', '${type}', '${fish}', '${eaten}', ${quantity}, now(), '${stateBefore}')`;
  await client.query(`insert into stock_movement
    (id, organization_id, location_id, type, item_id, lot_id, quantity, occurred_at, lot_state_before) values
    ${[row('receive', 2, 'available'), row('prep_out', -2, 'frozen'), row('revalue', 0, 'depleted')].join()}`);
  await client.query('commit');
}

async function lot(id: string): Promise<unknown> {
  const { rows } = await client.query('select state, state_before_emptied from stock_lot where id = $1', [id]);
  return rows[0];
}

test('a lot that was freed without a release is quarantined again', async () => {
  expect(await lot(freed)).toEqual({ state: 'quarantined', state_before_emptied: null });
});

test('an emptied lot is quarantined when it gets stock back', async () => {
  expect(await lot(emptied)).toEqual({ state: 'depleted', state_before_emptied: 'quarantined' });
});

test('an emptied lot has the state before its last row that was not empty', async () => {
  expect(await lot(eaten)).toEqual({ state: 'depleted', state_before_emptied: 'frozen' });
});
