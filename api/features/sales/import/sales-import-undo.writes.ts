import { z } from 'zod';
import { saleKinds } from '#schema/sales-vocabulary.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { refuseChanged } from '../../../platform/imports/refuse-changed.ts';
import { MenuSale } from '../menu-sale.entity.ts';
import { SaleLine } from '../sale-line.entity.ts';
import { lockSales } from '../sale-lines.writes.ts';
import { bookSales } from '../sale-sums.writes.ts';
import { SalesDay } from '../sales-day.entity.ts';
import { findDishes } from '../sales.queries.ts';

const formerLine = z.object({
  menuSaleId: z.uuid(),
  kind: z.enum(saleKinds),
  quantity: z.string(),
  netAmount: z.number().nullable(),
  restock: z.boolean(),
});
const formerDay = z.object({ complete: z.boolean() });

/** Takes a line or a day of an import back, with the stock that it used. */
export async function undoSales(tx: Transaction, _importer: Importer, touched: TouchedRow): Promise<void> {
  await lockSales(tx);
  if (touched.entity === 'SalesDay') await undoDay(tx, touched);
  else await undoLine(tx, touched);
}

async function undoLine(tx: Transaction, touched: TouchedRow): Promise<void> {
  const line = await find(tx, SaleLine, 'line', touched.id, { lock: true });
  refuseChanged(touched, line);
  const ids = [line.menuSaleId];
  if (touched.before === null) tx.em.remove(line);
  else {
    const former = formerLine.parse(touched.before);
    ids.push(former.menuSaleId);
    Object.assign(line, former);
  }
  const sales = await tx.em.find(MenuSale, { id: { $in: ids } });
  const dishes = await findDishes(tx.db, tx.organizationId, { ids: sales.map((sale) => sale.recipeId), codes: [] });
  await bookSales(tx, sales, (id) => dishes.find((dish) => dish.id === id)?.name ?? '');
}

/** A day that the import began has no data again, unless somebody has added sales to it since. */
async function undoDay(tx: Transaction, touched: TouchedRow): Promise<void> {
  const day = await find(tx, SalesDay, 'sales day', touched.id, { lock: true });
  refuseChanged(touched, day);
  const { id, businessDate: date } = day;
  const sales = await tx.em.find(MenuSale, { salesDayId: id });
  const lines = await tx.em.count(SaleLine, { menuSaleId: { $in: sales.map((sale) => sale.id) } });
  if (touched.before !== null || lines > 0) {
    day.complete = touched.before === null ? false : formerDay.parse(touched.before).complete;
    tx.record({ entity: 'SalesDay', entityId: id, changes: { date, complete: day.complete } });
    return;
  }
  for (const sale of sales) tx.em.remove(sale);
  await tx.em.flush();
  tx.em.remove(day);
  tx.record({ entity: 'SalesDay', entityId: id, changes: { date: [date, null] } });
}
