import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { Assignment } from './runs/line-check.policy.ts';
import type { LineCheckAnswer } from './answers/line-check-answer.entity.ts';
import type { LineCheckTemplateItem } from './templates/line-check-template-item.entity.ts';
import type { LineCheck } from './runs/line-check.entity.ts';
import type { LineCheckView } from './runs/line-check.view.ts';

/** A run with the organization's settings of who may run it. */
export type LineCheckRow = Omit<LineCheckView, 'late' | 'mayRun'> & Assignment;

/** Counted from the readings themselves, so that a run's counts always match its record. */
const readingCounts = [
  sql<number>`count(distinct answer.template_item_id)`.as('answeredCount'),
  sql<number>`count(*) filter (where answer.result = 'fail')`.as('failedCount'),
  sql<number>`count(distinct answer.template_item_id) filter (where answer.result = 'fail')`.as('failedItemCount'),
  sql<number>`count(*) filter (where answer.result = 'fail' and not exists (select from line_check_action action
    where action.organization_id = answer.organization_id and action.answer_id = answer.id))`.as('openFailureCount'),
  sql<number>`count(distinct answer.template_item_id) - count(distinct answer.template_item_id)
    filter (where answer.result <> 'na')`.as('notMeasuredCount'),
] as const;

function runs(db: Db, organizationId: string) {
  return db
    .selectFrom('lineCheck as run')
    .innerJoin('organization', 'organization.id', 'run.organizationId')
    .innerJoin('lineCheckTemplate as template', 'template.id', 'run.templateId')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('lineCheckAnswer as answer')
          .select(readingCounts)
          .whereRef('answer.organizationId', '=', 'run.organizationId')
          .whereRef('answer.lineCheckId', '=', 'run.id')
          .as('readings'),
      (join) => join.onTrue(),
    )
    .leftJoin('station', 'station.id', 'template.stationId')
    .leftJoin('appUser as starter', 'starter.id', 'run.startedById')
    .leftJoin('appUser as submitter', 'submitter.id', 'run.submittedById')
    .leftJoin('appUser as acknowledger', 'acknowledger.id', 'run.acknowledgedById')
    .selectAll('run')
    .select([
      'organization.lineCheckEnabled',
      'organization.lineCheckAssignmentType',
      'organization.lineCheckRolesAllowed',
      'organization.lineCheckUserIds',
      'template.stationId',
      'station.name as stationName',
      'starter.name as startedByName',
      'submitter.name as submittedByName',
      'acknowledger.name as acknowledgedByName',
      'readings.answeredCount',
      'readings.failedCount',
      'readings.failedItemCount',
      'readings.openFailureCount',
      'readings.notMeasuredCount',
      sql<string | null>`case when template.name = run.name then template.name_es end`.as('nameEs'),
    ])
    .where('run.organizationId', '=', organizationId);
}

const isUnfinished = sql<boolean>`run.status in ('scheduled', 'open', 'in_progress')`;

/** A business day's runs, soonest due first; with `openAt`, also those of other days that can be worked on at that instant. */
export function listLineChecks(
  db: Db,
  organizationId: string,
  businessDate: string,
  openAt?: Date,
): Promise<LineCheckRow[]> {
  return runs(db, organizationId)
    .where((where) =>
      where.or([
        where('run.businessDate', '=', businessDate),
        ...(openAt
          ? [where.and([isUnfinished, sql<boolean>`run.opens_at <= ${openAt} and run.closes_at > ${openAt}`])]
          : []),
      ]),
    )
    .orderBy('run.dueAt')
    .orderBy('run.name')
    .limit(500)
    .execute();
}

export function findLineChecks(db: Db, organizationId: string, ids: readonly string[]): Promise<LineCheckRow[]> {
  return runs(db, organizationId).where('run.id', 'in', ids).execute();
}

export function findLineCheck(db: Db, organizationId: string, id: string): Promise<LineCheckRow | undefined> {
  return runs(db, organizationId).where('run.id', '=', id).executeTakeFirst();
}

/** An item with its last reading in an earlier run. */
export interface ItemRow extends LineCheckTemplateItem {
  readonly lastTemperature: string | null;
  readonly lastTemperatureUnit: LineCheckAnswer['temperatureUnit'];
  readonly lastNumber: string | null;
  readonly lastYes: boolean | null;
  readonly lastResult: LineCheckAnswer['result'] | null;
  readonly lastAt: Date | null;
  readonly lastByName: string | null;
}

/** The items of a run: its template's current items in order, and replaced items that were answered in it. */
export function listItems(db: Db, run: LineCheck): Promise<ItemRow[]> {
  return db
    .selectFrom('lineCheckTemplateItem as templateItem')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('lineCheckAnswer as answer')
          .innerJoin('appUser', 'appUser.id', 'answer.byUserId')
          .select([
            'answer.temperature as lastTemperature',
            'answer.temperatureUnit as lastTemperatureUnit',
            'answer.number as lastNumber',
            'answer.yes as lastYes',
            'answer.result as lastResult',
            'answer.answeredAt as lastAt',
            'appUser.name as lastByName',
          ])
          .whereRef('answer.organizationId', '=', 'templateItem.organizationId')
          .whereRef('answer.templateItemId', '=', 'templateItem.id')
          .where('answer.lineCheckId', '!=', run.id)
          .where('answer.answeredAt', '<', run.closesAt)
          .orderBy('answer.answeredAt', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('templateItem')
    .select(['lastTemperature', 'lastTemperatureUnit', 'lastNumber', 'lastYes', 'lastResult', 'lastAt', 'lastByName'])
    .where('templateItem.organizationId', '=', run.organizationId)
    .where('templateItem.templateId', '=', run.templateId)
    .where((where) =>
      where.or([
        where('templateItem.archivedAt', 'is', null),
        sql<boolean>`exists (select from line_check_answer answer where answer.organization_id = template_item.organization_id
          and answer.line_check_id = ${run.id} and answer.template_item_id = template_item.id)`,
      ]),
    )
    .orderBy('templateItem.sort')
    .orderBy('templateItem.id')
    .limit(500)
    .execute();
}
