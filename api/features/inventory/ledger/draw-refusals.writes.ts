import { Decimal } from 'decimal.js';
import { amountOf, listOf, type Message, momentOf, msg } from '#schema/messages.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import type { ItemStock } from '../stock/item-stock.writes.ts';
import type { StockLot } from '../lots/stock-lot.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';

/** A draw found only expired stock: a manager can override this with a reason. */
export class ExpiredStock extends AppError {
  constructor(
    content: Message,
    readonly itemId: string,
    readonly lotIds: readonly string[],
  ) {
    super('CONFLICT', content, { fields: [{ path: 'overrideReason', message: content }], lotIds });
  }
}

/** How many lots the error names. */
const LOTS_NAMED = 3;

/** The error with the item, its expired lots and their use-by in the kitchen's time. */
export async function expiredStockError(
  tx: Transaction,
  { item }: ItemStock,
  expired: readonly StockLot[],
  needed: Decimal,
): Promise<ExpiredStock> {
  const { timeZone } = await findKitchen(tx);
  const lots = expired.slice(0, LOTS_NAMED).map((lot) =>
    msg('stock.expiredLot', {
      code: lot.lotCode,
      amount: amountOf(new Decimal(lot.quantity).toFixed(), item.unit),
      date: momentOf(lot.useBy ?? tx.now, timeZone),
    }),
  );
  const amount = amountOf(needed.toFixed(), item.unit);
  return new ExpiredStock(
    msg('stock.onlyExpired', { amount, name: item.name, lots: listOf(lots, expired.length - lots.length) }),
    item.id,
    expired.map(({ id }) => id),
  );
}

export function quarantinedStockError({ item }: ItemStock, lots: readonly StockLot[], needed: Decimal): AppError {
  const [first] = lots;
  return conflict(
    msg('stock.onlyQuarantined', {
      amount: amountOf(needed.toFixed(), item.unit),
      name: item.name,
      code: first?.lotCode ?? '',
      reason: first?.quarantineReason ?? msg('stock.noReason'),
    }),
  );
}
