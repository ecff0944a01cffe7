import type { Item } from '../items/item.entity.ts';
import type { StockLot } from './stock-lot.entity.ts';

/** Whether a lot is in the freezer: it was frozen here, or its item is kept frozen and it was not thawed. */
export function isFrozen(item: Pick<Item, 'tcsClass'>, lot: Pick<StockLot, 'state' | 'thawedAt'>): boolean {
  const { state, thawedAt } = lot;
  if (state === 'frozen') return true;
  return item.tcsClass === 'frozen' && thawedAt === null && (state === 'available' || state === 'opened');
}
