import { Decimal } from 'decimal.js';
import { msg } from '#schema/messages.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { lockItems } from '../../inventory/stock/item-stock.writes.ts';
import { refreshLastCosts } from '../../inventory/items/last-cost.writes.ts';
import { addStock, type Booking, drawEach, type StockOut } from '../../inventory/ledger/ledger.writes.ts';
import { movementsOf, reverseEach } from '../../inventory/ledger/reversal.writes.ts';
import { newLotCode } from '../../inventory/lots/lot-code.crypto.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { NoConversion, tryInStockUnit } from '../../inventory/items/units.policy.ts';
import { preparedUseBy } from '../../inventory/lots/use-by.policy.ts';
import type { Need } from '../../recipes/book/explosion.policy.ts';
import { explosionOf } from '../../recipes/book/explosion.queries.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import { notifyCountNeeded } from './count-needed.notifications.ts';
import type { PrepTask } from './prep-task.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';

/** Ingredients drawn from stock: their cost, and the date marks that the batch inherits. */
interface Used {
  /** Minor units; null when any part's cost is unknown. */
  readonly cost: Decimal | null;
  readonly useBy: readonly Date[];
}

/**
 * Adds what a completed task made to its lot and draws what its recipe used from stock. A shortage is owed; what does not
 * convert is left out and the managers are notified. Throws CONFLICT when an ingredient has only expired stock and the task has
 * no override. A task of no recipe and no item moves no stock.
 */
export async function bookPrep(tx: Transaction, task: PrepTask, made: string): Promise<void> {
  const { recipeId, itemId, unit } = task;
  if (!recipeId && !itemId) return;
  await tx.em.flush();
  const subject = { recipeId, itemId, quantity: made, unit };
  const { needs, problems } = await explosionOf(tx.db, tx.organizationId, subject);
  await lockItems(tx, [...needs.map((need) => need.itemId), ...(task.itemId ? [task.itemId] : [])]);
  const used: { cost: Decimal | null; useBy: Date[] } = { cost: new Decimal(0), useBy: [] };
  const bookings = await drawEach(
    tx,
    needs.map((need) => drawOf(task, need)),
  );
  for (const booking of bookings) {
    used.cost = used.cost && booking.value !== null ? used.cost.minus(booking.value) : null;
    used.useBy.push(...(await dateMarks(tx, booking)));
  }
  for (const { itemId: id, reason } of problems) {
    const item = id === null ? null : await tx.em.findOneOrFail(Item, { id });
    await notifyCountNeeded(tx, task, { item, needed: null, onHand: null, reason });
  }
  const cost = problems.length > 0 || needs.length === 0 ? null : used.cost;
  if (task.itemId) await addBatchToStock(tx, task, made, { cost, useBy: used.useBy });
}

/** Reverses all movements of a completion; the task keeps its lot. Throws CONFLICT when some of the batch is already used. */
export async function unbookPrep(tx: Transaction, task: PrepTask, reason: string): Promise<void> {
  const movements = await movementsOf(tx, 'prep_task', task.id);
  await lockItems(
    tx,
    movements.map(({ itemId }) => itemId),
  );
  try {
    await reverseEach(tx, movements, reason);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    throw conflict(msg('prep.madeIsUsed'));
  }
}

/** Clears the preparation time after an undo: the shelf life starts with the real completion. */
export async function clearPreparedAt(tx: Transaction, task: PrepTask): Promise<void> {
  const lot = task.lotId ? await tx.em.findOne(StockLot, { id: task.lotId }) : null;
  if (lot) lot.preparedAt = null;
}

/** Updates the made item's last cost after its batch is completed or undone. */
export async function refreshBatchCost(tx: Transaction, task: PrepTask): Promise<void> {
  if (task.itemId) await refreshLastCosts(tx, [task.itemId]);
}

function drawOf(task: PrepTask, need: Need): StockOut {
  return {
    itemId: need.itemId,
    type: 'prep_out',
    quantity: need.quantity.toFixed(),
    order: task.overrideReason === null ? 'serve' : 'serve_expired',
    reason: task.overrideReason,
    sourceType: 'prep_task',
    sourceId: task.id,
  };
}

/**
 * The use-bys of prepared ingredients; raw food is cooked and has none. A manager has overridden expired ones: the new lot
 * stores the reason instead of a use-by in the past.
 */
async function dateMarks(tx: Transaction, { item, movements }: Booking): Promise<Date[]> {
  if (item.kind !== 'prep' || item.tcsClass === 'none') return [];
  const ids = movements.flatMap(({ lotId }) => lotId ?? []);
  const lots = ids.length === 0 ? [] : await tx.em.find(StockLot, { id: { $in: ids } });
  return lots.flatMap(({ useBy }) => (useBy && useBy > tx.occurredAt ? [useBy] : []));
}

async function addBatchToStock(tx: Transaction, task: PrepTask, made: string, used: Used): Promise<void> {
  const item = await find(tx, Item, 'item', task.itemId ?? '');
  const quantity = tryInStockUnit(item, { quantity: made, unit: task.unit });
  if (quantity instanceof NoConversion) {
    const reason = msg('unit.doesNotConvert', { from: task.unit, to: item.unit });
    return notifyCountNeeded(tx, task, { item, needed: null, onHand: null, reason });
  }
  if (quantity.isZero()) return;
  const lot = await lotOf(tx, task, item);
  await dateAndCost(tx, task, { item, lot, quantity, used });
  await addStock(tx, {
    itemId: item.id,
    type: 'prep_in',
    quantity: quantity.toFixed(),
    lot,
    ...(used.cost ? { value: used.cost.toFixed() } : {}),
    sourceType: 'prep_task',
    sourceId: task.id,
  });
}

/** The task's own lot from an earlier completion, so that a printed label is still right; else a new one. */
async function lotOf(tx: Transaction, task: PrepTask, item: Item): Promise<StockLot> {
  const earlier = task.lotId ? await tx.em.findOne(StockLot, { id: task.lotId }) : null;
  if (earlier && earlier.itemId === item.id) return earlier;
  const lot = add(tx, StockLot, {
    itemId: item.id,
    storageLocationId: item.storageLocationId,
    prepTaskId: task.id,
    lotCode: newLotCode(),
  });
  task.lotId = lot.id;
  return lot;
}

interface Batch {
  readonly item: Item;
  readonly lot: StockLot;
  readonly quantity: Decimal;
  readonly used: Used;
}

async function dateAndCost(tx: Transaction, task: PrepTask, { item, lot, quantity, used }: Batch): Promise<void> {
  const rules = await findKitchen(tx);
  const recipe = task.recipeId ? await tx.em.findOne(Recipe, { id: task.recipeId }) : null;
  lot.preparedAt ??= tx.occurredAt;
  lot.unitCost = used.cost?.dividedBy(quantity).toFixed(6) ?? item.lastUnitCost;
  lot.useBy = preparedUseBy(rules, item, {
    at: lot.preparedAt,
    shelfLifeHours: recipe?.shelfLifeHours ?? null,
    ingredientsUseBy: used.useBy,
  });
  lot.overrideReason = task.overrideReason;
  lot.overrideById = task.overrideById;
}
