import { businessDate, businessDayBounds } from '#schema/business-day.ts';
import * as inputs from '#schema/inputs/reports.ts';
import { limits } from '#schema/limits.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { type Page, type PageInput, withNodes } from '../../../platform/graphql/connection.ts';
import type { StockMovementView } from '../../inventory/ledger/stock-movement.view.ts';
import { movementsById } from '../../inventory/stock/stock.service.ts';
import { incompleteDays, netSalesOf } from '../../sales/sales.policy.ts';
import { listSalesDays, type SalesDayRow } from '../../sales/sales.queries.ts';
import { dishesOfUnknownUse } from '../food-cost/food-cost.queries.ts';
import { isHandled, usageItem, usageTotals } from './usage.policy.ts';
import { type Span, usageMovementIds, usageRows } from './usage.queries.ts';
import type { UsageReport } from './usage.types.ts';

/** Actual against theoretical use of every item in a period. */
export async function usageReport(ctx: Context, input: InputOf<typeof inputs.reportPeriod>): Promise<UsageReport> {
  const viewer = authorize(ctx, 'reports.read');
  const period = parse(inputs.reportPeriod, input);
  return ctx.readReport(async (db) => {
    const rows = await usageRows(db, spanOf(viewer, period));
    const days = await listSalesDays(db, viewer.organizationId, period);
    const missingDays = incompleteDays(days, period, businessDate(viewer.kitchen, new Date()));
    const netSales = missingDays.length > 0 ? null : sumOf(days);
    const unknownUse = await dishesOfUnknownUse(db, viewer.organizationId, period);
    const items = [...Map.groupBy(rows, ({ itemId }) => itemId).values()].flatMap(
      (each) => usageItem(each, netSales) ?? [],
    );
    const used = items.filter(isHandled);
    const uncountedItems = used.filter(({ counted }) => !counted).length;
    return {
      items,
      totals: { ...usageTotals(rows), unknownCosts: rows.reduce((sum, row) => sum + row.unknownCosts, 0) },
      usedItems: used.length,
      uncountedItems,
      netSales: netSales !== null && Math.abs(netSales) <= limits.moneyMax ? netSales : null,
      netSalesAmount: netSales === null ? null : String(netSales),
      missingDays,
      unknownDishes: [...new Set(unknownUse.map(({ name }) => name))],
    };
  });
}

/** The rows of the ledger behind a figure of an item, newest first. */
export async function usageMovements(
  ctx: Context,
  period: InputOf<typeof inputs.reportPeriod>,
  filter: InputOf<typeof inputs.usageFilter>,
  page: PageInput,
): Promise<Page<StockMovementView>> {
  const viewer = authorize(ctx, 'reports.read');
  const span = spanOf(viewer, parse(inputs.reportPeriod, period));
  const behind = parse(inputs.usageFilter, filter);
  const ids = await ctx.readReport((db) => usageMovementIds(db, span, behind, page));
  if (ids.nodes.length === 0) return withNodes(ids, []);
  const found = await movementsById(
    ctx,
    ids.nodes.map(({ id }) => id),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  return withNodes(
    ids,
    ids.nodes.flatMap(({ id }) => rows.get(id) ?? []),
  );
}

/** The instants of business days. */
export function spanOf({ organizationId, kitchen }: Viewer, { from, to }: { from: string; to: string }): Span {
  return { organizationId, start: businessDayBounds(kitchen, from).start, end: businessDayBounds(kitchen, to).end };
}

function sumOf(days: readonly SalesDayRow[]): number | null {
  let sum = 0;
  for (const day of days) {
    const netSales = netSalesOf(day);
    if (netSales === null) return null;
    sum += netSales;
  }
  return sum;
}
