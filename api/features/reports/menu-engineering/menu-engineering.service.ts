import { businessDate } from '#schema/business-day.ts';
import * as inputs from '#schema/inputs/reports.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { costFigures } from '../../recipes/book/recipe-cost.policy.ts';
import { RecipeBook } from '../../recipes/book/recipe-book.policy.ts';
import { bookRows } from '../../recipes/book/recipe-book.queries.ts';
import { incompleteDays, lastDayOver } from '../../sales/sales.policy.ts';
import { listSalesDays } from '../../sales/sales.queries.ts';
import { menuFigures } from './menu-engineering.policy.ts';
import { dishSales } from './menu-engineering.queries.ts';
import type { MenuEngineeringReport } from './menu-engineering.types.ts';

/** Popularity and margin of the dishes of the menu, or of one category, up to the last business day that is over. */
export async function menuEngineeringReport(
  ctx: Context,
  input: InputOf<typeof inputs.reportPeriod>,
  filter: InputOf<typeof inputs.menuFilter>,
): Promise<MenuEngineeringReport> {
  const { organizationId, kitchen } = authorize(ctx, 'reports.read');
  const { from, to } = parse(inputs.reportPeriod, input);
  const { category } = parse(inputs.menuFilter, filter);
  return ctx.readReport(async (db) => {
    const days = await listSalesDays(db, organizationId, { from, to });
    const last = lastDayOver(days, businessDate(kitchen, new Date()));
    const period = { from, to: to < last ? to : last };
    const all = await dishSales(db, organizationId, period);
    const dishes = category ? all.filter((dish) => dish.category === category) : all;
    const recipeIds = dishes.map(({ recipeId }) => recipeId);
    const lines = recipeIds.length > 0 ? (await bookRows(db, organizationId, { recipeIds })).stored : [];
    const book = new RecipeBook(lines);
    return {
      ...menuFigures(
        dishes.map((dish) => ({ ...dish, cost: costFigures(book.recipe(dish.recipeId, dish.name), dish) })),
      ),
      missingDays: incompleteDays(days, period, period.to),
      categories: [...new Set(all.flatMap((dish) => dish.category ?? []))].toSorted(),
    };
  });
}
