import { type RawBuilder, sql } from 'kysely';
import { usableLot } from '../lots/usable.queries.ts';

/**
 * The sums of an item's lots, as one row to join laterally (`left join lateral (…) figures on true`): on hand, usable at the
 * instant, expired, quarantined, the earliest use-by of usable stock, the value and whether a cost is unknown. Decimals in the
 * item's unit and in minor units. Owed stock is not subtracted.
 */
export function stockFigures(at: Date): RawBuilder<StockFigures> {
  return sql<StockFigures>`(
  select coalesce(sum(lot.quantity), 0) as on_hand,
    coalesce(sum(lot.quantity) filter (where ${usableLot(at, 'lot')}), 0) as usable,
    coalesce(sum(lot.quantity) filter (where lot.use_by <= ${at}::timestamptz and lot.state <> 'quarantined'), 0) as expired,
    coalesce(sum(lot.quantity) filter (where lot.state = 'quarantined'), 0) as quarantined,
    min(lot.use_by) filter (where ${usableLot(at, 'lot')}) as next_use_by,
    coalesce(sum(lot.value), 0) as known_value,
    coalesce(bool_or(lot.value is null), false) as cost_unknown
  from stock_lot lot
  where lot.organization_id = item.organization_id and lot.item_id = item.id and lot.quantity > 0)`;
}

/** The owed stock of an item, as one row to join laterally. */
export const owedFigures = sql<OwedFigures>`(
  select coalesce(sum(owed.quantity), 0) as owed, coalesce(sum(owed.value), 0) as owed_value,
    coalesce(bool_or(owed.value is null), false) as owed_cost_unknown
  from stock_owed owed
  where owed.organization_id = item.organization_id and owed.item_id = item.id and owed.quantity > 0)`;

export interface StockFigures {
  readonly onHand: string;
  readonly usable: string;
  readonly expired: string;
  readonly quarantined: string;
  readonly nextUseBy: Date | null;
  readonly knownValue: string;
  readonly costUnknown: boolean;
}

export interface OwedFigures {
  readonly owed: string;
  readonly owedValue: string;
  readonly owedCostUnknown: boolean;
}
