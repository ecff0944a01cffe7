import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { Item } from '../items/item.entity.ts';
import { addStock, type Booking } from '../ledger/ledger.writes.ts';
import type { Cause } from '../ledger/lot-change.writes.ts';
import { newLotCode } from './lot-code.crypto.ts';
import { StockLot } from './stock-lot.entity.ts';
import { receivedUseBy } from './use-by.policy.ts';

/** Puts found stock into a new lot, with the use-by of stock received now unless `useBy` is set. */
export async function addFoundStock(
  tx: Transaction,
  item: Item,
  input: Cause & {
    readonly quantity: string;
    readonly useBy?: Date | null | undefined;
    /** Where it was found; the item's own place when left out. */
    readonly storageLocationId?: string | null | undefined;
    /** Minor units per unit; the item's last cost when left out. */
    readonly unitCost?: string | undefined;
    readonly supplierLot?: string | null;
    /** The code of a label that it has already. */
    readonly lotCode?: string | undefined;
  },
): Promise<Booking> {
  const lot = add(tx, StockLot, {
    itemId: item.id,
    storageLocationId: input.storageLocationId ?? item.storageLocationId,
    unitCost: input.unitCost ?? item.lastUnitCost,
    receivedAt: tx.now,
    useBy: input.useBy ?? receivedUseBy(item, tx.now),
    supplierLot: input.supplierLot ?? null,
    lotCode: input.lotCode ?? newLotCode(),
  });
  return addStock(tx, { ...input, itemId: item.id, lot });
}

/** Books the stock on hand of a new item. */
export async function addOpeningStock(tx: Transaction, itemId: string, quantity: string): Promise<Booking> {
  const item = await find(tx, Item, 'item', itemId);
  return addFoundStock(tx, item, { type: 'opening', quantity, reason: 'Opening stock' });
}
