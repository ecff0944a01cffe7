import { sql } from 'kysely';
import type { SearchKind } from '../../platform/database/search-kind.ts';

/** Items by name, also by their Spanish one; the detail is the place where they are stored. */
export const searchItems: SearchKind = {
  kind: 'item',
  permission: 'inventory.read',
  rows: () => sql`select item.id, item.name, place.name as detail, concat_ws(' ', item.name, item.name_es) as words from item
    left join storage_location place on place.organization_id = item.organization_id and place.id = item.storage_location_id
    where item.archived_at is null`,
};

/** Lots by their code and the supplier's lot, also empty ones: what was used of a recalled lot is found, too. The name is the item's. */
export const searchLots: SearchKind = {
  kind: 'lot',
  permission: 'inventory.read',
  rows: () => sql`select lot.id, item.name, concat_ws(' · ', lot.lot_code, lot.supplier_lot) as detail,
      concat_ws(' ', lot.supplier_lot, lot.lot_code) as words
    from stock_lot lot join item on item.organization_id = lot.organization_id and item.id = lot.item_id`,
};
