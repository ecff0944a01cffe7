import { Decimal } from 'decimal.js';
import type { KitchenClock } from '#schema/business-day.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { lockItems } from '../inventory/stock/item-stock.writes.ts';
import { ledgerValue } from '../inventory/ledger/ledger-value.policy.ts';
import { drawEach, drawStock, type StockOut } from '../inventory/ledger/ledger.writes.ts';
import { movementsOf, reverseEach } from '../inventory/ledger/reversal.writes.ts';
import type { StockMovement } from '../inventory/ledger/stock-movement.entity.ts';
import { StockLot } from '../inventory/lots/stock-lot.entity.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { emptyExplosion, type Explosion, type Need } from '../recipes/book/explosion.policy.ts';
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

/** A dish of a day with what it uses of each item, each amount rounded as a whole: how the day was split into calls makes no difference. */
interface DishUse extends ServedDish {
  /** For the portions that are booked. */
  readonly before: ReadonlyMap<string, Decimal>;
  /** For the portions that were served. */
  readonly after: ReadonlyMap<string, Decimal>;
  readonly problems: Explosion['problems'];
  readonly isUnknown: boolean;
}

/**
 * Books the difference between what was served and what has been drawn. More: what the recipes used on that day, through
 * sub-recipes; prepared items come from their lots, and what is not on hand is owed. Less: what was drawn for it returns.
 */
export async function bookServed(tx: Transaction, dishes: readonly ServedDish[]): Promise<void> {
  const clock = await findKitchen(tx);
  const changed = dishes.filter(({ sale, served }) => !served.eq(sale.bookedQuantity));
  const uses = await usesOf(tx, clock, changed);
  const more = uses.filter(({ sale, served }) => served.gt(sale.bookedQuantity));
  const fewer = uses.filter(({ sale, served }) => served.lt(sale.bookedQuantity));
  const drawn = new Map<DishUse, StockMovement[]>();
  for (const use of fewer) drawn.set(use, await movementsOf(tx, 'menu_sale', use.sale.id));
  const draws = more.flatMap((use) => addedNeeds(use).map((need) => drawOf(tx, clock, use.sale, need)));
  const moved = [...draws, ...[...drawn.values()].flat()];
  await lockItems(
    tx,
    moved.map(({ itemId }) => itemId),
  );
  for (const [use, movements] of drawn) await returnUnserved(tx, clock, use, movements);
  await drawEach(tx, draws);
  for (const use of more) await markUnknown(tx, use);
  for (const { sale, served } of changed) sale.bookedQuantity = served.toFixed();
}

async function usesOf(tx: Transaction, clock: KitchenClock, dishes: readonly ServedDish[]): Promise<DishUse[]> {
  if (dishes.length === 0) return [];
  const made = dishes.flatMap(({ sale, served }) =>
    [sale.bookedQuantity, served.toFixed()].map((quantity) => ({
      recipeId: sale.recipeId,
      quantity,
      unit: 'portion' as const,
      at: servedAt(clock, sale.businessDate, tx.now),
    })),
  );
  const explosions = await pastExplosionsOf(tx.db, tx.organizationId, made);
  return dishes.map((dish, index) => {
    const [before = emptyExplosion, after = emptyExplosion] = explosions.slice(2 * index, 2 * index + 2);
    const { problems, isEmpty } = after;
    const isUnknown = problems.length > 0 || isEmpty;
    return { ...dish, before: amountsOf(before), after: amountsOf(after), problems, isUnknown };
  });
}

const amountsOf = ({ needs }: Explosion): ReadonlyMap<string, Decimal> =>
  new Map(needs.map(({ itemId, quantity }) => [itemId, quantity]));

/** What the portions need that are not booked yet. */
function addedNeeds({ before, after }: DishUse): Need[] {
  return [...after]
    .map(([itemId, quantity]) => ({ itemId, quantity: quantity.minus(before.get(itemId) ?? 0) }))
    .filter(({ quantity }) => quantity.gt(0));
}

/** What was booked before its use was known stays unknown, whatever is known of the rest. */
async function markUnknown(tx: Transaction, { sale, dishName, isUnknown, problems }: DishUse): Promise<void> {
  const wasUnknown = sale.useUnknown && new Decimal(sale.bookedQuantity).gt(0);
  sale.useUnknown = isUnknown || wasUnknown;
  if (isUnknown) await notifyUseUnknown(tx, { id: sale.recipeId, name: dishName }, problems);
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

/**
 * Returns what was drawn for portions that were not served after all: what the recipe needs for them, or, when it needs something
 * else by now, their share of what was drawn.
 */
async function returnUnserved(
  tx: Transaction,
  clock: KitchenClock,
  { sale, served, before, after }: DishUse,
  movements: readonly StockMovement[],
): Promise<void> {
  const none = new Decimal(0);
  for (const [itemId, rows] of Map.groupBy(movements, (row) => row.itemId)) {
    const drawn = rows.reduce((sum, { quantity }) => sum.minus(quantity), none);
    const kept = drawn.eq(before.get(itemId) ?? none)
      ? (after.get(itemId) ?? none)
      : roundQuantity(drawn.times(served).dividedBy(sale.bookedQuantity));
    let left = drawn;
    const returned: StockMovement[] = [];
    for (const row of rows.toReversed()) {
      if (left.lte(kept)) break;
      returned.unshift(row);
      left = left.plus(row.quantity);
    }
    await reverseEach(tx, returned, 'Sales corrected');
    const [partly] = returned;
    if (partly && left.lt(kept)) {
      const draw = drawOf(tx, clock, sale, { itemId, quantity: kept.minus(left) });
      const { occurredAt } = partly;
      await drawStock(tx, { ...draw, occurredAt, ...(await lotOf(tx, partly, kept.minus(left))) });
    }
  }
}

/**
 * The lot of a row of which a part stays drawn, with that part's value: the food was served from this lot at its cost of that time,
 * whatever has happened to the lot since.
 */
async function lotOf(tx: Transaction, row: StockMovement, part: Decimal): Promise<Pick<StockOut, 'lot' | 'value'>> {
  if (row.lotId === null) return {};
  const lot = await find(tx, StockLot, 'lot', row.lotId);
  return row.value === null ? { lot } : { lot, value: ledgerValue(part.times(row.value).dividedBy(row.quantity)) };
}
