import { Decimal } from 'decimal.js';
import { validate as isUuid } from 'uuid';
import { adjustStock as adjustInput, lotCode, reverseMovement as reverseInput } from '#schema/inputs/inventory.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { parse } from '../../platform/context/parse.ts';
import { addFoundStock } from './found-stock.ts';
import { type ItemStock, lockStock, onHandOf, snapshot } from './item-stock.ts';
import { findItem } from './items.queries.ts';
import { addStock, drawStock, reverse } from './ledger.ts';
import type { Cause } from './lot-change.ts';
import { clearOwed } from './owed-stock.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';
import { publishStock } from './stock-notifications.ts';
import {
  findLot,
  findLotByCode,
  listExpiredLots,
  listLotEvents,
  listLotMovements,
  listLots,
  findLots,
  findMovements,
  listMovements,
  listPlaces,
} from './stock.queries.ts';
import { isUsable } from './usable.ts';
import type { ItemView } from './item.view.ts';
import type { StockLotView } from './stock-lot.view.ts';
import type { StockMovementView } from './stock-movement.view.ts';
import type { StockLotEvent, StockPlace } from './stock.types.ts';

/** What is left of an item in lots, first-expiring first; at most 100. */
export async function stockLots(ctx: Context, itemId: string, withEmpty: boolean): Promise<StockLotView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  if (!isUuid(itemId)) throw notFound('item');
  return ctx.read((db) => listLots(db, viewer, { itemId, withEmpty }));
}

/** One lot. */
export async function stockLot(ctx: Context, id: string): Promise<StockLotView> {
  const viewer = authorize(ctx, 'inventory.read');
  const row = isUuid(id) ? await ctx.read((db) => findLot(db, viewer, id)) : undefined;
  if (!row) throw notFound('lot');
  return row;
}

/** Those of these lots that the kitchen has. */
export async function lotsById(ctx: Context, ids: readonly string[]): Promise<StockLotView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => findLots(db, viewer, ids));
}

/** Those of these rows of the ledger that the kitchen has. */
export async function movementsById(ctx: Context, ids: readonly string[]): Promise<StockMovementView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => findMovements(db, viewer, ids));
}

/** The lot of a label, by the code that was scanned or typed. Throws NOT_FOUND. */
export async function stockLotByCode(ctx: Context, code: string): Promise<StockLotView> {
  const viewer = authorize(ctx, 'inventory.read');
  const typed = parse(lotCode, code);
  const row = await ctx.read((db) => findLotByCode(db, viewer, typed));
  if (!row) throw notFound('lot');
  return row;
}

/** Stock past its use-by, to be thrown away; at most 100 lots. */
export async function expiredLots(ctx: Context): Promise<StockLotView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => listExpiredLots(db, viewer));
}

/** A lot's rows of the ledger, newest first; at most 100. */
export async function lotMovements(ctx: Context, lotId: string): Promise<StockMovementView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return isUuid(lotId) ? ctx.read((db) => listLotMovements(db, viewer, lotId)) : [];
}

/** What was done to a lot besides, newest first; at most 100. */
export async function lotEvents(ctx: Context, lotId: string): Promise<StockLotEvent[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return isUuid(lotId) ? ctx.read((db) => listLotEvents(db, viewer, lotId)) : [];
}

/** The balance of each place of an item. */
export async function stockPlaces(ctx: Context, itemId: string): Promise<StockPlace[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return isUuid(itemId) ? ctx.read((db) => listPlaces(db, viewer.organizationId, itemId)) : [];
}

/** One page of an item's ledger, newest first. */
export async function stockMovements(ctx: Context, itemId: string, page: PageInput): Promise<Page<StockMovementView>> {
  const viewer = authorize(ctx, 'inventory.read');
  if (!isUuid(itemId)) throw notFound('item');
  return ctx.read((db) => listMovements(db, viewer, { itemId, page }));
}

