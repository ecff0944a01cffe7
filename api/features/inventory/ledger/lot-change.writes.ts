import { Decimal } from 'decimal.js';
import { amountOf, msg } from '#schema/messages.ts';
import type { MovementSource, MovementType } from '#schema/vocabulary.ts';
import { limits } from '#schema/limits.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import type { Item } from '../items/item.entity.ts';
import type { StockLot } from '../lots/stock-lot.entity.ts';
import { ledgerValue } from './ledger-value.policy.ts';
import { StockMovement } from './stock-movement.entity.ts';

/** The type, source and reason of a movement. */
export interface Cause {
  readonly type: MovementType;
  readonly sourceType?: MovementSource | null;
  readonly sourceId?: string | null;
  readonly reason?: string | null;
  readonly occurredAt?: Date;
  readonly reversesId?: string;
  readonly settlesId?: string;
}

/** The share of a lot's value that belongs to a part of it; all of the value for the whole lot, so that no fraction is left. */
export function shareOf(lot: StockLot, quantity: Decimal): Decimal | null {
  if (lot.value === null) return null;
  if (quantity.eq(lot.quantity)) return new Decimal(lot.value);
  return ledgerValue(new Decimal(lot.value).times(quantity).dividedBy(lot.quantity));
}

/** Writes one row of the ledger with signed quantity and value. Changes nothing else. */
export function addMovement(
  tx: Transaction,
  item: Item,
  lot: StockLot | null,
  change: { readonly quantity: Decimal; readonly value: Decimal | null },
  cause: Cause,
): StockMovement {
  const { quantity, value } = change;
  if (value?.abs().gt(limits.stockValueMax)) throw invalid(msg('stock.tooDear', { name: item.name }));
  const unitCost = value === null || quantity.isZero() ? null : value.dividedBy(quantity).toFixed(6);
  return add(tx, StockMovement, {
    type: cause.type,
    itemId: item.id,
    lotId: lot?.id ?? null,
    storageLocationId: lot?.storageLocationId ?? null,
    quantity: quantity.toFixed(),
    unitCost,
    value: value?.toFixed() ?? null,
    sourceType: cause.sourceType ?? null,
    sourceId: cause.sourceId ?? null,
    reason: cause.reason ?? null,
    reversesId: cause.reversesId ?? null,
    settlesId: cause.settlesId ?? null,
    byUserId: tx.actorId,
    occurredAt: cause.occurredAt ?? tx.occurredAt,
  });
}

/** The error when more is taken from a lot than it holds. */
export function lotTooSmall(lot: StockLot, item: Item): Error {
  const amount = amountOf(new Decimal(lot.quantity).toFixed(), item.unit);
  return conflict(msg('stock.onlyLeft', { amount, code: lot.lotCode, name: item.name }));
}

/**
 * Changes the quantity of a locked lot and writes the row of the ledger. Throws CONFLICT below zero, and for a value without
 * a quantity in an empty lot. An emptied lot becomes depleted, or discarded by waste. One that gets stock back has the state
 * that it was emptied in: what was quarantined still needs a release, what was frozen still is.
 */
export function changeLot(
  tx: Transaction,
  item: Item,
  lot: StockLot,
  change: { readonly quantity: Decimal; readonly value: Decimal | null },
  cause: Cause,
): StockMovement {
  const before = new Decimal(lot.quantity);
  const after = before.plus(change.quantity);
  // Nothing is left that the value could belong to, such as a price taken back after the lot was used.
  const isValueOfNothing =
    after.isZero() && change.quantity.isZero() && change.value !== null && !change.value.isZero();
  if (after.isNegative() || isValueOfNothing) {
    throw lotTooSmall(lot, item);
  }
  if (after.gt(limits.quantityMax)) throw invalid(msg('stock.tooMuch', { name: item.name }));
  const movement = addMovement(tx, item, lot, change, cause);
  lot.quantity = after.toFixed();
  lot.value = valueAfter(lot, before, change.value);
  if (after.isZero()) empty(lot, cause.type === 'waste' ? 'discarded' : 'depleted');
  else if (isEmptied(lot)) lot.state = lot.stateBeforeEmptied ?? 'available';
  return movement;
}

function empty(lot: StockLot, state: 'depleted' | 'discarded'): void {
  if (!isEmptied(lot)) lot.stateBeforeEmptied = lot.state;
  lot.state = state;
}

function isEmptied({ state }: StockLot): boolean {
  return state === 'depleted' || state === 'discarded';
}

function valueAfter(lot: StockLot, before: Decimal, change: Decimal | null): string | null {
  if (change === null) return before.isZero() ? null : lot.value;
  if (lot.value === null) return before.isZero() ? change.toFixed() : null;
  return new Decimal(lot.value).plus(change).toFixed();
}
