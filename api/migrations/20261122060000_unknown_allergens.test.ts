import 'reflect-metadata';
import { expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { entities } from '../features.ts';
import { emptyDatabase } from '../testing/start-api.ts';
import { ormOptions } from '../platform/database/connect.ts';

test('allergens that nobody entered are unknown afterwards; entered ones and those of supplies stay', async () => {
  const url = await emptyDatabase();
  const orm = await MikroORM.init(ormOptions(url, entities));
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const kitchen = uuidv7();
    await orm.migrator.up({ to: '20261121070000_devices' });
    await db.query(`select set_config('app.organization', '${kitchen}', false)`);
    await db.query(`
      insert into organization (id, organization_id, name) values ('${kitchen}', '${kitchen}', 'Old kitchen');
      insert into item (id, organization_id, name, category, kind, unit, allergens) values
        ('${uuidv7()}', '${kitchen}', 'Flour', 'dry', 'raw', 'kg', '{gluten}'),
        ('${uuidv7()}', '${kitchen}', 'Salt', 'dry', 'raw', 'kg', '{}'),
        ('${uuidv7()}', '${kitchen}', 'Tin foil', 'supply', 'supply', 'each', '{}');`);
    await orm.migrator.up();
    const { rows } = await db.query('select name, allergens from item order by name');
    expect(rows).toEqual([
      { name: 'Flour', allergens: ['gluten'] },
      { name: 'Salt', allergens: null },
      { name: 'Tin foil', allergens: [] },
    ]);
  } finally {
    await db.end();
    await orm.close(true);
  }
});
