import { logPeriod, reportPeriod } from '#schema/inputs/reports.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { type HaccpRow, listHaccpLog } from './haccp-log.queries.ts';
import type { LineCheckReport, PrepReport, WasteReport } from './reports.types.ts';
import * as figures from './reports.queries.ts';
import type { Period } from './reports.queries.ts';

/** Prep by day, station and person. */
export function prepReport(ctx: Context, input: InputOf<typeof reportPeriod>): Promise<PrepReport> {
  return readReport(ctx, input, async (db, period) => ({
    days: await figures.prepByDay(db, period),
    stations: await figures.prepByStation(db, period),
    people: await figures.prepByPerson(db, period),
  }));
}

/** Waste by day, reason and item. */
export function wasteReport(ctx: Context, input: InputOf<typeof reportPeriod>): Promise<WasteReport> {
  return readReport(ctx, input, async (db, period) => {
    const days = await figures.wasteByDay(db, period);
    return {
      days,
      firstDay: days[0]?.firstDay ?? null,
      reasons: await figures.wasteByReason(db, period),
      items: await figures.wasteByItem(db, period),
    };
  });
}

/** Line check compliance by day and by check. */
export function lineCheckReport(ctx: Context, input: InputOf<typeof reportPeriod>): Promise<LineCheckReport> {
  return readReport(ctx, input, async (db, period) => ({
    days: await figures.lineChecksByDay(db, period),
    checks: await figures.lineChecksByName(db, period),
  }));
}

/** Every recorded answer of the period, oldest first, page by page. */
export async function haccpLog(
  ctx: Context,
  input: InputOf<typeof logPeriod>,
  page: PageInput,
): Promise<Page<HaccpRow>> {
  const viewer = authorize(ctx, 'reports.read');
  const { from, to } = parse(logPeriod, input);
  return ctx.readReport((db) => listHaccpLog(db, viewer.organizationId, { from, to, page }));
}

function readReport<T>(
  ctx: Context,
  input: InputOf<typeof reportPeriod>,
  query: (db: Db, period: Period) => Promise<T>,
): Promise<T> {
  const { organizationId } = authorize(ctx, 'reports.read');
  const { from, to } = parse(reportPeriod, input);
  return ctx.readReport((db) => query(db, { organizationId, from, to, now: new Date() }));
}
