import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../../features.ts';
import { emptyDatabase } from '../../testing/start-api.ts';
import { ormOptions } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './migrations-folder.ts';

async function replica(url: string): Promise<MikroORM> {
  return MikroORM.init(ormOptions(url, entities));
}

describe('migrations', () => {
  test('two replicas that start at once on an empty database both succeed, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const url = await emptyDatabase();
      const replicas = [await replica(url), await replica(url)];
      const starts = await Promise.allSettled(replicas.map((one) => migrate(one)));
      expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(await replicas[0]?.migrator.getPending()).toEqual([]);
      await Promise.all(replicas.map((one) => one.close(true)));
    }
  }, 120_000);

  test('of a newer version are refused by name, and nothing is changed', async () => {
    const orm = await replica(await emptyDatabase());
    await migrate(orm);
    const connection = orm.em.getConnection();
    await connection.execute(`insert into migration (name) values ('20991231000000_later')`);
    await expect(migrate(orm)).rejects.toThrow(/written by a newer Brigade \(migration 20991231000000_later\)/);
    expect(await connection.execute('select count(*)::int as n from migration')).toEqual([
      { n: migrationNames.length + 1 },
    ]);
    await orm.close(true);
  });
});
