import { Decimal } from 'decimal.js';
import { amountOf, listOf, type Message, msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError, conflict } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import type { ItemStock } from './item-stock.ts';
import type { StockLot } from './stock-lot.entity.ts';

/** A draw was refused because only expired stock is there: a manager may override it with a reason. */
export class ExpiredStock extends AppError {
  constructor(
    content: Message,
    readonly itemId: string,
    readonly lotIds: readonly string[],
  ) {
    super('CONFLICT', content, { fields: [{ path: 'overrideReason', message: content }], lotIds });
  }
}

/** How many lots are named. */
const LOTS_NAMED = 3;

/** The refusal that names the item, its expired lots and since when, in the kitchen's time. */
export async function refuseExpired(
  tx: Transaction,
  { item }: ItemStock,
  expired: readonly StockLot[],
  needed: Decimal,
): Promise<ExpiredStock> {
  const { timeZone } = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const named = expired.slice(0, LOTS_NAMED).map((lot) =>
    msg('stock.expiredLot', {
      code: lot.lotCode,
      amount: amountOf(new Decimal(lot.quantity).toFixed(), item.unit),
      date: time.format(lot.useBy ?? tx.now),
    }),
  );
  const amount = amountOf(needed.toFixed(), item.unit);
  return new ExpiredStock(
    msg('stock.onlyExpired', { amount, name: item.name, lots: listOf(named, expired.length - named.length) }),
    item.id,
    expired.map(({ id }) => id),
  );
}

export function refuseQuarantined({ item }: ItemStock, lots: readonly StockLot[], needed: Decimal): AppError {
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
