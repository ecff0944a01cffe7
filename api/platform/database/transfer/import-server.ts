import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { msg } from '#schema/messages.ts';
import { conflict } from '../../errors.ts';
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
  throw conflict(kitchens === 1 ? msg('export.holdsKitchen') : msg('export.holdsKitchens', { count: kitchens }));
}
