import type { InventoryItemJson } from '#schema/rest.ts';
import type { ItemRow } from './items.queries.ts';

/** The specification's inventory item: quantities as numbers, no costs. */
export function itemJson(row: ItemRow): InventoryItemJson {
  const { id, version, name, unit } = row;
  return { id, version, name, unit, currentStock: Number(row.onHand), parLevel: Number(row.parLevel) };
}
