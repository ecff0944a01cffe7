import type { StockLot } from './stock-lot.entity.ts';

/** Lots in these states may not be used. */
export const unusableStates: readonly StockLot['state'][] = ['quarantined', 'discarded'];

/** The definition of usable stock for a loaded lot; `usableLot` is the same in SQL. */
export function isUsable(lot: Pick<StockLot, 'quantity' | 'state' | 'useBy'>, at: Date): boolean {
  return Number(lot.quantity) > 0 && !unusableStates.includes(lot.state) && (lot.useBy === null || lot.useBy > at);
}
