import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { entities } from '../features.ts';
import { emptyDatabase } from '../testing/start-api.ts';
import { ormOptions } from '../platform/database/connect.ts';

/** Two kitchens before the migration: one with a par line, an unfinished task, and a canceled one. */
const before = ([old, spanish, item, line]: readonly string[]) => `
  select set_config('app.organization', '${spanish}', false);
  insert into organization (id, organization_id, name, language) values ('${spanish}', '${spanish}', 'Sol', 'es');
  select set_config('app.organization', '${old}', false);
  insert into organization (id, organization_id, name) values ('${old}', '${old}', 'Old kitchen');
  insert into item (id, organization_id, name, category, unit) values ('${item}', '${old}', 'Sauce', 'prepared', 'l');
  insert into prep_item (id, organization_id, item_id, par_by_weekday) values ('${line}', '${old}', '${item}', '{1,2,3,4,5,6,7}');
  insert into prep_task (id, organization_id, name, business_date, prep_item_id, item_id, target_quantity, unit, due_at, status)
    values ('${uuidv7()}', '${old}', 'Sauce', '2026-11-20', '${line}', '${item}', 8, 'l', '2026-11-20T15:00Z', 'in_progress'),
           ('${uuidv7()}', '${old}', 'Sauce', '2026-11-21', '${line}', '${item}', 8, 'l', '2026-11-21T15:00Z', 'cancelled');`;

const [old, spanish, item, line] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()] as const;
let orm: MikroORM;
let db: pg.Client;

beforeAll(async () => {
  const url = await emptyDatabase();
  orm = await MikroORM.init(ormOptions(url, entities));
  db = new pg.Client({ connectionString: url });
  await db.connect();
  await orm.migrator.up({ to: '20261121070000_devices' });
  await db.query(before([old, spanish, item, line]));
  await orm.migrator.up();
});
afterAll(async () => {
  await db.end();
  await orm.close(true);
});

/** Runs a statement in this kitchen. */
async function of(kitchen: string, sql: string) {
  await db.query(`select set_config('app.organization', $1, false)`, [kitchen]);
  const { rows } = await db.query<Record<string, unknown>>(sql);
  return rows;
}

describe('a kitchen of before', () => {
  test('gets a default prep list in its language', async () => {
    expect(await of(old, 'select id, location_id, name, due_time from prep_list')).toEqual([
      { id: old, location_id: old, name: 'Prep list', due_time: '16:00' },
    ]);
    expect(await of(spanish, 'select name from prep_list')).toEqual([{ name: 'Mise en place' }]);
  });

  test('keeps its par lines, on the default list', async () => {
    expect(await of(old, 'select prep_list_id, use_by_weekday, par_by_weekday[7] as sunday from prep_item')).toEqual([
      { prep_list_id: null, use_by_weekday: null, sunday: '7' },
    ]);
  });

  test('keeps its tasks, each as the first run of its day', async () => {
    expect(
      await of(
        old,
        "select status, run_no, prep_list_id from prep_task where status <> 'pending' order by business_date",
      ),
    ).toEqual([
      { status: 'in_progress', run_no: 1, prep_list_id: null },
      { status: 'cancelled', run_no: 1, prep_list_id: null },
    ]);
  });

  test('may have several runs a day, each once', async () => {
    const task = (run: number) => `insert into prep_task
      (id, organization_id, location_id, name, business_date, prep_item_id, item_id, target_quantity, unit, due_at, run_no)
      values ('${uuidv7()}', '${old}', '${old}', 'Sauce', '2026-11-21', '${line}', '${item}', 8, 'l', '2026-11-21T15:00Z', ${run})`;
    await of(old, task(2));
    await expect(of(old, task(2))).rejects.toThrow(/unique/);
  });

  test('has one par line for an item', async () => {
    const second = `insert into prep_item (id, organization_id, location_id, item_id)
      values ('${uuidv7()}', '${old}', '${old}', '${item}')`;
    await expect(of(old, second)).rejects.toThrow(/unique/);
  });
});
