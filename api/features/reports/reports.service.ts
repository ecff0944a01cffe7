import * as inputs from '#schema/inputs/reports.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { lineChecksById } from '../line-checks/line-checks.service.ts';
import type { LineCheckView } from '../line-checks/runs/line-check.view.ts';
import type { PrepTaskView } from '../prep/tasks/prep-task.view.ts';
import type { WasteEntryView } from '../waste/waste-entry.view.ts';
import { wasteEntriesById } from '../waste/waste.service.ts';
import { type HaccpRow, listHaccpLog } from './haccp-log/haccp-log.queries.ts';
import { listReceivedTemperatures } from './haccp-log/received-temperatures.queries.ts';
import type { ReceivedTemperature } from './haccp-log/received-temperatures.types.ts';
import type { LineCheckReport, PrepReport, WasteReport } from './reports.types.ts';
import { entryIds, runIds, tasksBehind } from './report-rows.queries.ts';
import * as figures from './reports.queries.ts';
import type { Period } from './reports.queries.ts';

/** Prep by day, station and person. */
export function prepReport(ctx: Context, input: InputOf<typeof inputs.reportPeriod>): Promise<PrepReport> {
  return readReport(ctx, input, async (db, period) => ({
    days: await figures.prepByDay(db, period),
    stations: await figures.prepByStation(db, period),
    people: await figures.prepByPerson(db, period),
  }));
}

/** Waste by day, reason and item. */
export function wasteReport(ctx: Context, input: InputOf<typeof inputs.reportPeriod>): Promise<WasteReport> {
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
export function lineCheckReport(ctx: Context, input: InputOf<typeof inputs.reportPeriod>): Promise<LineCheckReport> {
  return readReport(ctx, input, async (db, period) => ({
    days: await figures.lineChecksByDay(db, period),
    checks: await figures.lineChecksByName(db, period),
  }));
}

/** Which rows behind a figure are requested: the period, the page and the figure. */
interface RowsOf<Filter> {
  readonly period: InputOf<typeof inputs.reportPeriod>;
  readonly filter: Filter;
  readonly page: PageInput;
}

/** The tasks behind a figure of the prep report, the latest due first. */
export async function prepReportTasks(
  ctx: Context,
  { period, filter, page }: RowsOf<InputOf<typeof inputs.prepReportFilter>>,
): Promise<Page<PrepTaskView>> {
  const viewer = authorize(ctx, 'reports.read');
  const behind = parse(inputs.prepReportFilter, filter);
  return readReport(ctx, period, (db, days) => tasksBehind(db, viewer, days, behind, page));
}

/** The entries behind a figure of the waste report, the latest first. */
export async function wasteReportEntries(
  ctx: Context,
  { period, filter, page }: RowsOf<InputOf<typeof inputs.wasteReportFilter>>,
): Promise<Page<WasteEntryView>> {
  const behind = parse(inputs.wasteReportFilter, filter);
  const ids = await readReport(ctx, period, (db, days) => entryIds(db, days, behind, page));
  return rowsOf(ids, (rowIds) => wasteEntriesById(ctx, rowIds));
}

/** The runs behind a figure of the line check report, the latest due first. */
export async function lineCheckReportRuns(
  ctx: Context,
  { period, filter, page }: RowsOf<InputOf<typeof inputs.lineCheckReportFilter>>,
): Promise<Page<LineCheckView>> {
  const behind = parse(inputs.lineCheckReportFilter, filter);
  const ids = await readReport(ctx, period, (db, days) => runIds(db, days, behind, page));
  return rowsOf(ids, (rowIds) => lineChecksById(ctx, rowIds));
}

/** The page with the rows of its ids, in its order. */
async function rowsOf<Row extends { readonly id: string }>(
  page: Page<{ readonly id: string }>,
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  if (page.nodes.length === 0) return withNodes(page, []);
  const rows = new Map((await read(page.nodes.map(({ id }) => id))).map((row) => [row.id, row]));
  return withNodes(
    page,
    page.nodes.flatMap(({ id }) => rows.get(id) ?? []),
  );
}

/** Every recorded answer of the period, oldest first, page by page. */
export async function haccpLog(
  ctx: Context,
  input: InputOf<typeof inputs.logPeriod>,
  page: PageInput,
): Promise<Page<HaccpRow>> {
  const viewer = authorize(ctx, 'reports.read');
  const { from, to } = parse(inputs.logPeriod, input);
  return ctx.readReport((db) => listHaccpLog(db, viewer.organizationId, { from, to, page }));
}

/** Every temperature of the deliveries received in the period, oldest first, page by page. */
export async function receivedTemperatures(
  ctx: Context,
  input: InputOf<typeof inputs.logPeriod>,
  page: PageInput,
): Promise<Page<ReceivedTemperature>> {
  const { organizationId, kitchen: clock } = authorize(ctx, 'reports.read');
  const period = parse(inputs.logPeriod, input);
  return ctx.readReport((db) => listReceivedTemperatures(db, { organizationId, clock, ...period, page }));
}

function readReport<T>(
  ctx: Context,
  input: InputOf<typeof inputs.reportPeriod>,
  query: (db: Db, period: Period) => Promise<T>,
): Promise<T> {
  const { organizationId } = authorize(ctx, 'reports.read');
  const { from, to } = parse(inputs.reportPeriod, input);
  return ctx.readReport((db) => query(db, { organizationId, from, to, now: new Date() }));
}
