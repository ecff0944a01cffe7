import { sql } from 'kysely';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { KitchenClock } from '#schema/business-day.ts';
import { isCounted, runFigures } from '../line-checks/runs/run-figures.queries.ts';
import { prepFigures } from '../prep/tasks/prep-figures.queries.ts';

/** One business day in figures. */
export interface AnalyticsDayRow {
  readonly date: string;
  /** Planned prep tasks, without canceled ones. */
  readonly prepPlanned: number;
  readonly prepCompleted: number;
  readonly prepOnTime: number;
  /** Finished after the due time, or unfinished past it. */
  readonly prepLate: number;
  /** Minor units, of entries whose cost is recorded. */
  readonly wasteCost: number;
  readonly wasteEntries: number;
  /** Entries without a recorded cost: counted, not treated as zero. */
  readonly wasteUnknown: number;
  /** Line checks that have fallen due or are submitted. */
  readonly checksDue: number;
  readonly checksOnTime: number;
  readonly checksMissed: number;
  readonly deliveries: number;
}

/** One row per day of the span, oldest first, including days without data. */
export async function listDays(
  db: Db,
  viewer: Viewer,
  clock: KitchenClock,
  span: { from: string; to: string; now: Date },
): Promise<AnalyticsDayRow[]> {
  const { organizationId } = viewer;
  const { from, to, now } = span;
  const [prep, runs] = [prepFigures(now), runFigures(now)];
  const day = sql`(received_at at time zone ${clock.timeZone} - ${clock.dayRollover}::interval)::date`;
  const result = await sql<AnalyticsDayRow>`
    with prep as (
      select task.business_date as date, ${prep.planned} as planned, ${prep.completed} as completed,
        ${prep.onTime} as on_time, ${prep.late} as late
      from prep_task task
      where task.organization_id = ${organizationId} and task.business_date between ${from} and ${to}
        and task.status <> 'cancelled'
      group by task.business_date
    ), waste as (
      select business_date as date, coalesce(sum(cost), 0) as cost, count(*) as entries,
        count(*) filter (where cost is null) as unknown
      from waste_entry
      where organization_id = ${organizationId} and business_date between ${from} and ${to} and reversed_at is null
        and not expected
      group by business_date
    ), checks as (
      select run.business_date as date, ${runs.due} as due, ${runs.onTime} as on_time, ${runs.missed} as missed
      from line_check run
      where run.organization_id = ${organizationId} and run.business_date between ${from} and ${to} and ${isCounted(now)}
      group by run.business_date
    ), received as (
      select ${day} as date, count(*) as deliveries
      from delivery
      where organization_id = ${organizationId} and status = 'posted' and ${day} between ${from} and ${to}
      group by 1
    )
    select days.date::date as date,
      coalesce(prep.planned, 0) as prep_planned, coalesce(prep.completed, 0) as prep_completed,
      coalesce(prep.on_time, 0) as prep_on_time, coalesce(prep.late, 0) as prep_late,
      coalesce(waste.cost, 0)::float8 as waste_cost, coalesce(waste.entries, 0) as waste_entries,
      coalesce(waste.unknown, 0) as waste_unknown,
      coalesce(checks.due, 0) as checks_due, coalesce(checks.on_time, 0) as checks_on_time,
      coalesce(checks.missed, 0) as checks_missed,
      coalesce(received.deliveries, 0) as deliveries
    from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) as days
      left join prep using (date) left join waste using (date) left join checks using (date)
      left join received using (date)
    order by days.date`.execute(db);
  return result.rows;
}
