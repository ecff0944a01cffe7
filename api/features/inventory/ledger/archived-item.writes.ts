import { msg } from '#schema/messages.ts';
import { invalid } from '../../../platform/errors.ts';
import { type ItemStock, onHandOf, owedOf, type StockSnapshot } from '../stock/item-stock.writes.ts';

/**
 * An archived item takes neither stock nor debt; what it has or owes already can become less. What was cooked or sold has
 * happened and is recorded all the same, so its bookings are not checked. Throws VALIDATION_FAILED.
 */
export function refuseArchived(stock: ItemStock, before: StockSnapshot): void {
  const { name, archivedAt } = stock.item;
  if (archivedAt === null) return;
  if (onHandOf(stock).lte(before.onHand) && owedOf(stock).lte(before.owed)) return;
  throw invalid(msg('common.archived', { name }));
}
