import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import { dateOf, msg } from '#schema/messages.ts';
import { type AppError, invalid } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { MenuSale } from './menu-sale.entity.ts';
import { bookServed } from './sale-stock.writes.ts';
import { findDayOverLimit, sumLines } from './sales.queries.ts';

/**
 * Sums up the lines of these dishes and days, and books what was served. Returns the ids of those of which more went back to stock
 * than was served that day: the rest returned nothing. Throws VALIDATION_FAILED when the sales of a day are more than an `Int` of
 * GraphQL.
 */
export async function bookSales(
  tx: Transaction,
  sales: readonly MenuSale[],
  nameOf: (recipeId: string) => string,
): Promise<ReadonlySet<string>> {
  const returned = new Set<string>();
  if (sales.length === 0) return returned;
  await tx.em.flush();
  const ids = sales.map(({ id }) => id);
  const sums = await sumLines(tx.db, tx.organizationId, ids);
  const dishes = sales.map((sale) => {
    const sum = sums.get(sale.id);
    sale.quantity = new Decimal(sum?.quantity ?? 0).toFixed();
    sale.netAmount = sum ? sum.netAmount : 0;
    if (Math.abs(sale.netAmount ?? 0) > limits.moneyMax) throw tooMuch(sale.businessDate);
    if (Number(sum?.served ?? 0) < 0) returned.add(sale.id);
    return { sale, dishName: nameOf(sale.recipeId), served: Decimal.max(0, sum?.served ?? 0) };
  });
  await tx.em.flush();
  const date = await findDayOverLimit(tx.db, tx.organizationId, [
    ...new Set(sales.map(({ salesDayId }) => salesDayId)),
  ]);
  if (date !== null) throw tooMuch(date);
  await bookServed(tx, dishes);
  return returned;
}

function tooMuch(date: string): AppError {
  return invalid(msg('sales.tooMuchOfDay', { date: dateOf(date) }));
}
