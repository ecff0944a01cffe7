import { sql } from 'kysely';
import type { MovementType } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { bookedAs, bookedJoins } from '../../inventory/ledger/booked-as.queries.ts';
import { type Day, daysTable, itemsOfSheet } from '../forecast/used.queries.ts';

/** Movements that take what is needed: after them, nothing left means that it ran out. */
const taking = ['sale_use', 'prep_out', 'count_adjust'] as const satisfies readonly MovementType[];
const recording = [...taking, 'prep_in', 'waste'] as const satisfies readonly MovementType[];

/** What the ledger has of an item on a business day, in the item's unit. */
export interface ItemDay {
  readonly itemId: string;
  readonly date: string;
  readonly made: string;
  readonly wasted: string;
  readonly ranOut: boolean;
}

interface ItemDaysParams {
  readonly organizationId: string;
  /** Business days, oldest first, without gaps. */
  readonly days: readonly Day[];
  /** Only this item; the items of the par sheet when null. */
  readonly itemId: string | null;
}

/**
 * What was made and thrown away of each item on each day, and whether it ran out: use or a count left nothing, or owed stock.
 * The stock at an instant is the present stock less what moved since. Rows of one instant count together, so that a draw and its
 * reversal do not look like running out. Days on which nothing is recorded are missing.
 *
 * Only the day of sales is known, so they count at its end, after what was made for dinner. Food that was thrown away after the
 * day's first batch was there and not needed, so it did not run out; waste before that batch is left over from another day.
 */
export async function itemDays(db: Db, { organizationId, days, itemId }: ItemDaysParams): Promise<ItemDay[]> {
  const items = itemId === null ? itemsOfSheet(organizationId) : sql`(select ${itemId}::uuid)`;
  const from = days[0]?.start ?? new Date();
  const sum = (types: readonly string[]) =>
    sql`coalesce(sum(movement.quantity) filter (where kind.type in (${sql.join(types)})), 0)`;
  const { rows } = await sql<ItemDay>`
    with change as (
      select movement.item_id, day.date, moment.at, sum(movement.quantity) as quantity, ${sum(['prep_in'])} as made,
        -${sum(['waste'])} as wasted, ${sum(taking)} as taken, bool_or(kind.type in (${sql.join(recording)})) as recorded
      from stock_movement movement
      ${bookedJoins}
      cross join lateral (select ${bookedAs} as type) kind
      left join ${daysTable(days)} on movement.occurred_at >= day.start and movement.occurred_at < day.finish
      cross join lateral (select case when kind.type = 'sale_use' and day.finish is not null then day.finish
        else movement.occurred_at end as at) moment
      where movement.organization_id = ${organizationId} and movement.occurred_at >= ${from}
        and movement.item_id in ${items}
      group by movement.item_id, day.date, moment.at
    ), stock as (
      select item_id, sum(quantity) as quantity from (
        select item_id, quantity from stock_lot where organization_id = ${organizationId} and item_id in ${items}
        union all
        select item_id, -quantity from stock_owed where organization_id = ${organizationId} and item_id in ${items}
      ) held group by item_id
    ), balance as (
      select change.*, coalesce(stock.quantity, 0) - coalesce(sum(change.quantity) over (
        partition by change.item_id order by change.at desc, change.date desc rows between unbounded preceding and 1 preceding), 0)
        as remaining, coalesce(min(change.at) filter (where change.made > 0) over of_day, '-infinity') as first_made
      from change left join stock on stock.item_id = change.item_id
      window of_day as (partition by change.item_id, change.date)
    ), judged as (
      select balance.*, coalesce(sum(wasted) filter (where at >= first_made) over (
        partition by item_id, date order by at), 0) as not_needed
      from balance
    )
    select item_id as "itemId", date, sum(made)::text as made, sum(wasted)::text as wasted,
      bool_or(taken < 0 and remaining + not_needed <= 0) as "ranOut"
    from judged
    where recorded and date is not null
    group by item_id, date`.execute(db);
  return rows;
}
