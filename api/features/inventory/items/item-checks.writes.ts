import { Decimal } from 'decimal.js';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';
import { Supplier } from '../../suppliers/supplier.entity.ts';
import { lockStock, onHandOf, owedOf } from '../stock/item-stock.writes.ts';
import type { Item } from './item.entity.ts';
import { findItemUses, type ItemUse } from './item-uses.queries.ts';

/** Throws CONFLICT with the first reason against archiving: stock, owed stock, recipes, the par sheet, open tasks or deliveries. */
export async function assertUnused(tx: Transaction, row: Item): Promise<void> {
  const stock = await lockStock(tx, row.id);
  const onHand = onHandOf(stock);
  if (onHand.gt(0))
    throw conflict(msg('stock.stillOnHand', { amount: amountOf(onHand.toFixed(), row.unit), name: row.name }));
  const owed = owedOf(stock);
  if (owed.gt(0)) throw conflict(msg('stock.owes', { name: row.name, amount: amountOf(owed.toFixed(), row.unit) }));
  const [use] = await findItemUses(tx.db, tx.organizationId, row.id);
  if (use) throw conflict(msg('stock.stillUsedBy', { user: userOf(use), name: row.name }));
}

export function userOf({ kind, name }: ItemUse): Message {
  switch (kind) {
    case 'recipe':
    case 'maker':
      return msg('stock.useOfRecipe', { name });
    case 'par_line':
      return msg('stock.useOfParLine', { name });
    case 'task':
      return msg('stock.useOfTask', { name });
    case 'delivery':
      return msg('stock.useOfDelivery', { number: name });
  }
}

export function hasMaximumBelowPar({ maxLevel, parLevel }: Pick<Item, 'maxLevel' | 'parLevel'>): boolean {
  return maxLevel !== null && new Decimal(maxLevel).lt(parLevel);
}

/** Throws VALIDATION_FAILED when the maximum is below par. */
export function checkLevels(row: Pick<Item, 'maxLevel' | 'parLevel'>): void {
  if (hasMaximumBelowPar(row)) throw fieldError('maxLevel', msg('stock.maximumBelowPar'));
}

/** Throws NOT_FOUND for a place or a supplier that the kitchen does not have. */
export async function checkPlaces(
  tx: Transaction,
  input: Pick<Partial<Item>, 'storageLocationId' | 'supplierId'>,
): Promise<void> {
  if (input.storageLocationId) await find(tx, StorageLocation, 'storage location', input.storageLocationId);
  if (input.supplierId) await find(tx, Supplier, 'supplier', input.supplierId);
}
