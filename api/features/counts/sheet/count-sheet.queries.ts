import { sql } from 'kysely';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { conversionsOf } from '../../inventory/items/measures.queries.ts';
import type { SheetRow } from './count-sheet.view.ts';

/** The places of an item: its own, those of its lots, and those where this count has found it. Null is "no place". */
const placesOf = (countSessionId: string) => sql<{ placeId: string | null }>`(
  select item.storage_location_id as place_id
  union select coalesce(lot.storage_location_id, item.storage_location_id) from stock_lot lot
    where lot.organization_id = item.organization_id and lot.item_id = item.id and lot.quantity > 0
  union select line.storage_location_id from count_line line
    where line.organization_id = item.organization_id and line.item_id = item.id and line.count_session_id = ${countSessionId})`;

const lotsThere = sql<SheetRow['lots']>`(
  select coalesce(json_agg(json_build_object('lotId', lot.id, 'lotCode', lot.lot_code, 'useBy', lot.use_by)
    order by lot.use_by nulls last, lot.id), '[]'::json)
  from stock_lot lot where lot.organization_id = item.organization_id and lot.item_id = item.id and lot.quantity > 0
    and coalesce(lot.storage_location_id, item.storage_location_id) is not distinct from there.place_id)`;

/** The items of a count in its places. Archived items only where they were counted. */
function sheetRows(db: Db, organizationId: string, countSessionId: string) {
  const isCounted = sql<boolean>`exists (select 1 from count_line line where line.organization_id = item.organization_id
    and line.count_session_id = ${countSessionId} and line.item_id = item.id
    and line.storage_location_id is not distinct from there.place_id)`;
  return db
    .selectFrom('countSession')
    .innerJoin('item', 'item.organizationId', 'countSession.organizationId')
    .innerJoinLateral(placesOf(countSessionId).as('there'), (join) => join.onTrue())
    .where('countSession.organizationId', '=', organizationId)
    .where('countSession.id', '=', countSessionId)
    .where(sql<boolean>`(${isCounted} or (item.archived_at is null and count_session.kind <> 'closing'
      and case when there.place_id is null then count_session.without_place
        else there.place_id::text = any(count_session.place_ids) end))`);
}

/** How many rows the sheet of a count has. */
export async function countSheetRows(db: Db, organizationId: string, countSessionId: string): Promise<number> {
  const { rows } = await sheetRows(db, organizationId, countSessionId)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/**
 * The sheet of a count in shelf order, items without a place last. It has no limit, at which the last places would be missing
 * unseen: a count that is too long is not started.
 */
export function listSheet(db: Db, viewer: Viewer, countSessionId: string): Promise<SheetRow[]> {
  return sheetRows(db, viewer.organizationId, countSessionId)
    .leftJoin('storageLocation as place', 'place.id', 'there.placeId')
    .leftJoin('shelfItem as shelf', (join) =>
      join
        .onRef('shelf.organizationId', '=', 'item.organizationId')
        .onRef('shelf.storageLocationId', '=', 'there.placeId')
        .onRef('shelf.itemId', '=', 'item.id'),
    )
    .select([
      'item.id as itemId',
      'item.name as itemName',
      'item.nameEs as itemNameEs',
      sql<boolean>`item.archived_at is not null`.as('archived'),
      'item.unit',
      'item.packQuantity',
      'item.densityGramsPerMl',
      conversionsOf('item').as('conversions'),
      'there.placeId as storageLocationId',
      lotsThere.as('lots'),
    ])
    .orderBy(sql`place.sort nulls last`)
    .orderBy(sql`place.name nulls last`)
    .orderBy(sql`shelf.sort nulls last`)
    .orderBy(sql`lower(item.name)`)
    .orderBy('item.id')
    .execute();
}
