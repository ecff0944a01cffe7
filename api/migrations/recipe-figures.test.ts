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
const [category, flour, dish, line, past] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];

beforeAll(async () => {
  const url = await emptyDatabase();
  orm = await MikroORM.init(ormOptions(url, entities));
  await orm.migrator.up({ to: '20261128173956_recount_requested_at' });
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

/** A dish of 10 portions that also says 8, with percentages that were stored as 0. */
async function fillAsBefore(): Promise<void> {
  const own = `'${kitchen}'`;
  const lines = JSON.stringify([
    { item_id: flour, quantity: '1', yield_percent: '0.00' },
    { item_id: flour, quantity: '2', yield_percent: '80.00' },
  ]);
  await client.query('begin');
  await client.query(
    `insert into organization (id, organization_id, name, country) values (${own}, ${own}, 'Old kitchen', 'GB')`,
  );
  await client.query(
    `insert into item_category (id, organization_id, code, name) values ('${category}', ${own}, 'dry', 'Dry')`,
  );
  await client.query(`insert into item (id, organization_id, name, category_id, unit, default_yield_percent)
    values ('${flour}', ${own}, 'Flour', '${category}', 'kg', 0)`);
  await client.query(`insert into recipe (id, organization_id, name, yield_quantity, yield_unit, portions, target_food_cost_percent)
    values ('${dish}', ${own}, 'Dish', 10, 'portion', 8, 0)`);
  await client.query(`insert into recipe_ingredient (id, organization_id, recipe_id, item_id, quantity, unit, yield_percent)
    values ('${line}', ${own}, '${dish}', '${flour}', 1, 'kg', 0)`);
  await client.query(`insert into recipe_version
    (id, organization_id, recipe_id, valid_from, valid_until, yield_quantity, yield_unit, portions, lines)
    values ('${past}', ${own}, '${dish}', '2026-01-01', '2026-02-01', 10, 'portion', 8, '${lines}')`);
  await client.query('commit');
}

async function one(statement: string): Promise<object | undefined> {
  const { rows } = await client.query<object>(statement);
  return rows[0];
}

test('a percentage of 0 is taken out, also of what recipes were', async () => {
  expect(await one('select default_yield_percent::text as percent from item')).toEqual({ percent: '100.00' });
  expect(await one('select yield_percent from recipe_ingredient')).toEqual({ yield_percent: null });
  expect(await one('select target_food_cost_percent from recipe')).toEqual({ target_food_cost_percent: null });
  expect(await one('select lines from recipe_version')).toEqual({
    lines: [
      { item_id: flour, quantity: '1', yield_percent: null },
      { item_id: flour, quantity: '2', yield_percent: '80.00' },
    ],
  });
});

test('a yield in portions has no other number of portions', async () => {
  expect(await one('select portions from recipe')).toEqual({ portions: null });
  expect(await one('select portions from recipe_version')).toEqual({ portions: null });
});
