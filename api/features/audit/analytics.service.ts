import { analyticsPeriod } from '#schema/inputs/audit.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { addDays, businessDate } from '#schema/business-day.ts';
import { parse } from '../../platform/context/parse.ts';
import { type AnalyticsDayRow, listDays } from './analytics.queries.ts';

/** The sums of one period. */
export type Totals = Omit<AnalyticsDayRow, 'date'>;

export interface Trends {
  /** The period's days, oldest first, today last. */
  readonly days: readonly AnalyticsDayRow[];
  readonly current: Totals;
  /** The period of the same length before `current`. */
  readonly previous: Totals;
  /** Days of both periods on which anything was recorded. */
  readonly daysWithData: number;
}

/** Trends of the last business days, from a week to two years, compared with the period before. */
export async function analytics(ctx: Context, period: number): Promise<Trends> {
  const viewer = authorize(ctx, 'analytics.read');
  const { days: length } = parse(analyticsPeriod, { days: period });
  const now = new Date();
  const to = businessDate(viewer.kitchen, now);
  const days = { from: addDays(to, 1 - 2 * length), to, now };
  const rows = await ctx.read((db) => listDays(db, viewer, viewer.kitchen, days));
  const current = rows.slice(length);
  return {
    days: current,
    current: totals(current),
    previous: totals(rows.slice(0, length)),
    daysWithData: rows.filter(hasData).length,
  };
}

function hasData(row: AnalyticsDayRow): boolean {
  return row.prepPlanned + row.wasteEntries + row.checksDue + row.deliveries > 0;
}

function totals(rows: readonly AnalyticsDayRow[]): Totals {
  const sum = (field: keyof Totals) => rows.reduce((total, row) => total + row[field], 0);
  return {
    prepPlanned: sum('prepPlanned'),
    prepCompleted: sum('prepCompleted'),
    prepOnTime: sum('prepOnTime'),
    prepLate: sum('prepLate'),
    wasteCost: sum('wasteCost'),
    wasteEntries: sum('wasteEntries'),
    wasteUnknown: sum('wasteUnknown'),
    checksDue: sum('checksDue'),
    checksOnTime: sum('checksOnTime'),
    checksMissed: sum('checksMissed'),
    deliveries: sum('deliveries'),
  };
}
