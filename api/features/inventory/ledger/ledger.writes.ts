import { Decimal } from 'decimal.js';
import { msg } from '#schema/messages.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { type DrawOrder, inDrawOrder, isExpired } from '../lots/draw-order.policy.ts';
import { expiredStockError, quarantinedStockError } from './draw-refusals.writes.ts';
import type { Item } from '../items/item.entity.ts';
import {
  type ItemStock,
  lockStock,
  lockStocks,
  owedOf,
  snapshot,
  type StockSnapshot,
  stockOf,
} from '../stock/item-stock.writes.ts';
import { preserveCountedStock } from '../stock/posted-counts.writes.ts';
import { refuseArchived } from './archived-item.writes.ts';
import { ledgerValue, valueAt } from './ledger-value.policy.ts';
import { type Cause, changeLot, shareOf } from './lot-change.writes.ts';
import { owe, settleFrom } from './owed-stock.writes.ts';
import { notifyOwed, publishStock } from '../stock/stock.notifications.ts';
import type { StockLot } from '../lots/stock-lot.entity.ts';
import type { StockMovement } from './stock-movement.entity.ts';
import { roundQuantity } from '../../../platform/quantity.ts';

/** Stock that comes in. */
export interface StockIn extends Cause {
  readonly itemId: string;
  /** Positive, in the item's unit, exact decimal text; rounded to the ledger's four places. */
  readonly quantity: string;
  /** The lot that it goes into, at the lot's cost per unit unless `value` has the total cost. */
  readonly lot: StockLot;
  /** Minor units. */
  readonly value?: string;
}

/** Stock that goes out. */
export interface StockOut extends Cause {
  readonly itemId: string;
  /** Positive, as above. */
  readonly quantity: string;
  /** The lot that it comes from; without one, `order` selects the lots. */
  readonly lot?: StockLot;
  /** Positive: what leaves `lot` with all of `quantity`; the share of the lot's value when left out, or when the lot has less. */
  readonly value?: Decimal;
  readonly order: DrawOrder;
  /** Lots that are drawn before the others, in the same order among themselves. */
  readonly first?: readonly StockLot[];
  /** Minor units per unit of owed stock; the item's last cost when left out. */
  readonly owedUnitCost?: string | null;
}

/** The result of a booking: its rows of the ledger and their total value. */
export interface Booking {
  readonly item: Item;
  readonly movements: readonly StockMovement[];
  /** Signed, minor units with four decimals; null when the cost of any part is unknown. */
  readonly value: string | null;
  /** The quantity beyond the recorded stock, in the item's unit. */
  readonly owed: Decimal;
}

/** Books stock in, settles what the item owes with it, and publishes the change. Throws NOT_FOUND or VALIDATION_FAILED. */
export async function addStock(tx: Transaction, input: StockIn): Promise<Booking> {
  const [booking] = await addEach(tx, [input]);
  if (!booking) throw notFound('item');
  return booking;
}

/** The same for many, in their order: the stock is read once, and the change of an item is published once. */
export async function addEach(tx: Transaction, inputs: readonly StockIn[]): Promise<Booking[]> {
  const unsaved = tx.em.getUnitOfWork().getPersistStack();
  // What this transaction has just created is as it is here; other lots may have changed before their item was locked.
  const created = new Set(inputs.flatMap(({ lot }) => (unsaved.has(lot) ? lot : [])));
  return bookEach(tx, inputs, async (stock, input) => {
    if (!created.has(input.lot)) await lockedLot(tx, stock, input.lot);
    return addLocked(tx, stock, input);
  });
}

/** Runs bookings in their order with the stock of all their items, which is locked and read once; publishes each change once. */
async function bookEach<Input extends StockIn | StockOut>(
  tx: Transaction,
  inputs: readonly Input[],
  book: (stock: ItemStock, input: Input) => Promise<Booking>,
): Promise<Booking[]> {
  if (inputs.length === 0) return [];
  const stocks = await lockStocks(
    tx,
    inputs.map(({ itemId }) => itemId),
  );
  const locked = inputs.map((input) => ({ input, stock: stockOf(stocks, input.itemId) }));
  const before = new Map(locked.map(({ stock }) => [stock, snapshot(stock, tx.now)]));
  const bookings: Booking[] = [];
  const booked = new Map<ItemStock, StockMovement[]>();
  for (const { input, stock } of locked) {
    const booking = await book(stock, input);
    bookings.push(booking);
    booked.set(stock, [...(booked.get(stock) ?? []), ...booking.movements]);
  }
  await preserveCountedStock(tx, booked);
  const isUse = inputs.every(({ type }) => type === 'sale_use' || type === 'prep_out');
  for (const [stock, was] of before) {
    if (!isUse) refuseArchived(stock, was);
    await publishBooked(tx, stock, was);
  }
  return bookings;
}

/** Publishes a change of stock, and notifies when more is owed than before. */
async function publishBooked(tx: Transaction, stock: ItemStock, before: StockSnapshot): Promise<void> {
  const missing = owedOf(stock).minus(before.owed);
  if (missing.gt(0)) await notifyOwed(tx, stock.item, missing);
  await publishStock(tx, stock, before);
}

function addLocked(tx: Transaction, stock: ItemStock, input: StockIn): Booking {
  const { lot } = input;
  if (lot.itemId !== stock.item.id) throw notFound('lot');
  const quantity = amountOf(input.quantity, stock.item);
  const value = input.value === undefined ? valueAt(quantity, lot.unitCost) : new Decimal(input.value);
  const movements = [changeLot(tx, stock.item, lot, { quantity, value }, input)];
  if (!stock.lots.includes(lot)) stock.lots.push(lot);
  if (input.type !== 'count_adjust') movements.push(...settleFrom(tx, stock, lot, input));
  return { item: stock.item, movements, value: valueOf(movements), owed: new Decimal(0) };
}

