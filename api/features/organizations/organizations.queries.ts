import { sql } from 'kysely';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Organization } from './organization.entity.ts';

/** The one organization behind the wall of this transaction. */
export function findOrganization(db: Db): Promise<Organization> {
  return db.selectFrom('organization').selectAll().executeTakeFirstOrThrow();
}

/** The current invitation code. */
export async function findCode(db: Db, organizationId: string): Promise<string> {
  const row = await db
    .selectFrom('organizationCode')
    .select('code')
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return row.code;
}

/** Puts a new code in the place of the old one, which is worth nothing from this commit on. */
export async function replaceCode(db: Db, organizationId: string, code: string): Promise<void> {
  await db.updateTable('organizationCode').set({ code }).where('organizationId', '=', organizationId).execute();
}

/** How far a kitchen is set up. */
export interface SetupRow {
  readonly stations: number;
  readonly storageLocations: number;
  readonly shifts: number;
  readonly suppliers: number;
  readonly items: number;
  readonly recipes: number;
  readonly prepItems: number;
  readonly lineChecks: number;
  readonly staff: number;
}

/** Counted in one statement, each up to 100. */
export async function countSetup(db: Db, viewer: Viewer): Promise<SetupRow> {
  const count = (table: string, more = sql``) =>
    sql<number>`(select count(*) from (select from ${sql.table(table)} where organization_id = ${viewer.organizationId} ${more} limit 100) as counted)`;
  const present = sql`and archived_at is null`;
  const row = await sql<SetupRow>`select
    ${count('station', present)} as stations,
    ${count('storage_location', present)} as storage_locations,
    ${count('shift', present)} as shifts,
    ${count('supplier', present)} as suppliers,
    ${count('item', present)} as items,
    ${count('recipe', present)} as recipes,
    ${count('prep_item')} as prep_items,
    ${count('line_check_template', present)} as line_checks,
    ${count('app_user', sql`and kind = 'person' and verified and status = 'active'`)} as staff`.execute(db);
  const [setup] = row.rows;
  if (!setup) throw new Error('A select without from answers one row.');
  return setup;
}

/** Whether any price or cost is stored, so that the currency can no longer change its meaning. */
export async function hasMoney(db: Db): Promise<boolean> {
  const row = await sql<{ found: boolean }>`select
    exists (select from item where last_unit_cost is not null)
    or exists (select from waste_entry where cost is not null)
    or exists (select from delivery_line where unit_price is not null) as found`.execute(db);
  return row.rows[0]?.found ?? false;
}

/** How the kitchen's server side is doing. */
export interface HealthRow {
  readonly activeSessions: number;
  readonly lastChangeAt: Date | null;
  readonly changesToday: number;
}

export function findHealth(db: Db, viewer: Viewer, since: Date): Promise<HealthRow> {
  const { organizationId } = viewer;
  return db
    .selectFrom('organization')
    .select([
      sql<number>`(select count(*) from session where organization_id = ${organizationId} and expires_at > now())`.as(
        'activeSessions',
      ),
      sql<Date | null>`(select max(created_at) from event where organization_id = ${organizationId})`.as(
        'lastChangeAt',
      ),
      sql<number>`(select count(*) from event where organization_id = ${organizationId} and created_at >= ${since})`.as(
        'changesToday',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Background jobs that gave up within the last day; null where no queue runs in this database. */
export async function countFailedJobs(db: Db): Promise<number | null> {
  const queue = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(db);
  if (!queue.rows[0]?.there) return null;
  const failed = await sql<{ count: number }>`select count(*) as count from jobs.job
    where state = 'failed' and completed_on > now() - interval '1 day'`.execute(db);
  return failed.rows[0]?.count ?? 0;
}
