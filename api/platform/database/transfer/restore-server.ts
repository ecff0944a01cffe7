import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { msg } from '#schema/messages.ts';
import { conflict } from '../../errors.ts';
import { lockMigrations, refuseNewer } from '../migrate.ts';
import { RESTORE_LOCK } from '../restore-lock.ts';
import { listTables } from './catalog.ts';
import { quoted, type Transferred } from './export-format.ts';
import { listOrganizations, writeExport } from './export-server.ts';
import { queryRunner, fillDatabase, type Transaction } from './fill-database.ts';
import { readExport } from './read-export.ts';

/** Milliseconds: total time to get exclusive locks, time of one try, and the pause between tries. */
const LOCK_ALL_TIMEOUT = 60_000;
const LOCK_WAIT = 2_000;
const PAUSE = 500;

/**
 * Replaces all data with an export, in one transaction, also while servers use the database: their requests wait. The
 * previous data is exported to the file `before`. Throws an error with one plain sentence when it fails; nothing is changed
 * then.
 */
export async function restoreServer(orm: MikroORM, file: string, before: string): Promise<Transferred> {
  await checkExport(file);
  return orm.em.fork().transactional(async (em) => {
    const db: Transaction = em.getKysely();
    await lockMigrations(em);
    await lockEverything(db);
    await sql`set local timezone = 'UTC'`.execute(db);
    await writeExport(queryRunner(db), before);
    try {
      const numbers = await lastNumbers(db);
      const restored = await fillDatabase({ orm, em, isFull: true }, file);
      await continueNumbers(db, numbers);
      return restored;
    } catch (error) {
      await rm(before, { force: true });
      throw error;
    }
  });
}

/** Reads the whole file first, so that a bad one takes no locks. */
async function checkExport(file: string): Promise<void> {
  const ignore = async (): Promise<void> => undefined;
  await readExport(file, {
    header: async ({ migrations }) => refuseNewer(migrations.map((name) => ({ name }))),
    section: ignore,
    row: ignore,
  });
}

/** Takes exclusive locks on all tables until the transaction ends. */
async function lockEverything(db: Transaction): Promise<void> {
  const names = (await listTables(queryRunner(db))).map(({ name }) => quoted(name)).join(', ');
  for (const end = Date.now() + LOCK_ALL_TIMEOUT; !(await locked(db, names));) {
    if (Date.now() > end) throw conflict(msg('export.tooBusy'));
    await sleep(PAUSE);
  }
}

/** False when the locks are not available in time, such as during a backup; others must not wait for it meanwhile. */
async function locked(db: Transaction, names: string): Promise<boolean> {
  const [timeout, all] = [`set local lock_timeout = ${LOCK_WAIT}`, `lock table ${names} in access exclusive mode`];
  await sql.raw(`savepoint locks; ${timeout}`).execute(db);
  try {
    await sql.raw(`select pg_advisory_xact_lock(${RESTORE_LOCK}); ${all}; set local lock_timeout = 0`).execute(db);
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    await sql.raw('rollback to savepoint locks').execute(db);
    return false;
  }
}

/** PostgreSQL's codes for a lock timeout and a deadlock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');
}

/** The last event number of each organization. */
async function lastNumbers(db: Transaction): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const organization of await listOrganizations(queryRunner(db))) {
    await sql`select set_config('app.organization', ${organization}, true)`.execute(db);
    const { rows } = await sql<{ seq: number }>`select seq::int as seq from event_counter`.execute(db);
    numbers.set(organization, rows[0]?.seq ?? 0);
  }
  return numbers;
}

/**
 * Continues event numbers after the last published one, skipping one: no number is used twice, and clients that reconnect
 * after the restore get a gap.
 */
async function continueNumbers(db: Transaction, numbers: ReadonlyMap<string, number>): Promise<void> {
  for (const organization of await listOrganizations(queryRunner(db))) {
    const last = numbers.get(organization) ?? 0;
    await sql`select set_config('app.organization', ${organization}, true)`.execute(db);
    await sql`insert into event_counter (id, organization_id, seq) values (${uuidv7()}, ${organization}, ${last + 1})
      on conflict (organization_id) do update set seq = greatest(event_counter.seq, ${last}) + 1`.execute(db);
  }
}
