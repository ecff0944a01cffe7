import { Decimal } from 'decimal.js';
import { msg } from '#schema/messages.ts';
import { movementSources } from '#schema/vocabulary.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { type ItemStock, lockItems, lockStock, snapshot } from '../stock/item-stock.writes.ts';
import { type Counted, countedSince, preserveCountedStock, reverseCounted } from '../stock/posted-counts.writes.ts';
import { publishStock } from '../stock/stock.notifications.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import { refuseArchived } from './archived-item.writes.ts';
import { valueAt } from './ledger-value.policy.ts';
import { lockedLot } from './ledger.writes.ts';
import { type Cause, changeLot, shareOf } from './lot-change.writes.ts';
import { reverseOwed } from './owed-stock.writes.ts';
import { StockMovement } from './stock-movement.entity.ts';

/** Reverses a movement: see `reverseEach`. */
export function reverse(tx: Transaction, movement: StockMovement, reason: string): Promise<void> {
  return reverseEach(tx, [movement], reason);
}

/**
 * Reverses movements, the last first, with opposite rows: same lot, place, cost and date. A lot returns to its state before.
 * Throws CONFLICT when one is reversed already, or when incoming stock has been used since and not been counted after that, and
 * VALIDATION_FAILED when an archived item would get stock back; a corrected sale returns it all the same. With
 * `countSessionId` they are the rows of that count, which is reversed.
 */
export async function reverseEach(
  tx: Transaction,
  movements: readonly StockMovement[],
  reason: string,
  { countSessionId = null }: { readonly countSessionId?: string | null } = {},
): Promise<void> {
  await lockItems(
    tx,
    movements.map(({ itemId }) => itemId),
  );
  // The last first: what a delivery settled is owed again before the delivery itself is reversed.
  for (const [itemId, rows] of Map.groupBy(movements.toReversed(), (row) => row.itemId)) {
    const stock = await lockStock(tx, itemId);
    const before = snapshot(stock, tx.now);
    const counted = await countedSince(tx, rows, countSessionId);
    const reversals: StockMovement[] = [];
    for (const row of rows) reversals.push(...(await reverseLocked(tx, stock, row, reason, counted)));
    const after = await lockStock(tx, itemId);
    await preserveCountedStock(tx, new Map([[after, reversals]]), countSessionId);
    if (rows.some(({ sourceType }) => sourceType !== 'menu_sale')) refuseArchived(after, before);
    await publishStock(tx, after, before);
  }
}

/** Returns the rows that may change what a posted count found. With `counted`, those of lots do not. */
async function reverseLocked(
  tx: Transaction,
  stock: ItemStock,
  movement: StockMovement,
  reason: string,
  counted?: Counted,
): Promise<StockMovement[]> {
  if (movement.type === 'reversal') throw conflict(msg('stock.takesBackAlready'));
  if (await tx.em.findOne(StockMovement, { reversesId: movement.id })) {
    throw conflict(msg('stock.takenBackAlready'));
  }
  return addReversal(tx, stock, movement, reason, counted);
}

async function addReversal(
  tx: Transaction,
  stock: ItemStock,
  movement: StockMovement,
  reason: string,
  counted?: Counted,
): Promise<StockMovement[]> {
  const { sourceType, sourceId, occurredAt, id } = movement;
  const settles = movement.settlesId === null ? {} : { settlesId: movement.settlesId };
  const source = { sourceId, occurredAt, ...sourceOf(sourceType), ...settles };
  const cause: Cause = { type: 'reversal', reason, reversesId: id, ...source };
  if (movement.lotId === null) {
    const settlements = movement.settlesId === null ? await settlementsOf(tx, movement) : [];
    const undone: StockMovement[] = [];
    for (const settlement of settlements) undone.push(...(await reverseLocked(tx, stock, settlement, reason)));
    return [...undone, await reverseOwed(tx, stock, movement, cause)];
  }
  const lot = await lockedLot(tx, stock, await find(tx, StockLot, 'lot', movement.lotId));
  const line = counted?.get(id);
  if (line) {
    await reverseCounted(tx, stock.item, { lot, line, movement, cause });
    return [];
  }
  const change = { quantity: new Decimal(movement.quantity).negated(), value: reversedValue(lot, movement) };
  const reversal = changeLot(tx, stock.item, lot, change, cause);
  return counted ? [] : [reversal];
}

/**
 * The value of a reversal: that of the movement or, when unknown, at the lot's present cost. What is taken out has its share of the
 * lot's value, which is without a price that was entered later and is reversed already.
 */
function reversedValue(lot: StockLot, movement: StockMovement): Decimal | null {
  if (movement.value !== null) return new Decimal(movement.value).negated();
  const quantity = new Decimal(movement.quantity).negated();
  if (quantity.isNegative() && Number(lot.quantity) > 0) return shareOf(lot, quantity.abs())?.negated() ?? null;
  return lot.value === null ? null : valueAt(quantity, lot.unitCost);
}

/** The rows that settle a draw beyond the record and are not reversed, newest first. */
async function settlementsOf(tx: Transaction, draw: StockMovement): Promise<StockMovement[]> {
  const rows = await tx.em.find(StockMovement, { settlesId: draw.id }, { orderBy: { id: 'desc' } });
  return withoutReversed(rows);
}

/** The movements of a source that are not reversed, oldest first. */
export async function movementsOf(tx: Transaction, sourceType: string, sourceId: string): Promise<StockMovement[]> {
  return withoutReversed(await tx.em.find(StockMovement, { sourceType, sourceId }, { orderBy: { id: 'asc' } }));
}

function withoutReversed(rows: readonly StockMovement[]): StockMovement[] {
  const reversedIds = new Set(rows.map((row) => row.reversesId));
  return rows.filter((row) => row.type !== 'reversal' && !reversedIds.has(row.id));
}

function sourceOf(sourceType: string | null): Pick<Cause, 'sourceType'> {
  return { sourceType: movementSources.find((each) => each === sourceType) ?? null };
}
