import { businessDate, businessDayBounds } from '#schema/business-day.ts';
import * as inputs from '#schema/inputs/reports.ts';
import { cutInto, periodOf, weekOf } from '#schema/kitchen-periods.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { lastDayOver } from '../../sales/sales.policy.ts';
import { listSalesDays } from '../../sales/sales.queries.ts';
import { foodCosts } from './food-cost.policy.ts';
import { dishesOfUnknownUse, ledgerByPart } from './food-cost.queries.ts';
import type { FoodCostReport } from './food-cost.types.ts';
import { spanOf } from '../usage/usage.service.ts';

/** Theoretical and actual food cost against net sales, by weeks or periods of the kitchen, up to the last day that is over. */
export async function foodCostReport(
  ctx: Context,
  input: InputOf<typeof inputs.reportPeriod>,
  rows: InputOf<typeof inputs.foodCostRows>,
): Promise<FoodCostReport> {
  const viewer = authorize(ctx, 'reports.read');
  const { organizationId, kitchen } = viewer;
  const { from, to } = parse(inputs.reportPeriod, input);
  const { by } = parse(inputs.foodCostRows, rows);
  return ctx.readReport(async (db) => {
    const days = await listSalesDays(db, organizationId, { from, to });
    const last = lastDayOver(days, businessDate(kitchen, new Date()));
    const period = { from, to: to < last ? to : last };
    const parts = cutInto(period, (date) => (by === 'week' ? weekOf(kitchen, date) : periodOf(kitchen, date)));
    if (parts.length === 0)
      return foodCosts(parts, { ledger: { sums: [], gaps: [], counts: [] }, days, unknownUse: [] });
    const starts = parts.map((part) => businessDayBounds(kitchen, part.from).start);
    return foodCosts(parts, {
      days,
      ledger: await ledgerByPart(db, spanOf(viewer, period), starts),
      unknownUse: await dishesOfUnknownUse(db, organizationId, period),
    });
  });
}
