import { Decimal } from 'decimal.js';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import type { ItemStock } from '../stock/item-stock.writes.ts';
import { ledgerValue, valueAt } from './ledger-value.policy.ts';
import { addMovement, type Cause, changeLot, shareOf } from './lot-change.writes.ts';
import type { StockLot } from '../lots/stock-lot.entity.ts';
import type { StockMovement } from './stock-movement.entity.ts';
import { StockOwed } from './stock-owed.entity.ts';

/** Records the quantity that a draw took beyond the recorded stock, at a cost per unit (null when unknown). */
export function owe(
  tx: Transaction,
  stock: ItemStock,
  { quantity: missing, unitCost }: { readonly quantity: Decimal; readonly unitCost: string | null },
  cause: Cause,
): StockMovement {
  const value = valueAt(missing, unitCost);
  const change = { quantity: missing.negated(), value: value?.negated() ?? null };
  const movement = addMovement(tx, stock.item, null, change, cause);
  const owed = add(tx, StockOwed, {
    movementId: movement.id,
    itemId: stock.item.id,
    quantity: missing.toFixed(),
    value: value?.toFixed() ?? null,
  });
  stock.owed.push(owed);
  return movement;
}

/** Settles owed stock with a new lot at the lot's cost, the oldest draw first, until the lot is empty. */
export function settleFrom(
  tx: Transaction,
  stock: ItemStock,
  lot: StockLot,
  cause: Omit<Cause, 'type'>,
): StockMovement[] {
  const movements: StockMovement[] = [];
  for (const owed of stock.owed) {
    const quantity = Decimal.min(owed.quantity, lot.quantity);
    if (!quantity.gt(0)) continue;
    const settle: Cause = { ...cause, type: 'settle', settlesId: owed.movementId };
    const value = shareOf(lot, quantity)?.negated() ?? null;
    movements.push(changeLot(tx, stock.item, lot, { quantity: quantity.negated(), value }, settle));
    movements.push(reduceOwed(tx, stock, owed, quantity, settle));
  }
  return movements;
}

/** Reduces what is owed by a quantity, the oldest draw first, because a count has set the real quantity. */
export function reduceOwedBy(tx: Transaction, stock: ItemStock, quantity: Decimal, cause: Cause): void {
  let left = quantity;
  for (const owed of stock.owed) {
    const part = Decimal.min(owed.quantity, left);
    if (!part.gt(0)) continue;
    reduceOwed(tx, stock, owed, part, { ...cause, settlesId: owed.movementId });
    left = left.minus(part);
  }
}

/** Reduces what one draw owes by a row of the ledger without a lot. */
function reduceOwed(
  tx: Transaction,
  stock: ItemStock,
  owed: StockOwed,
  quantity: Decimal,
  cause: Cause,
): StockMovement {
  const value = owedShare(owed, quantity);
  const movement = addMovement(tx, stock.item, null, { quantity, value }, cause);
  owed.quantity = new Decimal(owed.quantity).minus(quantity).toFixed();
  owed.value = owed.value === null || value === null ? null : new Decimal(owed.value).minus(value).toFixed();
  return movement;
}

function owedShare(owed: StockOwed, quantity: Decimal): Decimal | null {
  if (owed.value === null) return null;
  if (quantity.eq(owed.quantity)) return new Decimal(owed.value);
  return ledgerValue(new Decimal(owed.value).times(quantity).dividedBy(owed.quantity));
}

/** Reverses a row without a lot: reversing a settlement makes its draw owe again, reversing a draw clears its debt. */
export async function reverseOwed(
  tx: Transaction,
  stock: ItemStock,
  movement: StockMovement,
  cause: Cause,
): Promise<StockMovement> {
  const movementId = movement.settlesId ?? movement.id;
  const owed = await tx.em.findOneOrFail(StockOwed, { movementId });
  const change = {
    quantity: new Decimal(movement.quantity).negated(),
    value: movement.value === null ? null : new Decimal(movement.value).negated(),
  };
  const row = addMovement(tx, stock.item, null, change, cause);
  owed.quantity = new Decimal(owed.quantity).minus(change.quantity).toFixed();
  owed.value =
    owed.value === null || change.value === null ? null : new Decimal(owed.value).minus(change.value).toFixed();
  return row;
}
