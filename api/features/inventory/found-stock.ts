import { add, find, type Work } from '../../platform/database/work.ts';
import { Item } from './item.entity.ts';
import { addStock, type Booking } from './ledger.ts';
import type { Cause } from './lot-change.ts';
import { newLotCode } from './lot-code.ts';
import { StockLot } from './stock-lot.entity.ts';
import { receivedUseBy } from './use-by.policy.ts';

/** Puts stock that nobody delivered or made into a lot of its own, dated as received now unless a date is given. */
export async function addFoundStock(
  work: Work,
  item: Item,
  input: Cause & { readonly quantity: string; readonly useBy?: Date | null | undefined },
): Promise<Booking> {
  const lot = add(work, StockLot, {
    itemId: item.id,
    storageLocationId: item.storageLocationId,
    unitCost: item.lastUnitCost,
    receivedAt: work.now,
    useBy: input.useBy ?? receivedUseBy(item, work.now),
    lotCode: newLotCode(),
  });
  return addStock(work, { ...input, itemId: item.id, lot });
}

/** What is on hand when an item is entered. */
export async function addOpeningStock(work: Work, itemId: string, quantity: string): Promise<Booking> {
  const item = await find(work, Item, 'item', itemId);
  return addFoundStock(work, item, { type: 'opening', quantity, reason: 'Opening stock' });
}
