import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { lockMigrations, refuseNewer } from '../migrate.ts';
import { RESTORE_LOCK } from '../restore-lock.ts';
import { listTables } from './catalog.ts';
import { quoted, type Transferred } from './export-format.ts';
import { listOrganizations, writeExport } from './export-server.ts';
import { askOf, fillDatabase, type Transaction } from './fill-database.ts';
import { readExport } from './read-export.ts';

/** Milliseconds: how long it is tried to have the database alone, how long at a time, and how long others go on in between. */
const PATIENCE = 60_000;
const LOCK_WAIT = 2_000;
const PAUSE = 500;

/**
 * Puts what an export holds in place of everything, in one transaction, also while servers use the database: their requests wait
 * for it. What was there goes into the file `before`. Throws one plain sentence when it cannot be; then nothing was changed.
 */
export async function restoreServer(orm: MikroORM, file: string, before: string): Promise<Transferred> {
  await checkExport(file);
  return orm.em.fork().transactional(async (em) => {
    const db: Transaction = em.getKysely();
    await lockMigrations(em);
    await lockEverything(db);
    await sql`set local timezone = 'UTC'`.execute(db);
    await writeExport(askOf(db), before);
    try {
      const numbers = await lastNumbers(db);
      const restored = await fillDatabase({ orm, em, isFull: true }, file);
      await goOnAfter(db, numbers);
      return restored;
    } catch (error) {
      await rm(before, { force: true });
      throw error;
    }
  });
}

/** Reads a file to its end, so that a bad one disturbs nobody. */
async function checkExport(file: string): Promise<void> {
  const ignore = async (): Promise<void> => undefined;
  await readExport(file, {
    header: async ({ migrations }) => refuseNewer(migrations.map((name) => ({ name }))),
    section: ignore,
    row: ignore,
  });
}

/** Waits until nobody reads or writes, and keeps everybody waiting until the transaction ends. */
async function lockEverything(db: Transaction): Promise<void> {
  const names = (await listTables(askOf(db))).map(({ name }) => quoted(name)).join(', ');
  for (const end = Date.now() + PATIENCE; !(await locked(db, names));) {
    if (Date.now() > end) throw new Error('The server is too busy. Try again, or stop it first. Nothing was changed.');
    await sleep(PAUSE);
  }
}

/** False when a backup or the like is under way: it is not waited for while everybody else waits. */
async function locked(db: Transaction, names: string): Promise<boolean> {
  const [given, all] = [`set local lock_timeout = ${LOCK_WAIT}`, `lock table ${names} in access exclusive mode`];
  await sql.raw(`savepoint locks; ${given}`).execute(db);
  try {
    await sql.raw(`select pg_advisory_xact_lock(${RESTORE_LOCK}); ${all}; set local lock_timeout = 0`).execute(db);
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    await sql.raw('rollback to savepoint locks').execute(db);
    return false;
  }
}

/** PostgreSQL's codes for a lock that did not come in time, and for a deadlock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');
}

/** The number of the last event of each organization. */
async function lastNumbers(db: Transaction): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const organization of await listOrganizations(askOf(db))) {
    await sql`select set_config('app.organization', ${organization}, true)`.execute(db);
    const { rows } = await sql<{ seq: number }>`select seq::int as seq from event_counter`.execute(db);
    numbers.set(organization, rows[0]?.seq ?? 0);
  }
  return numbers;
}

/**
 * Lets the numbers of events go on after the last that was told, leaving one out: no number comes twice, and whoever was away
 * during the restore is told of a gap, whatever has happened since.
 */
async function goOnAfter(db: Transaction, numbers: ReadonlyMap<string, number>): Promise<void> {
  for (const organization of await listOrganizations(askOf(db))) {
    const last = numbers.get(organization) ?? 0;
    await sql`select set_config('app.organization', ${organization}, true)`.execute(db);
    await sql`insert into event_counter (id, organization_id, seq) values (${uuidv7()}, ${organization}, ${last + 1})
      on conflict (organization_id) do update set seq = greatest(event_counter.seq, ${last}) + 1`.execute(db);
  }
}
