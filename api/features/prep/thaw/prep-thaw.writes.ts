import { Decimal } from 'decimal.js';
import { msg } from '#schema/messages.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { NoConversion, tryInStockUnit } from '../../inventory/items/units.policy.ts';
import { inDrawOrder } from '../../inventory/lots/draw-order.policy.ts';
import { isFrozen } from '../../inventory/lots/frozen.policy.ts';
import { thaw } from '../../inventory/lots/thaw-lot.writes.ts';
import { splitOff } from '../../inventory/lots/lot-transfers.writes.ts';
import type { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { type ItemStock, lockStock, snapshot } from '../../inventory/stock/item-stock.writes.ts';
import { publishStock } from '../../inventory/stock/stock.notifications.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { notifyCountNeeded } from '../tasks/count-needed.notifications.ts';
import type { PrepTask } from '../tasks/prep-task.entity.ts';
import { PrepThaw } from './prep-thaw.entity.ts';

/**
 * Thaws what a completed task took out of the freezer: usable frozen lots, the earliest use-by first, the last one in part. They
 * get the use-by of thawed food. A quantity beyond the recorded frozen stock is not thawed, and the managers are notified to
 * count the item.
 */
export async function thawForTask(tx: Transaction, task: PrepTask, itemId: string, taken: string): Promise<void> {
  const stock = await lockStock(tx, itemId);
  const { item } = stock;
  const before = snapshot(stock, tx.now);
  const quantity = inStockUnit(taken, task, item);
  const rules = await findKitchen(tx);
  let left = quantity;
  for (const lot of inDrawOrder(stock.lots, 'serve', tx.now).filter((one) => isFrozen(item, one))) {
    if (left.isZero()) break;
    const part = takeFrom(tx, stock, lot, left);
    left = left.minus(part.quantity);
    const { quantity: whole, state: stateBefore, useBy: useByBefore, minutesLeftWhenFrozen: minutesLeftBefore } = part;
    add(tx, PrepThaw, {
      prepTaskId: task.id,
      lotId: part.id,
      quantity: whole,
      stateBefore,
      useByBefore,
      minutesLeftBefore,
    });
    thaw(rules, item, part, tx.occurredAt);
  }
  await tx.em.flush();
  if (left.gt(0)) {
    await notifyCountNeeded(tx, task, { item, needed: quantity, onHand: quantity.minus(left), reason: null });
  }
  await publishStock(tx, stock, before);
}

/** Puts back what a task thawed. Throws CONFLICT when some of it is already used, opened, moved apart or set aside. */
export async function refreezeForTask(tx: Transaction, task: PrepTask, itemId: string): Promise<void> {
  const stock = await lockStock(tx, itemId);
  const before = snapshot(stock, tx.now);
  const thawed = await tx.em.find(PrepThaw, { prepTaskId: task.id });
  for (const { lotId, quantity, stateBefore, useByBefore, minutesLeftBefore } of thawed) {
    const lot = stock.lots.find(({ id }) => id === lotId);
    if (lot?.state !== 'thawed' || !new Decimal(lot.quantity).eq(quantity)) throw conflict(msg('prep.thawedIsUsed'));
    lot.state = stateBefore;
    lot.useBy = useByBefore;
    lot.minutesLeftWhenFrozen = minutesLeftBefore;
    lot.thawedAt = null;
  }
  for (const row of thawed) tx.em.remove(row);
  await tx.em.flush();
  await publishStock(tx, stock, before);
}

/** The whole lot, or a new one with as much of it as is needed. */
function takeFrom(tx: Transaction, stock: ItemStock, lot: StockLot, needed: Decimal): StockLot {
  if (needed.gte(lot.quantity)) return lot;
  const part = splitOff(tx, stock.item, lot, needed);
  stock.lots.push(part);
  return part;
}

function inStockUnit(taken: string, { unit }: PrepTask, item: Item): Decimal {
  const converted = tryInStockUnit(item, { quantity: taken, unit });
  if (converted instanceof NoConversion) throw invalid(msg('unit.doesNotConvert', { from: unit, to: item.unit }));
  return converted;
}
