import type { Transaction } from '../../../platform/database/transaction.ts';
import { lockItems } from '../stock/item-stock.writes.ts';
import { Item } from './item.entity.ts';
import { findLastCosts, type LastCost } from './last-cost.queries.ts';

/** Updates the last cost of items (`lastCostUntil`). Returns that of each item; one without a cost is not in it. */
export async function refreshLastCosts(
  tx: Transaction,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, LastCost>> {
  const ids = [...new Set(itemIds)];
  if (ids.length === 0) return new Map();
  await lockItems(tx, ids);
  const costs = await findLastCosts(tx.db, tx.organizationId, ids);
  for (const item of await tx.em.find(Item, { id: { $in: ids } })) {
    const cost = costs.get(item.id)?.cost ?? null;
    if (Number(item.lastUnitCost ?? -1) !== Number(cost ?? -1)) item.lastUnitCost = cost;
  }
  return costs;
}
