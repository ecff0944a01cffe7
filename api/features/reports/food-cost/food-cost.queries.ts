import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Days } from '#schema/kitchen-periods.ts';
import type { UsageFigureName } from '#schema/report-figures.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { handledFigures } from '../usage/usage.policy.ts';
import { costGaps, countedIn, figureOf, ledger, type Span } from '../usage/usage.queries.ts';

/** The sum of the ledger's rows of one part of a period and figure, signed as in the ledger. */
export interface PartRow {
  /** 1 for the first part; 0 before it. */
  readonly part: number;
  readonly figure: UsageFigureName;
  /** Minor units; of the known costs. */
  readonly value: string;
}

/** How many rows of a figure of a part have a cost that is still unknown at the end of the part. */
export interface PartGap {
  /** 1 for the first part; 0 for all of them together. */
  readonly part: number;
  readonly figure: UsageFigureName | 'closing';
  readonly rows: number;
}

/** How many items were bought, made, used or thrown away in a part, and how many of them were counted in it. */
export interface PartCounts {
  /** 1 for the first part; 0 for all of them together. */
  readonly part: number;
  readonly used: number;
  readonly uncounted: number;
  /** Whether anything was counted. */
  readonly counted: boolean;
}

export interface LedgerByPart {
  readonly sums: readonly PartRow[];
  readonly gaps: readonly PartGap[];
  readonly counts: readonly PartCounts[];
}

/**
 * The sums of the kitchen by part and figure, and what was counted in each part; `starts` are the beginnings of the parts, in
 * order. Items whose movements are worth nothing need no count: they change no cost (`isHandled`).
 */
export async function ledgerByPart(db: Db, span: Span, starts: readonly Date[]): Promise<LedgerByPart> {
  const begins = sql`array[${sql.join(starts)}]::timestamptz[]`;
  const part = sql<number>`width_bucket(movement.occurred_at, ${begins})`;
  const { rows } = await sql<{ sums: PartRow[] | null; gaps: PartGap[] | null; counts: PartCounts[] | null }>`
    with summed as (
      select part, item_id, figure, sum(coalesce(value, 0)) as value,
        sum(quantity) <> 0 and (sum(coalesce(value, 0)) <> 0 or bool_or(value is null)) as matters
      from (select ${part} as part, movement.item_id, movement.quantity,
        movement.value, ${figureOf(span.start)} as figure from ${ledger(span)}) moved
      group by part, item_id, figure
    ), gaps as materialized (
      select * from ${costGaps(span, part)}
    ), number as (
      select generate_series(1, ${starts.length}) as part
    ), gap_of_part as (
      select part, figure, stock, quantity, rows from gaps where part > 0
      union all select 0, figure, stock, quantity, rows from gaps
      union all select number.part, 'opening', stock, quantity, rows from gaps join number on gaps.part < number.part
      union all select number.part, 'closing', stock, quantity, rows from gaps join number on gaps.part <= number.part
      union all select 0, 'closing', stock, quantity, rows from gaps
    ), used as (
      select distinct part, item_id from summed
      where part > 0 and matters and figure in (${sql.join(handledFigures)})
    ), counted as (
      select distinct width_bucket(moment.at, ${begins}) as part, moment.item_id from ${countedIn(span)} moment
    ), items as (
      select coalesce(used.part, counted.part) as part, used.item_id as used, counted.item_id as counted
      from used full join counted on counted.part = used.part and counted.item_id = used.item_id
      union all
      select 0, used.item_id, counted.item_id from (select distinct item_id from used) used
      full join (select distinct item_id from counted) counted on counted.item_id = used.item_id
    )
    select (select jsonb_agg(jsonb_build_object('part', part, 'figure', figure, 'value', value::text))
        from (select part, figure, sum(value) as value from summed group by part, figure) kitchen) as sums,
      (select jsonb_agg(jsonb_build_object('part', part, 'figure', figure, 'rows', rows)) from (
        select part, figure, sum(rows) as rows from (select part, figure, sum(rows) as rows from gap_of_part
        group by part, figure, stock having sum(quantity) <> 0) of_stock group by part, figure) kitchen) as gaps,
      (select jsonb_agg(jsonb_build_object('part', part, 'used', used, 'uncounted', uncounted, 'counted', counted))
        from (select part, count(used) as used, count(*) filter (where counted is null) as uncounted,
        count(counted) > 0 as counted from items group by part) kitchen) as counts`.execute(db);
  return { sums: rows[0]?.sums ?? [], gaps: rows[0]?.gaps ?? [], counts: rows[0]?.counts ?? [] };
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
