import { Decimal } from 'decimal.js';
import type { KitchenClock } from '#schema/business-day.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lockItems } from '../inventory/stock/item-stock.writes.ts';
import { drawEach, drawStock, type StockOut } from '../inventory/ledger/ledger.writes.ts';
import { movementsOf, reverseEach } from '../inventory/ledger/reversal.writes.ts';
import type { StockMovement } from '../inventory/ledger/stock-movement.entity.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import type { Need } from '../recipes/book/explosion.policy.ts';
import { pastExplosionsOf } from '../recipes/book/past-explosion.queries.ts';
import type { MenuSale } from './menu-sale.entity.ts';
import { servedAt } from './sales.policy.ts';
import { notifyUseUnknown } from './sales.notifications.ts';
import { roundQuantity } from '../../platform/quantity.ts';

/** A dish of a day, and how many portions of it should have drawn stock. */
interface ServedDish {
  readonly sale: MenuSale;
  readonly dishName: string;
  readonly served: Decimal;
}

/**
 * Books the difference between what was served and what has been drawn. More: what the recipes used on that day, through
 * sub-recipes; prepared items come from their lots, and what is not on hand is owed. Less: the same share of what was drawn
 * returns.
 */
export async function bookServed(tx: Transaction, dishes: readonly ServedDish[]): Promise<void> {
  const more = dishes.filter(({ sale, served }) => served.gt(sale.bookedQuantity));
  const fewer = dishes.filter(({ sale, served }) => served.lt(sale.bookedQuantity));
  const drawn = new Map<ServedDish, StockMovement[]>();
  for (const dish of fewer) drawn.set(dish, await movementsOf(tx, 'menu_sale', dish.sale.id));
  const clock = await findKitchen(tx);
  const needs = await needsOf(tx, clock, more);
  const usedIds = [...needs.values()].flat().map(({ itemId }) => itemId);
  await lockItems(tx, [...usedIds, ...[...drawn.values()].flat().map(({ itemId }) => itemId)]);
  for (const [{ sale, served }, movements] of drawn) await returnShare(tx, sale, served, movements);
  await drawEach(
    tx,
    [...needs].flatMap(([{ sale }, ingredients]) => ingredients.map((need) => drawOf(tx, clock, sale, need))),
  );
  for (const { sale, served } of dishes) sale.bookedQuantity = served.toFixed();
}

async function needsOf(
  tx: Transaction,
  clock: KitchenClock,
  dishes: readonly ServedDish[],
): Promise<Map<ServedDish, readonly Need[]>> {
  const result = new Map<ServedDish, readonly Need[]>();
  if (dishes.length === 0) return result;
  const made = dishes.map(({ sale, served }) => ({
    recipeId: sale.recipeId,
    quantity: served.minus(sale.bookedQuantity).toFixed(),
    unit: 'portion' as const,
    at: servedAt(clock, sale.businessDate, tx.now),
  }));
  const explosions = await pastExplosionsOf(tx.db, tx.organizationId, made);
  for (const [index, dish] of dishes.entries()) {
    const { needs, problems } = explosions[index] ?? { needs: [], problems: [] };
    result.set(dish, needs);
    const isUnknown = problems.length > 0 || needs.length === 0;
    // What was booked before its use was known stays unknown, whatever is known of the rest.
    const wasUnknown = dish.sale.useUnknown && new Decimal(dish.sale.bookedQuantity).gt(0);
    dish.sale.useUnknown = isUnknown || wasUnknown;
    if (isUnknown) await notifyUseUnknown(tx, { id: dish.sale.recipeId, name: dish.dishName }, problems);
  }
  return result;
}

function drawOf(tx: Transaction, clock: KitchenClock, sale: MenuSale, { itemId, quantity }: Need): StockOut {
  return {
    itemId,
    type: 'sale_use',
    quantity: quantity.toFixed(),
    order: 'sold',
    sourceType: 'menu_sale',
    sourceId: sale.id,
    occurredAt: servedAt(clock, sale.businessDate, tx.now),
  };
}

/** Returns the share of every item that was drawn for portions that were not served after all. */
async function returnShare(
  tx: Transaction,
  sale: MenuSale,
  served: Decimal,
  movements: readonly StockMovement[],
): Promise<void> {
  for (const [itemId, rows] of Map.groupBy(movements, (row) => row.itemId)) {
    const drawn = rows.reduce((sum, { quantity }) => sum.minus(quantity), new Decimal(0));
    const kept = roundQuantity(drawn.times(served).dividedBy(sale.bookedQuantity));
    let left = drawn;
    const returned: StockMovement[] = [];
    for (const row of rows.toReversed()) {
      if (left.lte(kept)) break;
      returned.unshift(row);
      left = left.plus(row.quantity);
    }
    await reverseEach(tx, returned, 'Sales corrected');
    if (left.lt(kept))
      await drawStock(tx, drawOf(tx, await findKitchen(tx), sale, { itemId, quantity: kept.minus(left) }));
  }
}
