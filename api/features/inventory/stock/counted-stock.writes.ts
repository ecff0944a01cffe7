import { Decimal } from 'decimal.js';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { addStock, drawStock } from '../ledger/ledger.writes.ts';
import type { Cause } from '../ledger/lot-change.writes.ts';
import { reduceOwedBy } from '../ledger/owed-stock.writes.ts';
import { addFoundStock } from '../lots/found-stock.writes.ts';
import type { StockLot } from '../lots/stock-lot.entity.ts';
import { isUsable } from '../lots/usable.policy.ts';
import { settledBy } from './counted-stock.policy.ts';
import { type ItemStock, snapshot } from './item-stock.writes.ts';
import { publishStock } from './stock.notifications.ts';

export interface CountedStock {
  /** The lots that were counted: all of the item, those in a place, or a single one. */
  readonly lots: readonly StockLot[];
  /** Counted − expected at the moment of the count, net of owed stock, in the item's unit. */
  readonly difference: Decimal;
  /** Owed stock that the count may settle, in the item's unit. */
  readonly owed: Decimal;
  /** Where found stock goes when none of `lots` can take it. */
  readonly storageLocationId: string | null;
  /** The use-by of found stock: with one it becomes a lot of its own. */
  readonly useBy?: Date | null;
  /** The counted lot: found stock goes into it, whatever its state. */
  readonly lot?: StockLot | undefined;
  readonly cause: Cause;
}

/**
 * Books what a count found: the one rule for corrections and counts. Owed stock is settled first; what is missing is drawn
 * from the counted lots, then from the others; what was found goes into the counted lots. Every row of it has the cause.
 */
export async function bookCount(tx: Transaction, stock: ItemStock, counted: CountedStock): Promise<void> {
  const { difference, owed, lots, cause } = counted;
  const onHand = lots.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
  const settled = settledBy(onHand, owed, difference);
  if (settled.gt(0)) {
    const before = snapshot(stock, tx.now);
    reduceOwedBy(tx, stock, settled, cause);
    await publishStock(tx, stock, before);
  }
  const change = difference.minus(settled);
  if (change.isZero()) return;
  const quantity = change.abs().toFixed();
  const itemId = stock.item.id;
  if (change.isNegative()) await drawStock(tx, { ...cause, itemId, quantity, order: 'any', first: lots });
  else await addFound(tx, stock, counted, quantity);
}

async function addFound(tx: Transaction, stock: ItemStock, counted: CountedStock, quantity: string): Promise<void> {
  const { cause, useBy = null, storageLocationId } = counted;
  const into = counted.lot ?? (useBy === null ? lotForFound(tx, counted.lots) : undefined);
  if (into) await addStock(tx, { ...cause, itemId: stock.item.id, quantity, lot: into });
  else await addFoundStock(tx, stock.item, { ...cause, quantity, useBy, storageLocationId });
}

/** The lot for found stock without a date: the usable one that expires first, which is the safe assumption. */
function lotForFound(tx: Transaction, lots: readonly StockLot[]): StockLot | undefined {
  return lots.find((lot) => isUsable(lot, tx.now) && lot.state !== 'frozen');
}
