import { type RawBuilder, sql } from 'kysely';
import type { Item } from '../items/item.entity.ts';
import type { StockLot } from './stock-lot.entity.ts';

/** Whether a lot is in the freezer: it was frozen here, or it is an item that is kept frozen and nothing was done to it. */
export function isFrozen({ tcsClass }: Pick<Item, 'tcsClass'>, { state }: Pick<StockLot, 'state'>): boolean {
  return state === 'frozen' || (state === 'available' && tcsClass === 'frozen');
}

/** `isFrozen` in SQL over the columns `lot.state` and `item.tcs_class`. */
export const frozenLot: RawBuilder<boolean> = sql<boolean>`(lot.state = 'frozen'
  or (lot.state = 'available' and item.tcs_class = 'frozen'))`;
