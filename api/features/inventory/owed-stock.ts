import { Decimal } from 'decimal.js';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import type { ItemStock } from './item-stock.ts';
import { addMovement, type Cause, changeLot, ledgerValue, shareOf, valueAt } from './lot-change.ts';
import type { StockLot } from './stock-lot.entity.ts';
import type { StockMovement } from './stock-movement.entity.ts';
import { StockOwed } from './stock-owed.entity.ts';

/** Records what a draw took beyond the record, at a cost per unit; null is unknown. */
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

/** Takes what is owed out of a lot that has come in, the oldest draw first, as far as it reaches. At the lot's cost. */
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

/** Forgets what is owed, because a count has just said what is really there. */
export function clearOwed(tx: Transaction, stock: ItemStock, cause: Cause): StockMovement[] {
  return stock.owed
    .filter((owed) => Number(owed.quantity) > 0)
    .map((owed) => reduceOwed(tx, stock, owed, new Decimal(owed.quantity), { ...cause, settlesId: owed.movementId }));
}

/** Changes what one draw still owes by a row of the ledger without a lot; positive makes it less. */
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

/** Takes back a row without a lot: a settlement makes its draw owe again, a draw no longer owes. */
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
