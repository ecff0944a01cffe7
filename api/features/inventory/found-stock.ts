import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { Item } from './item.entity.ts';
import { addStock, type Booking } from './ledger.ts';
import type { Cause } from './lot-change.ts';
import { newLotCode } from './lot-code.ts';
import { StockLot } from './stock-lot.entity.ts';
import { receivedUseBy } from './use-by.policy.ts';

/** Puts stock that nobody delivered or made into a lot of its own, dated as received now unless a date is given. */
export async function addFoundStock(
  tx: Transaction,
  item: Item,
  input: Cause & { readonly quantity: string; readonly useBy?: Date | null | undefined },
): Promise<Booking> {
  const lot = add(tx, StockLot, {
    itemId: item.id,
    storageLocationId: item.storageLocationId,
    unitCost: item.lastUnitCost,
    receivedAt: tx.now,
    useBy: input.useBy ?? receivedUseBy(item, tx.now),
    lotCode: newLotCode(),
  });
  return addStock(tx, { ...input, itemId: item.id, lot });
}

/** What is on hand when an item is entered. */
export async function addOpeningStock(tx: Transaction, itemId: string, quantity: string): Promise<Booking> {
  const item = await find(tx, Item, 'item', itemId);
  return addFoundStock(tx, item, { type: 'opening', quantity, reason: 'Opening stock' });
}
