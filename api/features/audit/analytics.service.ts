import { analyticsPeriod } from '#schema/inputs/audit.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { addDays, businessDate } from '../organizations/business-day.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { parse } from '../../platform/context/parse.ts';
import { type AnalyticsDayRow, listDays } from './analytics.queries.ts';

/** The sums of one period. */
export type Totals = Omit<AnalyticsDayRow, 'date'>;

export interface Trends {
  /** The period's days, oldest first, today last. */
  readonly days: readonly AnalyticsDayRow[];
  readonly current: Totals;
  /** The period of the same length before it. */
  readonly previous: Totals;
  /** Days of both periods on which anything was recorded. */
  readonly daysWithData: number;
}

/** Trends of the last 7 or 28 business days, beside the period before. */
export async function analytics(ctx: Context, days: unknown): Promise<Trends> {
  const viewer = authorize(ctx, 'analytics.read');
  const length = parse(analyticsPeriod, days);
  const rows = await ctx.read(async (db) => {
    const clock = await findOrganization(db);
    const now = new Date();
    const to = businessDate(clock, now);
    return listDays(db, viewer, clock, { from: addDays(to, 1 - 2 * length), to, now });
  });
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
