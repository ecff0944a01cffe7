import { Decimal } from 'decimal.js';
import { msg } from '#schema/messages.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { AppError, conflict } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { lockItems } from '../inventory/item-stock.ts';
import { refreshLastCosts } from '../inventory/last-cost.ts';
import { addStock, type Booking, drawStock, movementsOf, reverse } from '../inventory/ledger.ts';
import { newLotCode } from '../inventory/lot-code.ts';
import { StockLot } from '../inventory/stock-lot.entity.ts';
import { convert, NoConversion } from '../inventory/units.ts';
import { preparedUseBy } from '../inventory/use-by.policy.ts';
import { Organization } from '../organizations/organization.entity.ts';
import type { Need } from '../recipes/explosion.policy.ts';
import { explosionOf } from '../recipes/explosion.queries.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { notifyCountNeeded } from './count-needed.ts';
import type { PrepTask } from './prep-task.entity.ts';

const SCALE = 4;

/** Ingredients taken out of stock: what they cost, and the date marks that the batch inherits. */
interface Used {
  /** Minor units; null when any part's cost is unknown. */
  readonly cost: Decimal | null;
  readonly useBy: readonly Date[];
}

/**
 * Books what a completed task made into its lot and what its recipe used out of stock. What is not on record is owed; what
 * does not convert is left out and the managers are notified. Throws CONFLICT when an ingredient is there only as expired
 * stock and the task carries no override.
 */
export async function bookPrep(tx: Transaction, task: PrepTask, made: string): Promise<void> {
  await tx.em.flush();
  const { recipeId, itemId, unit } = task;
  const subject = { recipeId, itemId, quantity: made, unit };
  const { needs, problems } = await explosionOf(tx.db, tx.organizationId, subject);
  await lockItems(tx, [...needs.map((need) => need.itemId), ...(task.itemId ? [task.itemId] : [])]);
  const used: { cost: Decimal | null; useBy: Date[] } = { cost: new Decimal(0), useBy: [] };
  for (const need of needs) {
    const booking = await take(tx, task, need);
    used.cost = used.cost && booking.value !== null ? used.cost.minus(booking.value) : null;
    used.useBy.push(...(await dateMarks(tx, booking)));
  }
  for (const { itemId: id, reason } of problems) {
    const item = id === null ? null : await tx.em.findOneOrFail(Item, { id });
    await notifyCountNeeded(tx, task, { item, needed: null, onHand: null, reason });
  }
  const cost = problems.length > 0 || needs.length === 0 ? null : used.cost;
  if (task.itemId) await putIntoStock(tx, task, made, { cost, useBy: used.useBy });
}

/** Takes back all that a completion booked; the batch keeps its lot. Throws CONFLICT when some of what was made is used already. */
export async function unbookPrep(tx: Transaction, task: PrepTask, reason: string): Promise<void> {
  const movements = await movementsOf(tx, 'prep_task', task.id);
  await lockItems(
    tx,
    movements.map(({ itemId }) => itemId),
  );
  try {
    for (const movement of movements.toReversed()) await reverse(tx, movement, reason);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    throw conflict(msg('prep.madeIsUsed'));
  }
}

/** A mistaken tap made nothing: the clock of the batch starts when it is really done. */
export async function restartClock(tx: Transaction, task: PrepTask): Promise<void> {
  const lot = task.lotId ? await tx.em.findOne(StockLot, { id: task.lotId }) : null;
  if (lot) lot.preparedAt = null;
}

/** The made item's last cost, once its batch is finished or taken back. */
export async function refreshBatchCost(tx: Transaction, task: PrepTask): Promise<void> {
  if (task.itemId) await refreshLastCosts(tx, [task.itemId]);
}

function take(tx: Transaction, task: PrepTask, need: Need): Promise<Booking> {
  return drawStock(tx, {
    itemId: need.itemId,
    type: 'prep_out',
    quantity: need.quantity.toFixed(),
    order: task.overrideReason === null ? 'serve' : 'serve_expired',
    reason: task.overrideReason,
    sourceType: 'prep_task',
    sourceId: task.id,
  });
}

/**
 * Only prepared food carries a date mark into what is made of it; raw food is cooked. A mark that has passed was overridden
 * by a manager: it is written on the new lot as the reason, not as a use-by in the past.
 */
async function dateMarks(tx: Transaction, { item, movements }: Booking): Promise<Date[]> {
  if (item.kind !== 'prep' || item.tcsClass === 'none') return [];
  const ids = movements.flatMap(({ lotId }) => lotId ?? []);
  const lots = ids.length === 0 ? [] : await tx.em.find(StockLot, { id: { $in: ids } });
  return lots.flatMap(({ useBy }) => (useBy && useBy > tx.now ? [useBy] : []));
}

async function putIntoStock(tx: Transaction, task: PrepTask, made: string, used: Used): Promise<void> {
  const item = await find(tx, Item, 'item', task.itemId ?? '');
  const quantity = inItemUnit(made, task.unit, item);
  if (!quantity) {
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

/** The task's own lot from an earlier completion, so that a label that is printed stays true; else a new one. */
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
  const rules = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  const recipe = task.recipeId ? await tx.em.findOne(Recipe, { id: task.recipeId }) : null;
  lot.preparedAt ??= tx.now;
  lot.unitCost = used.cost?.dividedBy(quantity).toFixed(6) ?? item.lastUnitCost;
  lot.useBy = preparedUseBy(rules, item, {
    at: lot.preparedAt,
    shelfLifeHours: recipe?.shelfLifeHours ?? null,
    ingredientsUseBy: used.useBy,
  });
  lot.overrideReason = task.overrideReason;
  lot.overrideById = task.overrideById;
}

function inItemUnit(quantity: string, unit: Unit, item: Item): Decimal | null {
  try {
    return convert(quantity, unit, item.unit, item).toDecimalPlaces(SCALE, Decimal.ROUND_HALF_UP);
  } catch (error) {
    if (error instanceof NoConversion) return null;
    throw error;
  }
}
