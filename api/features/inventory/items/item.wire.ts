import type { InventoryItemJson } from '#schema/rest.ts';
import type { ItemView } from './item.view.ts';

/** The specification's inventory item: quantities as numbers, no costs. */
export function itemJson(row: ItemView): InventoryItemJson {
  const { id, version, name, unit } = row;
  return { id, version, name, unit, currentStock: Number(row.onHand), parLevel: Number(row.parLevel) };
}
