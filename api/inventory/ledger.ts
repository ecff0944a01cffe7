import { LockMode } from '@mikro-orm/core';
import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import type { MovementType } from '#schema/vocabulary.ts';
import { add, find, type Work } from '../database/work.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { Item } from './item.entity.ts';
import { drawFromLots, lotsOf, type Part, unlotted } from './lots.ts';
import { liveItem, tellLowStock } from './stock-news.ts';
import { StockBalance } from './stock-balance.entity.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';

/** Decimal places of a quantity in the ledger. */
const PLACES = 4;

/** A change of stock, before it is booked. */
export interface MovementInput {
  readonly itemId: string;
  readonly type: MovementType;
  /** Signed, in the item's unit, exact decimal text; rounded to the ledger's four places. */
  readonly quantity: string;
  /** The lot it goes into or comes from. Outgoing without a lot draws first-expiring lots first. */
  readonly lot?: StockLot;
  /** Touches only stock that was never put into a lot. */
  readonly unlotted?: boolean;
  /** Minor units per unit, null when unknown; left out, the lot's, else the item's last cost. */
  readonly unitCost?: string | null;
  readonly sourceType?: 'prep_task' | 'waste_entry' | 'delivery' | 'adjustment';
  readonly sourceId?: string;
  readonly reason?: string | null;
  readonly occurredAt?: Date;
}

/** What a booking came to: its ledger rows and the cost of all of them. */
export interface Booking {
  readonly item: Item;
  readonly movements: readonly StockMovement[];
  readonly onHand: string;
  /** Signed, minor units; null when the cost of any part is unknown. */
  readonly value: number | null;
}

/**
 * Books one change of stock: locks the item's balance, refuses to go below zero, writes the ledger rows, keeps lots and
 * balance in step, and tells the kitchen. Throws NOT_FOUND, or CONFLICT with what is on hand.
 */
export async function book(work: Work, input: MovementInput): Promise<Booking> {
  const item = await find(work, Item, 'item', input.itemId);
  const balance = await lockedBalance(work, item.id);
  const quantity = new Decimal(input.quantity).toDecimalPlaces(PLACES);
  const before = new Decimal(balance.onHand);
  const after = before.plus(quantity);
  if (quantity.isZero()) throw invalid(`This is too small an amount of ${item.name} to record.`);
  if (after.isNegative()) {
    throw conflict(`Only ${before.toFixed()} ${item.unit} of ${item.name} is on hand.`);
  }
  if (after.gt(limits.quantityMax)) throw invalid(`This is more ${item.name} than can be recorded.`);
  const parts = await partsOf(work, input, quantity, before);
  const movements = parts.map((part) => addMovement(work, item, input, part));
  balance.onHand = after.toFixed();
  await tell(work, item, before, after);
  return { item, movements, onHand: balance.onHand, value: sumOrUnknown(movements) };
}

/**
 * Takes a booked movement back with an equal and opposite row: same lot, same cost. Throws CONFLICT when that was done
 * before, or when what came in has been used since.
 */
export async function reverse(work: Work, movement: StockMovement, reason: string): Promise<Booking> {
  if (movement.type === 'reversal') throw conflict('This movement already takes another one back.');
  await lockedBalance(work, movement.itemId);
  if (await work.em.findOne(StockMovement, { reversesId: movement.id })) {
    throw conflict('This stock movement was already taken back.');
  }
  const lot = movement.lotId ? await find(work, StockLot, 'lot', movement.lotId) : undefined;
  const booking = await book(work, {
    itemId: movement.itemId,
    type: 'reversal',
    quantity: new Decimal(movement.quantity).negated().toFixed(),
    unitCost: movement.unitCost,
    reason,
    ...(lot ? { lot } : { unlotted: true }),
  });
  for (const row of booking.movements) {
    row.reversesId = movement.id;
    row.sourceType = movement.sourceType;
    row.sourceId = movement.sourceId;
  }
  return booking;
}

/** Every movement that a source caused and that has not been taken back, oldest first. */
export async function movementsOf(work: Work, sourceType: string, sourceId: string): Promise<StockMovement[]> {
  const rows = await work.em.find(StockMovement, { sourceType, sourceId }, { orderBy: { id: 'asc' } });
  const reversed = new Set(rows.map((row) => row.reversesId));
  return rows.filter((row) => row.type !== 'reversal' && !reversed.has(row.id));
}

async function lockedBalance(work: Work, itemId: string): Promise<StockBalance> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  await work.em.flush();
  return (await work.em.findOne(StockBalance, { itemId }, lock)) ?? add(work, StockBalance, { itemId });
}

async function partsOf(work: Work, input: MovementInput, quantity: Decimal, onHand: Decimal): Promise<Part[]> {
  const { lot } = input;
  if (lot) {
    if (lot.itemId !== input.itemId) throw notFound('lot');
    // It may have been read before the item's stock was locked.
    await work.em.refresh(lot, { lockMode: LockMode.PESSIMISTIC_WRITE });
    changeLot(lot, quantity);
  } else if (quantity.isNegative() && input.unlotted) {
    const loose = unlotted(await lotsOf(work, input.itemId), onHand);
    if (loose.plus(quantity).isNegative()) throw conflict('Some of this stock has been used since.');
  } else if (quantity.isNegative()) {
    return drawFromLots(work, { itemId: input.itemId, type: input.type, amount: quantity.negated(), onHand });
  }
  return [{ lot: lot ?? null, quantity }];
}

function changeLot(lot: StockLot, quantity: Decimal): void {
  const left = new Decimal(lot.quantity).plus(quantity);
  if (left.isNegative()) throw conflict(`Only ${new Decimal(lot.quantity).toFixed()} is left of this lot.`);
  lot.quantity = left.toFixed();
  if (left.isZero()) lot.state = 'depleted';
  else if (lot.state === 'depleted' || lot.state === 'discarded') lot.state = 'available';
}

function addMovement(work: Work, item: Item, input: MovementInput, part: Part): StockMovement {
  const unitCost = input.unitCost === undefined ? (part.lot?.unitCost ?? item.lastUnitCost) : input.unitCost;
  const value = unitCost === null ? null : part.quantity.times(unitCost).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  if (value?.abs().gt(limits.moneyMax)) throw invalid(`This is more ${item.name} than can be recorded at its price.`);
  return add(work, StockMovement, {
    type: input.type,
    itemId: item.id,
    lotId: part.lot?.id ?? null,
    quantity: part.quantity.toFixed(),
    unitCost,
    value: value?.toNumber() ?? null,
    sourceType: input.sourceType ?? null,
    sourceId: input.sourceId ?? null,
    reason: input.reason ?? null,
    byUserId: work.actorId,
    occurredAt: input.occurredAt ?? work.now,
  });
}

async function tell(work: Work, item: Item, before: Decimal, after: Decimal): Promise<void> {
  const crossedPar = before.gte(item.parLevel) && after.lt(item.parLevel);
  work.record({
    action: 'inventory.moved',
    entity: 'Item',
    entityId: item.id,
    changes: { onHand: [before.toFixed(), after.toFixed()] },
    live: { type: 'INVENTORY_UPDATED', data: liveItem(item, after.toNumber(), crossedPar) },
  });
  if (crossedPar) await tellLowStock(work, item, after.toFixed());
}

function sumOrUnknown(movements: readonly StockMovement[]): number | null {
  let sum = 0;
  for (const { value } of movements) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}
