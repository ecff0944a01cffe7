import { type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { type UsageFigureName, usageFigures, type UsageRowFigure } from '#schema/report-figures.ts';
import { Keyset, type ListOrder } from '../../../platform/database/keyset.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { bookedAs, bookedJoins } from '../../inventory/ledger/booked-as.queries.ts';
import type { Page, PageInput } from '../../../platform/graphql/connection.ts';

/** The instants of a period: from the beginning of its first business day to the end of its last. */
export interface Span {
  readonly organizationId: string;
  readonly start: Date;
  readonly end: Date;
}

/** The sum of the ledger's rows of one item and figure, signed as in the ledger. */
export interface UsageRow {
  readonly itemId: string;
  readonly name: string;
  readonly unit: string;
  readonly figure: UsageFigureName;
  readonly quantity: string;
  /** Minor units; of the known costs. */
  readonly value: string;
  readonly rows: number;
  /** How many of the rows have a cost that is still unknown. */
  readonly unknownCosts: number;
  /** How many rows of the item, of all figures, belong to stock of unknown cost that is left at the end of the span. */
  readonly closingUnknownCosts: number;
  /** Whether the item was counted in the span. */
  readonly counted: boolean;
}

/** More items than any kitchen counts, times the figures. */
const ROWS_MAX = 40_000;

/** The figure that a row of the ledger belongs to. */
export const figureOf = (start: Date): RawBuilder<UsageFigureName> => sql<UsageFigureName>`case
  when movement.occurred_at < ${start}::timestamptz then 'opening'
  else case ${bookedAs}
    when 'opening' then 'opening' when 'receive' then 'purchases'
    when 'revalue' then case movement.source_type when 'adjustment' then 'unexplained' else 'purchases' end
    when 'prep_in' then 'made' when 'prep_out' then 'prep' when 'sale_use' then 'sales' when 'waste' then 'waste'
    when 'transfer_in' then 'transfers' when 'transfer_out' then 'transfers' else 'unexplained' end end`;

/** Every row of the ledger up to the end of a span. */
export const ledger = ({ organizationId, end }: Span): RawBuilder<unknown> => sql`stock_movement movement ${bookedJoins}
  where movement.organization_id = ${organizationId} and movement.occurred_at < ${end}::timestamptz`;

/**
 * When items were counted in a span, as a subquery: `item_id`, `at`. A line of a posted count counts its item, whatever it
 * found; so does a correction that was not reversed.
 */
export const countedIn = ({ organizationId, start, end }: Span): RawBuilder<unknown> => sql`(
  select line.item_id, line.counted_at as at from count_line line
  join count_session session on session.organization_id = line.organization_id and session.id = line.count_session_id
  where line.organization_id = ${organizationId} and line.quantity is not null and session.status = 'posted'
    and line.counted_at >= ${start}::timestamptz and line.counted_at < ${end}::timestamptz
  union all
  select correction.item_id, correction.occurred_at from stock_movement correction
  where correction.organization_id = ${organizationId} and correction.type = 'count_adjust'
    and correction.source_type is distinct from 'count_line'
    and correction.occurred_at >= ${start}::timestamptz and correction.occurred_at < ${end}::timestamptz
    and not exists (select from stock_movement undo
      where undo.organization_id = correction.organization_id and undo.reverses_id = correction.id))`;

/**
 * What of the ledger has an unknown cost, as a table `gap`: `item_id`, `stock` (a lot with what was split off it, or a draw beyond the
 * record), `part`, `figure`, `quantity`, and `rows`. Where the quantities of one stock cancel, nothing of unknown cost is left: a
 * draw that was settled at a known cost, or a lot without a price that was thrown away. A price that is entered later is that of
 * what was left of its lot then.
 * @param part the number of the part of the span in which a row of the ledger lies; 0 before the span
 */
export function costGaps(span: Span, part: RawBuilder<number>): RawBuilder<unknown> {
  const figure = figureOf(span.start);
  return sql`(
    with unpriced as (
      select movement.item_id, movement.lot_id, movement.quantity, ${part} as part, ${figure} as figure,
        coalesce(movement.lot_id, movement.settles_id, movement.reverses_id, movement.id) as stock
      from ${ledger(span)} and movement.value is null
    ), priced as (
      select distinct on (movement.lot_id) movement.id, movement.item_id, movement.lot_id, ${part} as part, ${figure} as figure
      from ${ledger(span)} and movement.type = 'revalue' and movement.lot_id in (select lot_id from unpriced)
      order by movement.lot_id, movement.id
    ), changed as (
      select item_id, stock, part, figure, quantity, 1 as rows from unpriced
      union all
      select item_id, lot_id, part, figure, (select -coalesce(sum(earlier.quantity), 0) from stock_movement earlier
        where earlier.organization_id = ${span.organizationId} and earlier.lot_id = priced.lot_id
        and earlier.value is null and earlier.id < priced.id), 0
      from priced
    )
    select changed.item_id, coalesce(lot.delivery_line_id, lot.prep_task_id, changed.stock) as stock, part, figure,
      changed.quantity, rows
    from changed left join stock_lot lot on lot.organization_id = ${span.organizationId} and lot.id = changed.stock) gap`;
}

/** The sums of every item that has moved, by figure. */
export async function usageRows(db: Db, span: Span): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    with summed as (
      select item_id, figure, sum(quantity) as quantity, sum(coalesce(value, 0)) as value, count(*)::int as rows
      from (select movement.item_id, movement.quantity, movement.value, ${figureOf(span.start)} as figure from ${ledger(span)}) moved
      group by item_id, figure
    ), of_stock as (
      select item_id, figure, stock, sum(quantity) as quantity, sum(rows) as rows from ${costGaps(span, sql`0`)}
      group by item_id, figure, stock
    ), gaps as (
      select item_id, figure, sum(rows)::int as rows from of_stock where quantity <> 0 group by item_id, figure
    ), closing_gaps as (
      select item_id, sum(rows)::int as rows from (
        select item_id, sum(rows) as rows from of_stock group by item_id, stock having sum(quantity) <> 0) left_over
      group by item_id
    )
    select summed.*, item.name, item.unit, counted.item_id is not null as counted,
      coalesce(gaps.rows, 0) as "unknownCosts", coalesce(closing_gaps.rows, 0) as "closingUnknownCosts"
    from summed
    left join gaps on gaps.item_id = summed.item_id and gaps.figure = summed.figure
    left join closing_gaps on closing_gaps.item_id = summed.item_id
    left join (select distinct item_id from ${countedIn(span)} moment) counted on counted.item_id = summed.item_id
    join item on item.organization_id = ${span.organizationId} and item.id = summed.item_id
    order by item.name, item.id, figure limit ${ROWS_MAX}`.execute(db);
  return rows;
}

/** Which rows of the ledger a figure counts: of an item, or of all. */
interface UsageFilter {
  readonly itemId?: string | undefined;
  readonly figure: UsageRowFigure;
}

/** The figures that a sum is made of. */
const partsOf: Readonly<Record<Exclude<UsageRowFigure, UsageFigureName>, readonly UsageFigureName[]>> = {
  theoretical: ['sales', 'prep'],
  actual: ['sales', 'prep', 'waste', 'unexplained'],
  used: ['sales', 'prep', 'waste', 'unexplained', 'made'],
  closing: usageFigures,
};

function partsOfFigure(figure: UsageRowFigure): readonly UsageFigureName[] {
  const isPart = (name: UsageRowFigure): name is UsageFigureName => usageFigures.some((each) => each === name);
  return isPart(figure) ? [figure] : partsOf[figure];
}

const isItem = (id: string) => (isUuid(id) ? sql<boolean>`movement.item_id = ${id}` : sql<boolean>`false`);

/** The rows of the ledger behind a figure, newest first. */
export async function usageMovementIds(
  db: Db,
  span: Span,
  { itemId, figure }: UsageFilter,
  page: PageInput,
): Promise<Page<{ readonly id: string }>> {
  const newestFirst: ListOrder = {
    direction: 'descending',
    keys: [
      { value: sql`movement.occurred_at`, type: 'timestamptz' },
      { value: sql`movement.id`, type: 'uuid' },
    ],
  };
  const keyset = new Keyset(newestFirst, page);
  const rows = db
    .selectFrom('stockMovement as movement')
    .leftJoin('stockMovement as reversed', 'reversed.id', 'movement.reversesId')
    .leftJoin('stockMovement as settled', 'settled.id', 'movement.settlesId')
    .select(['movement.id', keyset.cursorKeys])
    .where('movement.organizationId', '=', span.organizationId)
    .where('movement.occurredAt', '<', span.end)
    .$if(itemId !== undefined, (query) => query.where(isItem(itemId ?? '')))
    .where(sql<boolean>`${figureOf(span.start)} in (${sql.join(partsOfFigure(figure))})`);
  return keyset.page(await keyset.cut(rows).execute());
}
