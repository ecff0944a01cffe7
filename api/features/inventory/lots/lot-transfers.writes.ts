import { Decimal } from 'decimal.js';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import type { Item } from '../items/item.entity.ts';
import { changeLot, shareOf } from '../ledger/lot-change.writes.ts';
import { newLotCode } from './lot-code.crypto.ts';
import { StockLot } from './stock-lot.entity.ts';

/** Moves a whole locked lot to another place: one row of the ledger for the old place, one for the new. */
export function moveWhole(tx: Transaction, item: Item, lot: StockLot, storageLocationId: string | null): void {
  const quantity = new Decimal(lot.quantity);
  const value = shareOf(lot, quantity);
  const out = { quantity: quantity.negated(), value: value?.negated() ?? null };
  changeLot(tx, item, lot, out, { type: 'transfer_out', sourceType: 'lot', sourceId: lot.id });
  lot.storageLocationId = storageLocationId;
  const into = { quantity, value };
  changeLot(tx, item, lot, into, { type: 'transfer_in', sourceType: 'lot', sourceId: lot.id });
}

/** The fields that a split-off part copies from its lot. */
const copiedFields = [
  'itemId',
  'storageLocationId',
  'unitCost',
  'state',
  'receivedAt',
  'preparedAt',
  'openedAt',
  'frozenAt',
  'thawedAt',
  'useBy',
  'minutesLeftWhenFrozen',
  'quarantineReason',
  'stateBeforeQuarantine',
  'overrideReason',
  'overrideById',
  'supplierLot',
  'deliveryLineId',
  'prepTaskId',
] as const satisfies readonly (keyof StockLot)[];

/** Splits off a part of a locked lot with its share of the value. The new lot has the same dates, state and place. */
export function splitOff(tx: Transaction, item: Item, lot: StockLot, quantity: Decimal): StockLot {
  const part = add(tx, StockLot, {
    ...Object.fromEntries(copiedFields.map((field) => [field, lot[field]])),
    lotCode: newLotCode(),
    parentLotId: lot.id,
  });
  const value = shareOf(lot, quantity);
  const out = { quantity: quantity.negated(), value: value?.negated() ?? null };
  changeLot(tx, item, lot, out, { type: 'transfer_out', sourceType: 'lot', sourceId: part.id });
  changeLot(tx, item, part, { quantity, value }, { type: 'transfer_in', sourceType: 'lot', sourceId: part.id });
  return part;
}
