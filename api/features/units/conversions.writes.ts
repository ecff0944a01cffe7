import type { ConversionFact, ConversionSource } from '#schema/units.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import type { Item } from '../inventory/items/item.entity.ts';
import { findItem } from '../inventory/items/items.queries.ts';
import type { ItemView } from '../inventory/items/item.view.ts';
import { editedItem } from '../inventory/stock/stock.notifications.ts';
import { checkConversion, conversionText } from './conversions.policy.ts';
import { ItemConversion } from './item-conversion.entity.ts';

/**
 * Adds a conversion to an item, such as 2 pans = 6.2 kg. The caller holds the item's lock and has loaded its conversions. Throws
 * CONFLICT, with both figures, when it contradicts them.
 */
export async function addConversion(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  fact: ConversionFact,
  source: ConversionSource,
): Promise<ItemView> {
  checkConversion(item, fact);
  add(tx, ItemConversion, { ...fact, itemId: item.id, source, byUserId: tx.actorId, at: tx.now });
  item.conversions = [...(item.conversions ?? []), fact];
  return recordConversion(tx, viewer, item, [null, conversionText(fact)]);
}

/** Records the change of an item's conversions, and reloads the item. */
export async function recordConversion(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  conversion: readonly [string | null, string | null],
): Promise<ItemView> {
  await tx.em.flush();
  const row = await findItem(tx.db, viewer, item.id);
  if (!row) throw notFound('item');
  const live = { type: 'INVENTORY_UPDATED', data: editedItem(item, Number(row.usable)) } as const;
  tx.record({ entity: 'Item', entityId: item.id, changes: { conversion }, live });
  return row;
}
