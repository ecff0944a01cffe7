import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { limits } from '#schema/limits.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { SoldDish } from './sales-day.view.ts';

/** What a sale names: a dish by its id or its code at the till. */
export interface DishRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly archivedAt: Date | null;
  readonly pluCodes: readonly string[];
  readonly menuPrice: number | null;
}

/** The recipes with these ids or PLU codes. */
export function findDishes(
  db: Db,
  organizationId: string,
  { ids, codes }: { readonly ids: readonly string[]; readonly codes: readonly string[] },
): Promise<DishRow[]> {
  return db
    .selectFrom('recipe')
    .select(['id', 'name', 'kind', 'archivedAt', 'pluCodes', 'menuPrice'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`(id = any(${ids.filter((id) => isUuid(id))}::uuid[]) or plu_codes && ${codes}::text[])`)
    .execute();
}

/** The sums of the lines of a dish and day. */
interface SaleSums {
  readonly menuSaleId: string;
  /** Sold less refunded. */
  readonly quantity: string;
  /** Null when a line's is unknown. */
  readonly netAmount: number | null;
  /** Portions whose food was used: refunds count, unless they went back to stock. */
  readonly served: string;
}

/** The sums of the lines of these dishes and days; none for one without lines. */
export async function sumLines(
  db: Db,
  organizationId: string,
  menuSaleIds: readonly string[],
): Promise<Map<string, SaleSums>> {
  const rows = await db
    .selectFrom('saleLine')
    .select([
      'menuSaleId',
      sql<string>`coalesce(sum(case kind when 'sale' then quantity when 'refund' then -quantity end), 0)`.as(
        'quantity',
      ),
      sql<number | null>`case when bool_or(kind <> 'void' and net_amount is null and quantity <> 0) then null
        else coalesce(sum(case kind when 'sale' then net_amount when 'refund' then -net_amount end), 0)::float8 end`.as(
        'netAmount',
      ),
      sql<string>`coalesce(sum(case when kind = 'sale' then quantity when kind = 'refund' and restock then -quantity end), 0)`.as(
        'served',
      ),
    ])
    .where('organizationId', '=', organizationId)
    .where('menuSaleId', 'in', menuSaleIds)
    .groupBy('menuSaleId')
    .execute();
  return new Map(rows.map((row) => [row.menuSaleId, row]));
}

/** The first day of these whose sales are more than an amount can be; null without one. */
export async function findDayOverLimit(
  db: Db,
  organizationId: string,
  salesDayIds: readonly string[],
): Promise<string | null> {
  const row = await db
    .selectFrom('menuSale')
    .select('businessDate')
    .where('organizationId', '=', organizationId)
    .where('salesDayId', 'in', salesDayIds)
    .groupBy('businessDate')
    .having(sql<boolean>`abs(sum(net_amount)) > ${limits.moneyMax}`)
    .orderBy('businessDate')
    .limit(1)
    .executeTakeFirst();
  return row?.businessDate ?? null;
}

/** A business day with what is known of its sales. */
export interface SalesDayRow {
  readonly id: string;
  readonly businessDate: string;
  readonly version: number;
  readonly complete: boolean;
  readonly enteredNetSales: number | null;
  readonly covers: number | null;
  /** Null when the price of a dish is unknown. */
  readonly dishSales: number | null;
  /** How many dishes were sold. */
  readonly sold: string;
}

/** The days of a period that have data, in order. */
export function listSalesDays(
  db: Db,
  organizationId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SalesDayRow[]> {
  return db
    .selectFrom('salesDay as day')
    .leftJoin('menuSale as sale', 'sale.salesDayId', 'day.id')
    .select([
      'day.id',
      'day.businessDate',
      'day.version',
      'day.complete',
      'day.netSales as enteredNetSales',
      'day.covers',
      sql<number | null>`case when bool_or(sale.id is not null and sale.net_amount is null) then null
        else coalesce(sum(sale.net_amount), 0)::float8 end`.as('dishSales'),
      sql<string>`coalesce(sum(sale.quantity), 0)`.as('sold'),
    ])
    .where('day.organizationId', '=', organizationId)
    .where('day.businessDate', '>=', from)
    .where('day.businessDate', '<=', to)
    .groupBy('day.id')
    .orderBy('day.businessDate')
    .limit(limits.reportDaysMax)
    .execute();
}

/** The menu, and whatever else was sold on the day: by category and name. */
export async function listDishes(db: Db, organizationId: string, businessDate: string): Promise<SoldDish[]> {
  const { rows } = await sql<SoldDish>`
    select recipe.id as recipe_id, recipe.name, recipe.category, recipe.plu_codes, recipe.menu_price,
      recipe.archived_at is not null as archived, coalesce(hand.quantity, 0) as by_hand,
      coalesce(sale.quantity, 0) - coalesce(hand.quantity, 0) as from_till, sale.net_amount,
      coalesce(sale.use_unknown, false) as use_unknown
    from recipe
    left join menu_sale sale on sale.organization_id = recipe.organization_id and sale.recipe_id = recipe.id
      and sale.business_date = ${businessDate}
    left join lateral (select sum(line.quantity) as quantity from sale_line line
      where line.organization_id = sale.organization_id and line.menu_sale_id = sale.id and line.by_hand
        and line.kind = 'sale') hand on true
    where recipe.organization_id = ${organizationId}
      and ((recipe.kind = 'menu' and recipe.archived_at is null) or sale.quantity <> 0)
    order by recipe.category nulls last, recipe.name limit ${limits.menuDishesMax}`.execute(db);
  return rows;
}
