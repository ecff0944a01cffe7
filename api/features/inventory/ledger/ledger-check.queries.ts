import { sql } from 'kysely';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { LedgerBreak } from '../stock/stock.types.ts';

export interface LedgerTotalsRow {
  readonly items: number;
  readonly lots: number;
  readonly movements: number;
  /** Minor units: Σ of the lots' values minus what is owed. */
  readonly stockValue: string;
  /** Minor units: Σ of the ledger. */
  readonly ledgerValue: string;
}

/** The maximum number of breaks listed. */
const BREAKS_MAX = 100;

/**
 * Compares stored figures with the ledger: every lot's quantity and value, owed stock, every place, and the last event of
 * every item. An empty lot has no value. Unknown costs count as zero on both sides.
 */
export async function findLedgerBreaks(db: Db, viewer: Pick<Viewer, 'organizationId'>): Promise<LedgerBreak[]> {
  const own = sql`organization_id = ${viewer.organizationId}`;
  const { rows } = await sql<LedgerBreak>`
    with booked as (
      select item_id, lot_id, sum(quantity) as quantity, sum(coalesce(value, 0)) as value
      from stock_movement where ${own} group by item_id, lot_id
    ), lot as (
      select lot.item_id, lot.lot_code, lot.state, lot.quantity, coalesce(lot.value, 0) as value,
        coalesce(booked.quantity, 0) as booked_quantity, coalesce(booked.value, 0) as booked_value
      from stock_lot lot left join booked on booked.lot_id = lot.id where lot.${own}
    ), owed as (
      select coalesce(booked.item_id, debt.item_id) as item_id, -coalesce(booked.quantity, 0) as booked_quantity,
        -coalesce(booked.value, 0) as booked_value, coalesce(debt.quantity, 0) as quantity, coalesce(debt.value, 0) as value
      from (select * from booked where lot_id is null) booked
      full join (select item_id, sum(quantity) as quantity, sum(coalesce(value, 0)) as value
        from stock_owed where ${own} group by item_id) debt on debt.item_id = booked.item_id
    ), place as (
      select coalesce(moved.item_id, stored.item_id) as item_id, coalesce(moved.quantity, 0) as booked_quantity,
        coalesce(stored.quantity, 0) as quantity
      from (select item_id, coalesce(storage_location_id, organization_id) as place, sum(quantity) as quantity
        from stock_movement where ${own} and lot_id is not null group by 1, 2) moved
      full join (select item_id, coalesce(storage_location_id, organization_id) as place, sum(quantity) as quantity
        from stock_lot where ${own} group by 1, 2) stored on stored.item_id = moved.item_id and stored.place = moved.place
    ), published as (
      select distinct on (entity_id) entity_id as item_id, (changes -> 'onHand' ->> 1)::numeric as quantity
      from event where ${own} and entity = 'Item' and action = 'inventory.moved' order by entity_id, seq desc
    ), on_hand as (
      select item_id, sum(quantity) as quantity from stock_lot where ${own} group by item_id
    ), break as (
      select 'lot_quantity' as kind, item_id, lot_code, booked_quantity as expected, quantity as found
        from lot where quantity <> booked_quantity
      union all select 'lot_value', item_id, lot_code, booked_value, value from lot where value <> booked_value
      union all select 'empty_value', item_id, lot_code, 0, value from lot where quantity = 0 and value <> 0
      union all select 'lot_state', item_id, lot_code, booked_quantity, quantity from lot
        where (quantity = 0) <> (state in ('depleted', 'discarded'))
      union all select 'owed_quantity', item_id, null, booked_quantity, quantity from owed where quantity <> booked_quantity
      union all select 'owed_value', item_id, null, booked_value, value from owed where value <> booked_value
      union all select 'place_quantity', item_id, null, booked_quantity, quantity from place where quantity <> booked_quantity
      union all select 'event', published.item_id, null, published.quantity, coalesce(on_hand.quantity, 0)
        from published left join on_hand on on_hand.item_id = published.item_id
        where published.quantity <> coalesce(on_hand.quantity, 0)
    )
    select break.kind, item.id as item_id, item.name as item_name, break.lot_code,
      break.expected::text as expected, break.found::text as found
    from break join item on item.id = break.item_id and item.${own}
    order by item.name, break.kind, break.lot_code limit ${BREAKS_MAX}`.execute(db);
  return rows;
}

export async function ledgerTotals(db: Db, viewer: Pick<Viewer, 'organizationId'>): Promise<LedgerTotalsRow> {
  const own = sql`organization_id = ${viewer.organizationId}`;
  const { rows } = await sql<LedgerTotalsRow>`select
    (select count(*) from item where ${own}) as items,
    (select count(*) from stock_lot where ${own}) as lots,
    (select count(*) from stock_movement where ${own}) as movements,
    (select coalesce(sum(value), 0) from stock_lot where ${own})
      - (select coalesce(sum(value), 0) from stock_owed where ${own}) as stock_value,
    (select coalesce(sum(value), 0) from stock_movement where ${own}) as ledger_value`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without from returns one row.');
  return row;
}
