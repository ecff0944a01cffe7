import { sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';
import type { ShiftTimes } from './line-check.policy.ts';
import type { LineCheckTemplate } from '../templates/line-check-template.entity.ts';
import type { LineCheck } from './line-check.entity.ts';

export interface PlannedTemplate extends LineCheckTemplate {
  readonly itemCount: number;
}

/** The active templates, with their number of items. */
export function listPlannedTemplates(db: Db, organizationId: string, limit: number): Promise<PlannedTemplate[]> {
  return db
    .selectFrom('lineCheckTemplate as template')
    .selectAll('template')
    .select(
      sql<number>`(select count(*) from line_check_template_item item
        where item.organization_id = template.organization_id and item.template_id = template.id and item.archived_at is null)`.as(
        'itemCount',
      ),
    )
    .where('template.organizationId', '=', organizationId)
    .where('template.archivedAt', 'is', null)
    .limit(limit)
    .execute();
}

export function listShiftTimes(db: Db, organizationId: string): Promise<ShiftTimes[]> {
  return db
    .selectFrom('shift')
    .select(['startsAt', 'endsAt'])
    .where('organizationId', '=', organizationId)
    .where('archivedAt', 'is', null)
    .limit(50)
    .execute();
}

const plannedColumns = [
  'id',
  'templateId',
  'locationId',
  'name',
  'businessDate',
  'opensAt',
  'dueAt',
  'closesAt',
  'itemCount',
  'status',
] as const satisfies readonly (keyof LineCheck)[];

export type PlannedRun = Pick<LineCheck, (typeof plannedColumns)[number]>;

/** The runs of these business dates, with the columns that planning needs. */
export function listPlannedRuns(db: Db, organizationId: string, dates: readonly string[]): Promise<PlannedRun[]> {
  return db
    .selectFrom('lineCheck')
    .select(plannedColumns)
    .where('organizationId', '=', organizationId)
    .where('businessDate', 'in', dates)
    .limit(5_000)
    .execute();
}

/** Adds runs; ones that another server has just added are skipped. */
export async function insertRuns(db: Db, runs: readonly LineCheck[]): Promise<void> {
  await db
    .insertInto('lineCheck')
    .values([...runs])
    .onConflict((conflict) => conflict.columns(['organizationId', 'templateId', 'dueAt']).doNothing())
    .execute();
}

/** Deletes those of the runs that have not been started. */
export async function deleteRuns(db: Db, organizationId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('lineCheck')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .where('startedAt', 'is', null)
    .where('status', 'in', ['scheduled', 'open'])
    .execute();
}
