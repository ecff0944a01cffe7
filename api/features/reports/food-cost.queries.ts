import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Days } from '#schema/kitchen-periods.ts';
import type { UsageFigureName } from '#schema/report-figures.ts';
import type { Db } from '../../platform/database/tables.ts';
import { figureOf, ledger, type Span } from './usage.queries.ts';

/** The sum of the ledger's rows of one part of a period and figure, signed as in the ledger. */
export interface PartRow {
  /** 1 for the first part; 0 before it. */
  readonly part: number;
  readonly figure: UsageFigureName;
  /** Minor units; of the known costs. */
  readonly value: string;
  readonly rows: number;
  readonly unknownCosts: number;
}

/** The sums of the kitchen by part and figure; `starts` are the beginnings of the parts, in order. */
export async function ledgerByPart(db: Db, span: Span, starts: readonly Date[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select part, figure, sum(coalesce(value, 0)) as value, count(*)::int as rows,
      count(*) filter (where value is null)::int as unknown_costs
    from (select width_bucket(movement.occurred_at, array[${sql.join(starts)}]::timestamptz[]) as part, movement.value,
      ${figureOf(span.start)} as figure from ${ledger(span)}) moved
    group by part, figure`.execute(db);
  return rows;
}

/** A dish that was sold on a day while an amount of its recipe was unknown. */
export interface UnknownUse {
  readonly businessDate: string;
  readonly name: string;
}

/** The dishes sold in the period whose use is not fully booked. */
export function dishesOfUnknownUse(db: Db, organizationId: string, { from, to }: Days): Promise<UnknownUse[]> {
  return db
    .selectFrom('menuSale as sale')
    .innerJoin('recipe', 'recipe.id', 'sale.recipeId')
    .select(['sale.businessDate', 'recipe.name'])
    .where('sale.organizationId', '=', organizationId)
    .where('sale.businessDate', '>=', from)
    .where('sale.businessDate', '<=', to)
    .where('sale.useUnknown', '=', true)
    .where('sale.bookedQuantity', '<>', '0')
    .orderBy('recipe.name')
    .orderBy('sale.businessDate')
    .limit(limits.menuDishesMax * limits.reportDaysMax)
    .execute();
}
