import { LockMode } from '@mikro-orm/core';
import { Decimal } from 'decimal.js';
import type { Unit } from '#schema/vocabulary.ts';
import { add, find, type Work } from '../database/work.ts';
import { AppError, conflict } from '../errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { type Booking, book, movementsOf, reverse } from '../inventory/ledger.ts';
import { lotsOf } from '../inventory/lots.ts';
import { StockBalance } from '../inventory/stock-balance.entity.ts';
import { StockLot } from '../inventory/stock-lot.entity.ts';
import { convert, NoConversion } from '../inventory/units.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { tellCountNeeded } from './count-needed.ts';
import { ingredientsOf, type Need } from './prep-ingredients.ts';
import type { PrepTask } from './prep-task.entity.ts';
import { useByOf } from './use-by.policy.ts';

const SCALE = 4;

/** Ingredients taken out of stock: what they cost, and the earliest date mark among them. */
interface Used {
  /** Minor units; null when any part's cost is unknown. */
  readonly cost: Decimal | null;
  readonly useBy: readonly Date[];
}

/**
 * Books what a completed task made into a new lot and what its recipe used out of stock. The cook is never held up: what
 * is not on record or does not convert is left out and told to the managers.
 */
export async function bookPrep(work: Work, task: PrepTask, made: string): Promise<void> {
  const { needs, problems } = await ingredientsOf(work, task, made);
  const used: { cost: Decimal | null; useBy: Date[] } = { cost: new Decimal(0), useBy: [] };
  for (const need of needs) {
    const one = await take(work, task, need);
    used.cost = used.cost && one.cost ? used.cost.plus(one.cost) : null;
    used.useBy.push(...one.useBy);
  }
  for (const problem of problems) await tellCountNeeded(work, task, problem);
  const cost = problems.length > 0 || needs.length === 0 ? null : used.cost;
  if (task.itemId) await putIntoStock(work, task, made, { cost, useBy: used.useBy });
}

/** Takes back all that a completion booked. Throws CONFLICT when some of what was made is used already. */
export async function unbookPrep(work: Work, task: PrepTask, reason: string): Promise<void> {
  const movements = await movementsOf(work, 'prep_task', task.id);
  try {
    for (const movement of movements.toReversed()) await reverse(work, movement, reason);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    throw conflict('Some of what was made is already used, so it cannot be taken back. Adjust the stock instead.');
  }
  task.lotId = null;
}

async function take(work: Work, task: PrepTask, need: Need): Promise<Used> {
  const onHand = await lockedUsable(work, need.item.id);
  const amount = Decimal.min(need.quantity, onHand);
  if (amount.lt(need.quantity)) {
    await tellCountNeeded(work, task, { item: need.item, needed: need.quantity, onHand, reason: null });
  }
  const missing = need.quantity.minus(amount);
  const booking = amount.isZero()
    ? null
    : await book(work, {
        itemId: need.item.id,
        type: 'prep_out',
        quantity: amount.negated().toFixed(),
        sourceType: 'prep_task',
        sourceId: task.id,
      });
  return { cost: costOf(booking, missing, need.item), useBy: await dateMarks(work, need.item, booking) };
}

/** What may be taken, under the lock that orders this item's movements: on hand without what is set aside. */
async function lockedUsable(work: Work, itemId: string): Promise<Decimal> {
  await work.em.flush();
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const balance = await work.em.findOne(StockBalance, { itemId }, options);
  const aside = (await lotsOf(work, itemId)).filter(({ state }) => state === 'quarantined' || state === 'discarded');
  return aside.reduce((left, lot) => left.minus(lot.quantity), new Decimal(balance?.onHand ?? 0));
}

/** What was taken at its lots' cost, and what was missing on record at the last price. */
function costOf(booking: Booking | null, missing: Decimal, item: Item): Decimal | null {
  let cost = new Decimal(0);
  for (const { quantity, unitCost } of booking?.movements ?? []) {
    if (unitCost === null) return null;
    cost = cost.minus(new Decimal(quantity).times(unitCost));
  }
  if (missing.isZero()) return cost;
  return item.lastUnitCost === null ? null : cost.plus(missing.times(item.lastUnitCost));
}

/** Only prepared food carries a date mark into what is made of it; raw food is cooked. */
async function dateMarks(work: Work, item: Item, booking: Booking | null): Promise<Date[]> {
  if (item.kind !== 'prep' || item.tcsClass === 'none') return [];
  const ids = (booking?.movements ?? []).flatMap(({ lotId }) => (lotId ? [lotId] : []));
  const lots = ids.length === 0 ? [] : await work.em.find(StockLot, { id: { $in: ids } });
  return lots.flatMap(({ useBy }) => (useBy ? [useBy] : []));
}

async function putIntoStock(work: Work, task: PrepTask, made: string, used: Used): Promise<void> {
  const item = await find(work, Item, 'item', task.itemId ?? '');
  const quantity = inItemUnit(made, task.unit, item);
  if (!quantity) {
    const reason = `${task.unit} does not convert to ${item.unit}`;
    return tellCountNeeded(work, task, { item, needed: null, onHand: null, reason });
  }
  if (quantity.isZero()) return;
  const clock = await work.em.findOneOrFail(Organization, { id: work.organizationId });
  const unitCost = used.cost?.dividedBy(quantity).toFixed(6) ?? item.lastUnitCost;
  const lot = add(work, StockLot, {
    itemId: item.id,
    storageLocationId: item.storageLocationId,
    quantity: '0',
    unitCost,
    preparedAt: work.now,
    useBy: useByOf(clock, {
      at: work.now,
      shelfLifeHours: await shelfLife(work, task, item),
      tcsClass: item.tcsClass,
      ingredientsUseBy: used.useBy,
    }),
    prepTaskId: task.id,
  });
  await book(work, {
    itemId: item.id,
    type: 'prep_in',
    quantity: quantity.toFixed(),
    lot,
    unitCost,
    sourceType: 'prep_task',
    sourceId: task.id,
  });
  task.lotId = lot.id;
}

async function shelfLife(work: Work, task: PrepTask, item: Item): Promise<number | null> {
  const recipe = task.recipeId ? await work.em.findOne(Recipe, { id: task.recipeId }) : null;
  return recipe?.shelfLifeHours ?? item.shelfLifeHours;
}

function inItemUnit(quantity: string, unit: Unit, item: Item): Decimal | null {
  try {
    return convert(quantity, unit, item.unit, item.densityGramsPerMl).toDecimalPlaces(SCALE, Decimal.ROUND_HALF_UP);
  } catch (error) {
    if (error instanceof NoConversion) return null;
    throw error;
  }
}
