import { Decimal } from 'decimal.js';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { MenuSale } from './menu-sale.entity.ts';
import { bookServed } from './sale-stock.writes.ts';
import { sumLines } from './sales.queries.ts';

/** Sums up the lines of these dishes and days, and books what was served. */
export async function bookSales(
  tx: Transaction,
  sales: readonly MenuSale[],
  nameOf: (recipeId: string) => string,
): Promise<void> {
  if (sales.length === 0) return;
  await tx.em.flush();
  const ids = sales.map(({ id }) => id);
  const sums = await sumLines(tx.db, tx.organizationId, ids);
  const dishes = sales.map((sale) => {
    const sum = sums.get(sale.id);
    sale.quantity = new Decimal(sum?.quantity ?? 0).toFixed();
    sale.netAmount = sum ? sum.netAmount : 0;
    return { sale, dishName: nameOf(sale.recipeId), served: Decimal.max(0, sum?.served ?? 0) };
  });
  await bookServed(tx, dishes);
}
