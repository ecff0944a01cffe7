import { type RawBuilder, sql } from 'kysely';
import type { StockLot } from './stock-lot.entity.ts';

/** Lots in these states are kept apart: nothing may be made of them. */
const setApart: readonly StockLot['state'][] = ['quarantined', 'discarded'];

/**
 * The one definition of usable stock, as SQL over a lot's columns: something is left, it is not quarantined or discarded,
 * and its use-by, if it has one, is later than the instant.
 * @param lot the table or alias that the lot is read from
 */
export function usableLot(at: Date, lot = 'stock_lot'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lot}.${name}`);
  return sql<boolean>`(${column('quantity')} > 0 and ${column('state')} not in (${sql.join(setApart)})
    and (${column('use_by')} is null or ${column('use_by')} > ${at}::timestamptz))`;
}

/** The same definition for a lot at hand. */
export function isUsable(lot: Pick<StockLot, 'quantity' | 'state' | 'useBy'>, at: Date): boolean {
  return Number(lot.quantity) > 0 && !setApart.includes(lot.state) && (lot.useBy === null || lot.useBy > at);
}
