import { type RawBuilder, sql } from 'kysely';

/** The lot itself or, if it was split off after the line was counted, the lot that it was part of at that time. */
const lotThen = (lotId: RawBuilder<unknown>) => sql`(
  with recursive former as (
    select lot.id, lot.parent_lot_id, lot.created_at from stock_lot lot
      where lot.organization_id = line.organization_id and lot.id = ${lotId}
    union all select lot.id, lot.parent_lot_id, lot.created_at from former
      join stock_lot lot on lot.organization_id = line.organization_id and lot.id = former.parent_lot_id
      where former.created_at > line.counted_at)
  select former.id from former where former.created_at <= line.counted_at or former.parent_lot_id is null)`;

/**
 * The place of a lot when the line was counted: from where its first later move started, else its present place. Null: its
 * item's place.
 */
const placeThen = (lotId: RawBuilder<unknown>) => sql`(
  select there.place_id from (
    select moved.occurred_at as until, moved.id, moved.storage_location_id as place_id from stock_movement moved
      where moved.organization_id = line.organization_id and moved.lot_id = ${lotThen(lotId)}
        and moved.type = 'transfer_out' and moved.occurred_at > line.counted_at
    union all select 'infinity', lot.id, lot.storage_location_id from stock_lot lot
      where lot.organization_id = line.organization_id and lot.id = ${lotThen(lotId)}) there
  order by there.until, there.id limit 1)`;

/**
 * Whether a line counted a lot: the line is of this lot, or of the whole item in the place where the lot was. Owed stock has no lot
 * and belongs to the item's own place. Later moves and splits of the lot do not matter.
 */
const countedLot = (lotId: RawBuilder<unknown>) => sql<boolean>`case
  when line.lot_id is not null then ${lotThen(lotId)} = line.lot_id or (${lotId} is null and line.settles_owed)
  when session.kind = 'closing' then true
  else coalesce(${placeThen(lotId)}, item.storage_location_id) is not distinct from line.storage_location_id end`;

/** A movement of the stock that a line counted. */
export const ofCountedStock = sql<boolean>`movement.organization_id = line.organization_id and movement.item_id = line.item_id
  and ${countedLot(sql.ref('movement.lot_id'))}`;

/**
 * The stock of the ledger when a line was counted, owed stock not subtracted: what its lots hold now, less all later movements.
 */
export const stockAtCount = sql<string>`(
  select coalesce(sum(held.quantity), 0) from stock_lot held
  where held.organization_id = line.organization_id and held.item_id = line.item_id and held.quantity > 0
    and ${countedLot(sql.ref('held.id'))})
  - (select coalesce(sum(movement.quantity), 0) from stock_movement movement
  where ${ofCountedStock} and movement.occurred_at > line.counted_at)`;

/**
 * What happened before a line was counted but was recorded after the line was saved, such as a delivery that was entered late or
 * work of a phone that was offline. It belongs to the expected stock. Without the count's own rows.
 */
export const recordedLate: RawBuilder<string> = sql<string>`(
  select coalesce(sum(movement.quantity), 0) from stock_movement movement
  where ${ofCountedStock} and movement.occurred_at <= line.counted_at and movement.created_at > line.saved_at
    and not (movement.source_type is not distinct from 'count_line' and movement.source_id in (
      select own.id from count_line own where own.organization_id = line.organization_id
        and own.count_session_id = line.count_session_id)))`;
