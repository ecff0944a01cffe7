import { sql } from 'kysely';
import { isLiveSession } from '../auth/sessions/live-sessions.queries.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Kitchen, Transaction } from '../../platform/database/transaction.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Organization } from './organization.entity.ts';
import type { KitchenHealth, SetupChecklist } from './organization.view.ts';

/** The columns of `Kitchen`, for queries that load a viewer. */
export const kitchenColumns = [
  'organization.timeZone',
  'organization.dayRollover',
  'organization.periodKind',
  'organization.weekStart',
  'organization.fiscalYearStart',
  'organization.currency',
  'organization.temperatureUnit',
  'organization.measureSystem',
  'organization.jurisdiction',
  'organization.dateMarkDays',
  'organization.expiringHours',
  'organization.wasteAlertAmount',
  'organization.lineCheckEnabled',
  'organization.lineCheckAssignmentType',
  'organization.lineCheckRolesAllowed',
  'organization.lineCheckUserIds',
] as const satisfies readonly `organization.${keyof Kitchen}`[];

/** The viewer's kitchen; a background job has no viewer and loads it. */
export async function findKitchen(tx: Transaction): Promise<Kitchen> {
  return tx.kitchen ?? tx.em.findOneOrFail(Organization, { id: tx.organizationId });
}

/** The organization of this transaction; row level security hides all others. */
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

/** Replaces the code; the old one is invalid from this commit on. */
export async function replaceCode(db: Db, organizationId: string, code: string): Promise<void> {
  await db.updateTable('organizationCode').set({ code }).where('organizationId', '=', organizationId).execute();
}

/** How far a kitchen is set up: counted in one statement, each up to 100. */
export async function countSetup(db: Db, viewer: Viewer): Promise<SetupChecklist> {
  const count = (table: string, more = sql``) =>
    sql<number>`(select count(*) from (select from ${sql.table(table)} where organization_id = ${viewer.organizationId} ${more} limit 100) as counted)`;
  const present = sql`and archived_at is null`;
  const row = await sql<SetupChecklist>`select
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
  if (!setup) throw new Error('A select without from returns one row.');
  return setup;
}

/** Whether any price or cost is stored; the currency can then no longer change. */
export async function hasMoney(db: Db): Promise<boolean> {
  const row = await sql<{ found: boolean }>`select
    exists (select from item where last_unit_cost is not null)
    or exists (select from waste_entry where cost is not null)
    or exists (select from delivery_line where unit_price is not null) as found`.execute(db);
  return row.rows[0]?.found ?? false;
}

/** The health of the kitchen's server side, without its background jobs. */
export function findHealth(db: Db, viewer: Viewer, since: Date): Promise<Omit<KitchenHealth, 'failedJobs'>> {
  const { organizationId } = viewer;
  return db
    .selectFrom('organization')
    .select([
      sql<number>`(select count(*) from session where organization_id = ${organizationId} and ${isLiveSession})`.as(
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

/**
 * Background jobs that failed within the last day: those of this kitchen, and those that run for all of the server, which have
 * no data. Null when this database has no queue.
 */
export async function countFailedJobs(db: Db, organizationId: string): Promise<number | null> {
  const queue = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(db);
  if (!queue.rows[0]?.there) return null;
  const failed = await sql<{ count: number }>`select count(*) as count from jobs.job
    where state = 'failed' and completed_on > now() - interval '1 day'
      and (coalesce(jsonb_typeof(data), 'null') = 'null' or data->>'organizationId' = ${organizationId})`.execute(db);
  return failed.rows[0]?.count ?? 0;
}
