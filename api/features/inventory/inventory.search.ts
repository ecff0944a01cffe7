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
