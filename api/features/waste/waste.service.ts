import { wasteRange } from '#schema/inputs/waste.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { businessDate } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import type { WasteReason } from './waste-reason.entity.ts';
import { findEntries, listEntries, listReasons, tops, totals } from './waste.queries.ts';
import type { WasteEntryView } from './waste-entry.view.ts';
import type { WasteSummary, WasteTop } from './waste-summary.view.ts';

export async function wasteReasons(ctx: Context): Promise<WasteReason[]> {
  const viewer = authorize(ctx, 'waste.read');
  return ctx.read((db) => listReasons(db, viewer));
}

/** One page of the entries of a range of business dates, newest first. */
export async function wastePage(
  ctx: Context,
  range: InputOf<typeof wasteRange>,
  page: PageInput,
): Promise<Page<WasteEntryView>> {
  const viewer = authorize(ctx, 'waste.read');
  const params = { ...parse(wasteRange, range), page };
  return ctx.read((db) => listEntries(db, viewer, params));
}

/** The kitchen's entries with these ids. */
export async function wasteEntriesById(ctx: Context, ids: readonly string[]): Promise<WasteEntryView[]> {
  const viewer = authorize(ctx, 'waste.read');
  return ctx.read((db) => findEntries(db, viewer, ids));
}

/** The kitchen's reasons with these ids, archived ones too. */
export async function wasteReasonsById(ctx: Context, ids: readonly string[]): Promise<WasteReason[]> {
  const viewer = authorize(ctx, 'waste.read');
  return ctx.read((db) => rowsById(db, 'wasteReason', viewer.organizationId, ids));
}

/** Today's and the week's waste. Costs are null for viewers who may not see them; the tops then rank by the number of entries. */
export async function wasteSummary(ctx: Context): Promise<WasteSummary> {
  const viewer = authorize(ctx, 'waste.read');
  const today = businessDate(viewer.kitchen, new Date());
  return ctx.read(async (db) => {
    const sums = await totals(db, viewer, today);
    const seesCosts = can(viewer.grants, 'waste.costs');
    const { topReasons, topItems } = await tops(db, viewer, today, seesCosts ? 'cost' : 'entries');
    const summary = { ...sums, topReasons, topItems };
    return seesCosts ? summary : withoutCosts(summary);
  });
}

function withoutCosts(summary: WasteSummary): WasteSummary {
  const removeCosts = (rows: readonly WasteTop[]): WasteTop[] =>
    rows.map((row) => Object.assign({}, row, { cost: null }));
  return Object.assign({}, summary, {
    todayCost: null,
    weekCost: null,
    previousWeekCost: null,
    topReasons: removeCosts(summary.topReasons),
    topItems: removeCosts(summary.topItems),
  });
}
