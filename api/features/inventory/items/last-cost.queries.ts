import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';

/** What an item cost last. */
export interface LastCost {
  /** Exact decimal text, minor units per unit. */
  readonly cost: string;
  /** When it arrived, was made or was entered. */
  readonly at: Date;
}

/**
 * The newest `cost` of the row `item` up to a time, and `at`: of posted delivery lines with a price (free goods have none), by their
 * arrival; of batches of completed tasks; and the cost that a person entered. Of those that arrived together, the one confirmed last.
 */
export const lastCostUntil = (until: RawBuilder<Date>) => sql<LastCost>`(
  select cost, at from (
    select line.unit_price as cost, delivery.received_at as at, delivery.closed_at as known_at, line.sort from delivery_line line
      join delivery on delivery.id = line.delivery_id
      where line.organization_id = item.organization_id and line.item_id = item.id and delivery.status = 'posted'
        and line.unit_price > 0 and line.received_quantity > line.rejected_quantity
    union all
    select lot.unit_cost, lot.prepared_at, lot.prepared_at, 0 from stock_lot lot
      join prep_task task on task.lot_id = lot.id and task.status = 'completed'
      where lot.organization_id = item.organization_id and lot.item_id = item.id and lot.unit_cost is not null
    union all
    select item.entered_unit_cost, item.entered_cost_at, item.entered_cost_at, 0 where item.entered_unit_cost is not null
  ) candidate where at <= ${until} order by at desc, known_at desc, sort desc limit 1)`;

/** The last cost of each of these items: up to a time, or of all times. One without a cost is not in it. */
export async function findLastCosts(
  db: Db,
  organizationId: string,
  itemIds: readonly string[],
  until?: Date,
): Promise<Map<string, LastCost>> {
  const end = until ? sql<Date>`${until}::timestamptz` : sql<Date>`'infinity'::timestamptz`;
  const { rows } = await sql<LastCost & { readonly id: string }>`
    select item.id, last.cost, last.at from item cross join lateral ${lastCostUntil(end)} last
    where item.organization_id = ${organizationId} and item.id = any(${itemIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, cost, at }) => [id, { cost, at }]));
}
