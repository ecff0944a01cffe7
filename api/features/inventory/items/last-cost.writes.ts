import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { lockItems } from '../stock/item-stock.writes.ts';
import { Item } from './item.entity.ts';

/**
 * Updates the last cost of items to the newest of: posted delivery lines with a price (free goods have none), batches of
 * completed tasks, and the cost that a person entered. Returns the cost of each item; null when unknown.
 */
export async function refreshLastCosts(
  tx: Transaction,
  itemIds: readonly string[],
): Promise<Map<string, string | null>> {
  const ids = [...new Set(itemIds)];
  if (ids.length === 0) return new Map();
  await lockItems(tx, ids);
  const { rows } = await sql<{ id: string; cost: string | null }>`
    select item.id, (
      select cost from (
        select line.unit_price as cost, delivery.closed_at as at, line.sort from delivery_line line
          join delivery on delivery.id = line.delivery_id
          where line.organization_id = item.organization_id and line.item_id = item.id and delivery.status = 'posted'
            and line.unit_price > 0 and line.received_quantity > line.rejected_quantity
        union all
        select lot.unit_cost, lot.prepared_at, 0 from stock_lot lot
          join prep_task task on task.lot_id = lot.id and task.status = 'completed'
          where lot.organization_id = item.organization_id and lot.item_id = item.id and lot.unit_cost is not null
        union all
        select item.entered_unit_cost, item.entered_cost_at, 0 where item.entered_unit_cost is not null
      ) candidate order by at desc, sort desc limit 1
    ) as cost
    from item where item.organization_id = ${tx.organizationId} and item.id = any(${ids}::uuid[])`.execute(tx.db);
  const costs = new Map(rows.map(({ id, cost }) => [id, cost]));
  for (const item of await tx.em.find(Item, { id: { $in: ids } })) {
    const cost = costs.get(item.id) ?? null;
    if (Number(item.lastUnitCost ?? -1) !== Number(cost ?? -1)) item.lastUnitCost = cost;
  }
  return costs;
}
