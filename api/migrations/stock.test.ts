import { afterAll, beforeAll, expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { entities } from '../features.ts';
import { findLedgerBreaks } from '../features/inventory/ledger/ledger-check.queries.ts';
import { emptyDatabase } from '../testing/start-api.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { Database } from '../platform/database/database.ts';

let orm: MikroORM;
let database: Database;
let client: pg.Client;
const kitchen = uuidv7();
const [flour, cream, cod] = [uuidv7(), uuidv7(), uuidv7()];
const creamLot = uuidv7();

beforeAll(async () => {
  const url = await emptyDatabase();
  orm = await MikroORM.init(ormOptions(url, entities));
  await orm.migrator.up({ to: '20261121070000_devices' });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.organization', '${kitchen}', false)`);
  await fillAsBefore();
  await orm.migrator.up();
  database = new Database(orm, { stored: () => undefined, accessChanged: () => undefined });
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** A kitchen as the first release wrote it: flour without a lot, cream half in a lot, cod used up. */
async function fillAsBefore(): Promise<void> {
  const own = `'${kitchen}'`;
  const movement = (item: string, lot: string | null, quantity: number, value: number | null, type: string) =>
    `('${uuidv7()}', ${own}, '${type}', '${item}', ${lot ? `'${lot}'` : 'null'}, ${quantity}, 100, ${value ?? 'null'}, now())`;
  await client.query('begin');
  await client.query(
    `insert into organization (id, organization_id, name, country) values (${own}, ${own}, 'Old kitchen', 'GB')`,
  );
  await client.query(`insert into item (id, organization_id, name, category, unit, last_unit_cost) values
    ('${flour}', ${own}, 'Flour', 'dry', 'kg', 100), ('${cream}', ${own}, 'Cream', 'dairy', 'l', 100), ('${cod}', ${own}, 'Cod', 'fish', 'kg', 100)`);
  await client.query(`insert into stock_balance (id, organization_id, item_id, on_hand) values
    ('${uuidv7()}', ${own}, '${flour}', 7), ('${uuidv7()}', ${own}, '${cream}', 5), ('${uuidv7()}', ${own}, '${cod}', 0)`);
  await client.query(
    `insert into stock_lot (id, organization_id, item_id, quantity, unit_cost) values ('${creamLot}', ${own}, '${cream}', 2, 100)`,
  );
  await client.query(`insert into stock_movement (id, organization_id, type, item_id, lot_id, quantity, unit_cost, value, occurred_at) values
    ${[
      movement(flour, null, 10, 1_000, 'opening'),
      movement(flour, null, -3, -300, 'sale_use'),
      movement(cream, creamLot, 4, 400, 'receive'),
      movement(cream, creamLot, -2, -200, 'prep_out'),
      movement(cream, null, 3, null, 'count_adjust'),
      movement(cod, null, 2, 200, 'opening'),
      movement(cod, null, -2, -200, 'use'),
    ].join()}`);
  await client.query('commit');
}

const lotsOf = async (item: string) => {
  const { rows } = await client.query(
    'select quantity::float8, value::float8, state from stock_lot where item_id = $1 order by quantity',
    [item],
  );
  return rows;
};

test('stock without a lot goes into one lot with what it has cost', async () => {
  expect(await lotsOf(flour)).toEqual([{ quantity: 7, value: 700, state: 'available' }]);
});

test('lots keep their quantity and the value of what is left; an unknown cost stays unknown', async () => {
  expect(await lotsOf(cream)).toEqual([
    { quantity: 2, value: 200, state: 'available' },
    { quantity: 3, value: null, state: 'available' },
  ]);
});

test('what was used up is a depleted lot', async () => {
  expect(await lotsOf(cod)).toEqual([{ quantity: 0, value: 0, state: 'depleted' }]);
});

test('the ledger adds up afterwards', async () => {
  expect(await database.read(kitchen, (db) => findLedgerBreaks(db, { organizationId: kitchen }))).toEqual([]);
});

test('the kitchen has its location and the rules of its country', async () => {
  const { rows } = await client.query(
    'select location.id, location.name, organization.jurisdiction from location join organization on organization.id = location.id',
  );
  expect(rows).toEqual([{ id: kitchen, name: 'Old kitchen', jurisdiction: 'UK' }]);
});
