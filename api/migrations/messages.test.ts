import { beforeAll, describe, expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inEnglish, type Message } from '#schema/messages.ts';
import { entities } from '../features.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { emptyDatabase } from '../testing/start-api.ts';

interface Stored {
  readonly title: string;
  readonly message: string;
  readonly title_content: Message | null;
  readonly message_content: Message | null;
}

/** Stored before messages had keys: the migration does not recognize the last one. */
const old = [
  ['Salmon is below par', '3 kg on hand, par is 5 kg.'],
  ["Bo's stock (2) is late to start", '2.5 l should have been started by now and is due and nobody has begun.'],
  ['New registration', 'Sam Lee (sam.lee) registered as cook and waits for verification.'],
  ['Fridge', 'Walk-in is warm.'],
];
let rows: readonly Stored[];

beforeAll(async () => {
  const kitchen = uuidv7();
  const url = await emptyDatabase();
  const orm = await MikroORM.init(ormOptions(url, entities));
  await orm.migrator.up({ to: '20261122130000_storage' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.organization', '${kitchen}', false)`);
  await client.query(
    `insert into organization (id, organization_id, name, country) values ($1, $1, 'Old kitchen', 'GB')`,
    [kitchen],
  );
  for (const [title, message] of old) {
    await client.query(
      `insert into notification (id, organization_id, version, created_at, updated_at, type, title, message)
        values ($1, $2, 1, now(), now(), 'other', $3, $4)`,
      [uuidv7(), kitchen, title, message],
    );
  }
  await orm.migrator.up();
  ({ rows } = await client.query<Stored>('select * from notification order by id'));
  await client.end();
  await orm.close();
});

describe('stored notifications', () => {
  test('keep their texts', () => {
    expect(rows.map((row) => [row.title, row.message])).toEqual(old);
  });

  test('get their keys, except texts that are not recognized', () => {
    const keys = ['stock.belowPar', 'prep.lateToStart', 'users.newRegistration', undefined];
    expect(rows.map((row) => row.title_content?.key)).toEqual(keys);
  });

  test('read the same in English when formatted from key and params', () => {
    const said = rows.map(({ message_content: content }) => content && inEnglish(content));
    expect(said).toEqual([...old.slice(0, 3).map(([, message]) => message), null]);
  });
});
