import { sql } from 'kysely';
import type { Days } from '#schema/kitchen-periods.ts';
import { limits } from '#schema/limits.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';

/** A dish of the menu, or one that was sold, with what was sold of it. */
export interface DishSales {
  readonly recipeId: string;
  readonly name: string;
  readonly category: string | null;
  readonly archived: boolean;
  readonly menuPrice: number | null;
  readonly yieldQuantity: string;
  readonly yieldUnit: Unit;
  readonly portions: string | null;
  /** Less refunds. */
  readonly sold: string;
  /** Minor units without tax; null when the price of a line is unknown. */
  readonly netAmount: string | null;
}

/** The dishes of the menu, and whatever else was sold, by name. */
export async function dishSales(db: Db, organizationId: string, { from, to }: Days): Promise<DishSales[]> {
  const { rows } = await sql<DishSales>`
    select recipe.id as recipe_id, recipe.name, recipe.category, recipe.archived_at is not null as archived,
      recipe.menu_price, recipe.yield_quantity, recipe.yield_unit, recipe.portions,
      coalesce(sum(sale.quantity), 0) as sold,
      case when bool_or(sale.id is not null and sale.net_amount is null) then null
        else coalesce(sum(sale.net_amount), 0)::numeric end as net_amount
    from recipe left join menu_sale sale on sale.organization_id = recipe.organization_id and sale.recipe_id = recipe.id
      and sale.business_date between ${from} and ${to}
    where recipe.organization_id = ${organizationId}
    group by recipe.id
    having (recipe.kind = 'menu' and recipe.archived_at is null) or bool_or(sale.quantity <> 0)
    order by recipe.name, recipe.id limit ${limits.menuDishesMax}`.execute(db);
  return rows;
}