interface Adjustment {
  readonly lot: StockLot | null;
  readonly countedQuantity: string | undefined;
  readonly difference: string | undefined;
  readonly useBy: Date | null;
  readonly cause: Cause;
}

/**
 * Corrects what is on hand to a count, or by a difference, with the reason: of the item, or of one lot. The difference to a
 * count is worked out under the item's lock, so that two people who count at once both get what they counted.
 */
export async function adjustStock(ctx: Context, raw: unknown): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.adjust');
  const input = parse(adjustInput, raw);
  return ctx.write('stock.adjusted', raw, async (tx) => {
    const stock = await lockStock(tx, input.itemId);
    const lot = input.lotId ? await lotOfItem(tx, stock, input.lotId) : null;
    const cause: Cause = { type: 'count_adjust', sourceType: 'adjustment', reason: input.reason };
    await adjust(tx, stock, {
      lot,
      countedQuantity: input.countedQuantity,
      difference: input.difference,
      useBy: input.useBy ?? null,
      cause,
    });
    await tx.em.flush();
    const row = await findItem(tx.db, viewer, stock.item.id);
    if (!row) throw notFound('item');
    return row;
  });
}

async function adjust(tx: Transaction, stock: ItemStock, input: Adjustment): Promise<void> {
  const { lot, countedQuantity, cause } = input;
  const present = lot ? new Decimal(lot.quantity) : onHandOf(stock);
  const difference =
    countedQuantity === undefined ? new Decimal(input.difference ?? 0) : new Decimal(countedQuantity).minus(present);
  if (countedQuantity !== undefined && !lot) await settleByCount(tx, stock, cause);
  if (difference.isZero()) return;
  const quantity = difference.abs().toFixed();
  const itemId = stock.item.id;
  if (difference.isNegative()) {
    await drawStock(tx, { ...cause, itemId, quantity, order: 'any', ...(lot ? { lot } : {}) });
    return;
  }
  const into = lot ?? lotForFound(tx, stock, input.useBy);
  if (into) await addStock(tx, { ...cause, itemId, quantity, lot: into });
  else await addFoundStock(tx, stock.item, { ...cause, quantity, useBy: input.useBy });
}

/** Found stock without a date counts to the usable lot that expires first, the safe guess; with one it is a lot of its own. */
function lotForFound(tx: Transaction, stock: ItemStock, useBy: Date | null): StockLot | null {
  if (useBy !== null) return null;
  return stock.lots.find((lot) => isUsable(lot, tx.now) && lot.state !== 'frozen') ?? null;
}

async function settleByCount(tx: Transaction, stock: ItemStock, cause: Cause): Promise<void> {
  if (stock.owed.length === 0) return;
  const before = snapshot(stock, tx.now);
  clearOwed(tx, stock, cause);
  await publishStock(tx, stock, before);
}

async function lotOfItem(tx: Transaction, stock: ItemStock, lotId: string): Promise<StockLot> {
  const lot = stock.lots.find(({ id }) => id === lotId) ?? (await find(tx, StockLot, 'lot', lotId));
  if (lot.itemId !== stock.item.id) throw invalid(msg('stock.notOfItem', { code: lot.lotCode, name: stock.item.name }));
  return lot;
}

/** Takes one booked movement back. Those of deliveries, prep, waste and lots are taken back where they were made. */
export async function reverseMovement(ctx: Context, raw: unknown): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.adjust');
  const { id, reason } = parse(reverseInput, raw);
  return ctx.write('stock.reversed', raw, async (tx) => {
    const movement = await find(tx, StockMovement, 'stock movement', id);
    if (movement.sourceType !== null && movement.sourceType !== 'adjustment') {
      throw conflict(msg('stock.takeBackElsewhere'));
    }
    await reverse(tx, movement, reason);
    await tx.em.flush();
    const row = await findItem(tx.db, viewer, movement.itemId);
    if (!row) throw notFound('item');
    return row;
  });
}
