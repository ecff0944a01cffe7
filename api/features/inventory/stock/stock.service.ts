import { Decimal } from 'decimal.js';
import { validate as isUuid } from 'uuid';
import { addDays, businessDate, businessDayBounds } from '#schema/business-day.ts';
import { adjustStock as adjustInput, lotCode, reverseMovement as reverseInput } from '#schema/inputs/inventory.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import type { Page, PageInput } from '../../../platform/graphql/connection.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { bookCount } from './counted-stock.writes.ts';
import { type ItemStock, lockStock, onHandOf, owedOf } from './item-stock.writes.ts';
import { findItem } from '../items/items.queries.ts';
import { reverse } from '../ledger/reversal.writes.ts';
import { type Cause, lotTooSmall } from '../ledger/lot-change.writes.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import { StockMovement } from '../ledger/stock-movement.entity.ts';
import {
  findLot,
  findLotByCode,
  findLots,
  findMovements,
  listExpiredLots,
  listLotEvents,
  listLotMovements,
  listLots,
  listLotsToUse,
  listMovements,
  listPlaces,
} from './stock.queries.ts';
import type { ItemView } from '../items/item.view.ts';
import type { StockLotView } from '../lots/stock-lot.view.ts';
import type { StockMovementView } from '../ledger/stock-movement.view.ts';
import type { StockLotEvent, StockPlace } from './stock.types.ts';
import { readOne } from '../../../platform/context/read-one.ts';

/** The lots of an item, first-expiring first; at most 100. */
export async function stockLots(ctx: Context, itemId: string, withEmpty: boolean): Promise<StockLotView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  if (!isUuid(itemId)) throw notFound('item');
  return ctx.read((db) => listLots(db, viewer, { itemId, withEmpty }));
}

/** One lot. */
export async function stockLot(ctx: Context, id: string): Promise<StockLotView> {
  const viewer = authorize(ctx, 'inventory.read');
  return readOne(ctx, 'lot', id, (db) => findLot(db, viewer, id));
}

/** The kitchen's lots with these ids. */
export async function lotsById(ctx: Context, ids: readonly string[]): Promise<StockLotView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => findLots(db, viewer, ids));
}

/** The kitchen's movements with these ids. */
export async function movementsById(ctx: Context, ids: readonly string[]): Promise<StockMovementView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => findMovements(db, viewer, ids));
}

/** The lot of a label, by the code that was scanned or typed. Throws NOT_FOUND. */
export async function stockLotByCode(ctx: Context, code: string): Promise<StockLotView> {
  const viewer = authorize(ctx, 'inventory.read');
  const parsedCode = parse(lotCode, code);
  const row = await ctx.read((db) => findLotByCode(db, viewer, parsedCode));
  if (!row) throw notFound('lot');
  return row;
}

/** Lots past their use-by, the longest expired first; at most 100. */
export async function expiredLots(ctx: Context): Promise<StockLotView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => listExpiredLots(db, viewer));
}

/** Lots to use by the end of the next business day, the earliest use-by first; at most 100. */
export async function lotsToUse(ctx: Context): Promise<StockLotView[]> {
  const viewer = authorize(ctx, 'inventory.board');
  const tomorrow = addDays(businessDate(viewer.kitchen, new Date()), 1);
  const { end } = businessDayBounds(viewer.kitchen, tomorrow);
  return ctx.read((db) => listLotsToUse(db, viewer, end));
}

/** A lot's rows of the ledger, newest first; at most 100. */
export async function lotMovements(ctx: Context, lotId: string): Promise<StockMovementView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return isUuid(lotId) ? ctx.read((db) => listLotMovements(db, viewer, lotId)) : [];
}

/** The events of a lot other than movements, newest first; at most 100. */
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

/**
 * Sets the stock of an item or of one lot to a counted quantity, or changes it by a difference. The difference to a count is
 * calculated under the item's lock, so that two simultaneous counts both end with the counted quantity.
 */
export async function adjustStock(ctx: Context, raw: InputOf<typeof adjustInput>): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.adjust');
  const input = parse(adjustInput, raw);
  return ctx.write('stock.adjusted', raw, async (tx) => {
    const stock = await lockStock(tx, input.itemId);
    const lot = input.lotId ? await lotOfItem(tx, stock, input.lotId) : undefined;
    const { item } = stock;
    const cause: Cause = { type: 'count_adjust', sourceType: 'adjustment', reason: input.reason };
    const lots = lot ? [lot] : stock.lots;
    // A count of the whole item settles what it owes; a difference, or a count of one lot, does not.
    const counted = input.countedQuantity === undefined ? null : new Decimal(input.countedQuantity);
    const owed = counted && !lot ? owedOf(stock) : new Decimal(0);
    const present = lot ? new Decimal(lot.quantity) : onHandOf(stock);
    const difference = counted ? counted.minus(present.minus(owed)) : new Decimal(input.difference ?? 0);
    if (lot && present.plus(difference).isNegative()) throw lotTooSmall(lot, item);
    const { storageLocationId } = item;
    await bookCount(tx, stock, { lot, lots, difference, owed, storageLocationId, useBy: input.useBy ?? null, cause });
    await tx.em.flush();
    const row = await findItem(tx.db, viewer, stock.item.id);
    if (!row) throw notFound('item');
    return row;
  });
}

async function lotOfItem(tx: Transaction, stock: ItemStock, lotId: string): Promise<StockLot> {
  const lot = stock.lots.find(({ id }) => id === lotId) ?? (await find(tx, StockLot, 'lot', lotId));
  if (lot.itemId !== stock.item.id) throw invalid(msg('stock.notOfItem', { code: lot.lotCode, name: stock.item.name }));
  return lot;
}

/** Reverses one movement. Throws CONFLICT for movements of deliveries, prep, waste and lots, which have their own reversals. */
export async function reverseMovement(ctx: Context, raw: InputOf<typeof reverseInput>): Promise<ItemView> {
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
