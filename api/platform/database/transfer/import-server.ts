import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { lockMigrations } from '../migrate.ts';
import type { Transferred } from './export-format.ts';
import { countKitchens, fillDatabase, type Transaction } from './fill-database.ts';

/**
 * Imports an export into a migrated database without kitchens, in one transaction. Throws an error with one plain sentence
 * when the file or the database does not allow it; nothing is changed then.
 */
export async function importServer(orm: MikroORM, file: string): Promise<Transferred> {
  return orm.em.fork().transactional(async (em) => {
    const db: Transaction = em.getKysely();
    await lockMigrations(em);
    // A server that starts on the empty database must not create its demo kitchen meanwhile.
    await sql`lock table organization_code in exclusive mode`.execute(db);
    await refuseKitchens(db);
    return fillDatabase({ orm, em, isFull: false }, file);
  });
}

async function refuseKitchens(db: Transaction): Promise<void> {
  const kitchens = await countKitchens(db);
  if (kitchens === 0) return;
  const holds = kitchens === 1 ? 'a kitchen' : `${kitchens} kitchens`;
  throw new Error(`This database holds ${holds} already. Import into an empty one. Nothing was changed.`);
}
