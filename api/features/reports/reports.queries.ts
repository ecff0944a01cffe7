import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type {
  ComplianceDay,
  ComplianceGroup,
  PrepDay,
  PrepGroup,
  WasteDay,
  WasteGroupFigures,
} from './reports.types.ts';
import { isCounted, runFigures } from '../line-checks/runs/run-figures.queries.ts';
import { prepFigures } from '../prep/tasks/prep-figures.queries.ts';

/** An organization and a range of business days. */
export interface Period {
  readonly organizationId: string;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** Limit of groups; the number of days is limited by the period. */
const GROUPS = 50;
/** Limit of wasted items: the rows of a table must add up to its sum. */
const WASTED_ITEMS = 2_000;

/** The tasks that a prep report counts. */
export function reportedTasks(db: Db, { organizationId, from, to }: Period) {
  return db
    .selectFrom('prepTask as task')
    .where('task.organizationId', '=', organizationId)
    .where('task.businessDate', '>=', from)
    .where('task.businessDate', '<=', to)
    .where('task.status', '!=', 'cancelled');
}

/** The person to whom a report counts a task: who completed it, else the assignee. */
export const personOfTask = sql<string | null>`coalesce(task.completed_by_id, task.assignee_id)`;

function prepTasks(db: Db, period: Period) {
  const { planned, completed, onTime, late, skipped, open } = prepFigures(period.now);
  return reportedTasks(db, period).select([
    planned.as('planned'),
    completed.as('completed'),
    onTime.as('onTime'),
    late.as('late'),
    skipped.as('skipped'),
    open.as('open'),
  ]);
}

export function prepByDay(db: Db, period: Period): Promise<PrepDay[]> {
  return prepTasks(db, period)
    .select('task.businessDate as date')
    .groupBy('task.businessDate')
    .orderBy('task.businessDate')
    .execute();
}

export function prepByStation(db: Db, period: Period): Promise<PrepGroup[]> {
  return prepTasks(db, period)
    .leftJoin('station', 'station.id', 'task.stationId')
    .select(['station.id', 'station.name'])
    .groupBy(['station.id', 'station.name'])
    .orderBy('planned', 'desc')
    .limit(GROUPS)
    .execute();
}

export function prepByPerson(db: Db, period: Period): Promise<PrepGroup[]> {
  return prepTasks(db, period)
    .leftJoin('appUser as person', (join) => join.on(sql<boolean>`person.id = ${personOfTask}`))
    .select(['person.id', 'person.name'])
    .groupBy(['person.id', 'person.name'])
    .orderBy('planned', 'desc')
    .limit(GROUPS)
    .execute();
}

/** The entries that a waste report counts: without reversed ones. */
export function reportedEntries(db: Db, { organizationId, from, to }: Period) {
  return (
    db
      .selectFrom('wasteEntry as entry')
      .where('entry.organizationId', '=', organizationId)
      .where('entry.businessDate', '>=', from)
      .where('entry.businessDate', '<=', to)
      .where('entry.reversedAt', 'is', null)
      // The yield already accounts for expected trim.
      .where('entry.expected', '=', false)
  );
}

/** The condition for an entry whose cost is unknown. */
export const isCostUnknown = sql<boolean>`entry.cost is null`;

function waste(db: Db, period: Period) {
  return reportedEntries(db, period).select([
    sql<number>`count(*)`.as('entries'),
    sql<string>`coalesce(sum(entry.cost), 0)::text`.as('cost'),
    sql<number>`count(*) filter (where ${isCostUnknown})`.as('unknownCosts'),
  ]);
}

/** With the first day of all on which the kitchen recorded waste, within the period or before. */
export function wasteByDay(db: Db, period: Period): Promise<(WasteDay & { readonly firstDay: string })[]> {
  return waste(db, period)
    .select('entry.businessDate as date')
    .select(({ selectFrom }) =>
      selectFrom('wasteEntry as earlier')
        .select(({ fn }) => fn.min('earlier.businessDate').$castTo<string>().as('firstDay'))
        .where('earlier.organizationId', '=', period.organizationId)
        .$asScalar()
        .as('firstDay'),
    )
    .groupBy('entry.businessDate')
    .orderBy('entry.businessDate')
    .execute();
}

export function wasteByReason(db: Db, period: Period): Promise<WasteGroupFigures[]> {
  return waste(db, period)
    .innerJoin('wasteReason as reason', 'reason.id', 'entry.reasonId')
    .select(['reason.id', 'reason.name', 'reason.nameEs', sql<null>`null`.as('quantity'), sql<null>`null`.as('unit')])
    .groupBy(['reason.id', 'reason.name', 'reason.nameEs'])
    .orderBy(sql`sum(entry.cost) desc nulls last`)
    .limit(GROUPS)
    .execute();
}

export function wasteByItem(db: Db, period: Period): Promise<WasteGroupFigures[]> {
  return waste(db, period)
    .innerJoin('item', 'item.id', 'entry.itemId')
    .select([
      'item.id',
      'item.name',
      'item.unit',
      sql<null>`null`.as('nameEs'),
      sql<string>`sum(entry.quantity)`.as('quantity'),
    ])
    .groupBy(['item.id', 'item.name', 'item.unit'])
    .orderBy(sql`sum(entry.cost) desc nulls last`)
    .limit(WASTED_ITEMS)
    .execute();
}

/** The runs that a line check report counts. */
export function reportedRuns(db: Db, { organizationId, from, to, now }: Period) {
  return db
    .selectFrom('lineCheck as run')
    .where('run.organizationId', '=', organizationId)
    .where('run.businessDate', '>=', from)
    .where('run.businessDate', '<=', to)
    .where(isCounted(now));
}

function dueLineChecks(db: Db, period: Period) {
  const { due, onTime, late, missed } = runFigures(period.now);
  return reportedRuns(db, period)
    .select([
      due.as('due'),
      onTime.as('onTime'),
      late.as('late'),
      missed.as('missed'),
      sql<number>`coalesce(sum(failures.failed_items), 0)::int`.as('failedItems'),
      sql<number>`coalesce(sum(failures.failed_readings), 0)::int`.as('failedReadings'),
    ])
    .innerJoinLateral(
      sql<object>`(select count(*) as failed_readings, count(distinct answer.template_item_id) as failed_items
          from line_check_answer answer where answer.organization_id = run.organization_id
            and answer.line_check_id = run.id and answer.result = 'fail')`.as('failures'),
      (join) => join.onTrue(),
    );
}

export function lineChecksByDay(db: Db, period: Period): Promise<ComplianceDay[]> {
  return dueLineChecks(db, period)
    .select('run.businessDate as date')
    .groupBy('run.businessDate')
    .orderBy('run.businessDate')
    .execute();
}

export function lineChecksByName(db: Db, period: Period): Promise<ComplianceGroup[]> {
  return dueLineChecks(db, period)
    .innerJoin('lineCheckTemplate as template', 'template.id', 'run.templateId')
    .select(['template.id', 'template.name'])
    .groupBy(['template.id', 'template.name'])
    .orderBy('template.name')
    .limit(GROUPS * 2)
    .execute();
}