/**
 * Books stock out. What exceeds the recorded stock is owed: a wrong record blocks no work, and the next delivery, batch or
 * count settles it. Throws CONFLICT when `serve` finds only expired or quarantined stock.
 */
export async function drawStock(tx: Transaction, input: StockOut): Promise<Booking> {
  const [booking] = await drawEach(tx, [input]);
  if (!booking) throw notFound('item');
  return booking;
}

/** The same for many draws, in their order: the stock is read once, and the change of an item is published once. */
export function drawEach(tx: Transaction, inputs: readonly StockOut[]): Promise<Booking[]> {
  return bookEach(tx, inputs, (stock, input) => drawLocked(tx, stock, input));
}

async function drawLocked(tx: Transaction, stock: ItemStock, input: StockOut): Promise<Booking> {
  const quantity = amountOf(input.quantity, stock.item);
  const lots = input.lot ? [await lockedLot(tx, stock, input.lot)] : lotsToDraw(tx, stock, input);
  const movements: StockMovement[] = [];
  let missing = quantity;
  for (const lot of lots) {
    const drawn = Decimal.min(missing, lot.quantity);
    if (!drawn.gt(0)) continue;
    const value = input.value && drawn.eq(quantity) ? input.value : shareOf(lot, drawn);
    const change = { quantity: drawn.negated(), value: value?.negated() ?? null };
    movements.push(changeLot(tx, stock.item, lot, change, input));
    missing = missing.minus(drawn);
  }
  if (missing.gt(0)) {
    await assertNoUnsafeStock(tx, stock, input.order, quantity);
    const unitCost = input.owedUnitCost === undefined ? stock.item.lastUnitCost : input.owedUnitCost;
    movements.push(owe(tx, stock, { quantity: missing, unitCost }, input));
  }
  return { item: stock.item, movements, value: valueOf(movements), owed: missing };
}

function lotsToDraw(tx: Transaction, { lots }: ItemStock, input: StockOut): StockLot[] {
  const { order, first = [] } = input;
  const ids = new Set(first.map(({ id }) => id));
  const ordered = inDrawOrder(lots, order, usedAt(tx, input));
  return [...ordered.filter(({ id }) => ids.has(id)), ...ordered.filter(({ id }) => !ids.has(id))];
}

/** When the stock was used, which determines what had expired. What was sold may be recorded days later. */
function usedAt(tx: Transaction, { order, occurredAt }: StockOut): Date {
  return order === 'sold' && occurredAt ? occurredAt : tx.occurredAt;
}

/** Throws CONFLICT when the item has stock that may not be served: a person must decide. */
async function assertNoUnsafeStock(
  tx: Transaction,
  stock: ItemStock,
  order: DrawOrder,
  needed: Decimal,
): Promise<void> {
  if (order !== 'serve' && order !== 'serve_expired') return;
  const expired = order === 'serve' ? stock.lots.filter((lot) => isExpired(lot, tx.occurredAt)) : [];
  if (expired.length > 0) throw await expiredStockError(tx, stock, expired, needed);
  const quarantined = stock.lots.filter(({ state, quantity }) => state === 'quarantined' && Number(quantity) > 0);
  if (quarantined.length > 0) throw quarantinedStockError(stock, quarantined, needed);
}

/**
 * Changes the cost of a lot by rows with quantity 0 and the difference in value. `own` is the part of the lot that belongs to
 * the cause; the difference of the rest, which was found in a count, is booked as an adjustment.
 */
export async function revalueLot(
  tx: Transaction,
  lot: StockLot,
  unitCost: string | null,
  cause: Omit<Cause, 'type'> & { readonly own: Decimal },
): Promise<void> {
  const stock = await lockStock(tx, lot.itemId);
  await lockedLot(tx, stock, lot);
  const value = valueAt(new Decimal(lot.quantity), unitCost);
  const difference = (value ?? new Decimal(0)).minus(lot.value ?? 0);
  lot.unitCost = unitCost;
  lot.value = value === null ? null : (lot.value ?? '0');
  if (difference.isZero()) return;
  const { own, ...source } = cause;
  const ownPart = own.lt(lot.quantity) ? ledgerValue(difference.times(own).dividedBy(lot.quantity)) : difference;
  const book = (part: Decimal, from: Omit<Cause, 'type'>) => {
    if (part.isZero()) return;
    changeLot(tx, stock.item, lot, { quantity: new Decimal(0), value: part }, { ...from, type: 'revalue' });
  };
  book(ownPart, source);
  book(difference.minus(ownPart), { ...source, sourceType: 'adjustment', sourceId: null });
  lot.value = value?.toFixed() ?? null;
  await publishStock(tx, stock, snapshot(stock, tx.now));
}

/** The current lot, which may have been read before its item was locked. Throws NOT_FOUND for a lot of another item. */
export async function lockedLot(tx: Transaction, stock: ItemStock, lot: StockLot): Promise<StockLot> {
  if (lot.itemId !== stock.item.id) throw notFound('lot');
  return stock.lots.includes(lot) ? lot : tx.em.refreshOrFail(lot);
}

function amountOf(quantity: string, item: Item): Decimal {
  const amount = roundQuantity(quantity);
  if (!amount.gt(0)) throw invalid(msg('stock.tooSmall', { name: item.name }));
  return amount;
}

/** The sum of the rows' values; null if one is unknown. */
export function valueOf(movements: readonly StockMovement[]): string | null {
  let sum = new Decimal(0);
  for (const { value } of movements) {
    if (value === null) return null;
    sum = sum.plus(value);
  }
  return sum.toFixed();
}
