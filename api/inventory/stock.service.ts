import { Decimal } from 'decimal.js';
import { validate as isUuid } from 'uuid';
import {
  adjustStock as adjustInput,
  openLot as openInput,
  reverseMovement as reverseInput,
} from '#schema/inputs/inventory.ts';
import { authorize } from '../access.ts';
import type { Context } from '../context.ts';
import { find, type Work } from '../database/work.ts';
import { conflict, notFound } from '../errors.ts';
import { cursorKeys, type Page, type PageInput, pageOf, pageSize } from '../graphql/connection.ts';
import { parse } from '../parse.ts';
import { findItem, type ItemRow } from './items.queries.ts';
import { book, reverse } from './ledger.ts';
import { StockBalance } from './stock-balance.entity.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';
import { findLot, listLots, listMovements, type LotRow, type MovementRow } from './stock.queries.ts';

/** What is left of an item in lots, first-expiring first. */
export async function stockLots(ctx: Context, itemId: string): Promise<LotRow[]> {
  const viewer = authorize(ctx, 'inventory.read');
  if (!isUuid(itemId)) throw notFound('item');
  return ctx.read((db) => listLots(db, viewer, itemId));
}

/** One page of an item's ledger, newest first. */
export async function stockMovements(ctx: Context, itemId: string, page: PageInput): Promise<Page<MovementRow>> {
  const viewer = authorize(ctx, 'inventory.read');
  const size = pageSize(page);
  if (!isUuid(itemId)) throw notFound('item');
  const wanted = { itemId, limit: size + 1, after: cursorKeys(page, 1) };
  const rows = await ctx.read((db) => listMovements(db, viewer, wanted));
  return pageOf(rows, size, (row) => [row.id]);
}

/** Corrects what is on hand to a count, or by a difference, with the reason. */
export async function adjustStock(ctx: Context, raw: unknown): Promise<ItemRow> {
  const viewer = authorize(ctx, 'inventory.adjust');
  const { itemId, countedQuantity, difference, reason } = parse(adjustInput, raw);
  return ctx.write('stock.adjusted', raw, async (work) => {
    const quantity = difference ?? (await differenceTo(work, itemId, countedQuantity ?? '0'));
    if (!new Decimal(quantity).isZero()) {
      await book(work, { itemId, type: 'count_adjust', quantity, reason, sourceType: 'adjustment' });
    }
    return itemAfter(work, itemId, (id) => findItem(work.db, viewer, id));
  });
}

/** Takes one booked movement back. Those of deliveries, prep and waste are taken back where they were made. */
export async function reverseMovement(ctx: Context, raw: unknown): Promise<ItemRow> {
  const viewer = authorize(ctx, 'inventory.adjust');
  const { id, reason } = parse(reverseInput, raw);
  return ctx.write('stock.reversed', raw, async (work) => {
    const movement = await find(work, StockMovement, 'stock movement', id, { lock: true });
    if (movement.sourceType !== null && movement.sourceType !== 'adjustment') {
      throw conflict('Take this back where it was made: in the delivery, the prep task or the waste log.');
    }
    await reverse(work, movement, reason);
    return itemAfter(work, movement.itemId, (itemId) => findItem(work.db, viewer, itemId));
  });
}

/** Marks a lot as opened, so that it is used first. */
export async function openLot(ctx: Context, raw: unknown): Promise<LotRow> {
  const viewer = authorize(ctx, 'inventory.open-lot');
  const { id, version } = parse(openInput, raw);
  return ctx.write('lot.opened', raw, async (work) => {
    const lot = await find(work, StockLot, 'lot', id, { version, lock: true });
    if (lot.state !== 'available' && lot.state !== 'thawed') throw conflict('This lot cannot be opened now.');
    work.record({ entity: 'StockLot', entityId: id, changes: { state: [lot.state, 'opened'] } });
    lot.state = 'opened';
    await work.em.flush();
    const row = await findLot(work.db, viewer, id);
    if (!row) throw notFound('lot');
    return row;
  });
}

async function differenceTo(work: Work, itemId: string, counted: string): Promise<string> {
  const balance = isUuid(itemId) ? await work.em.findOne(StockBalance, { itemId }) : null;
  return new Decimal(counted).minus(balance?.onHand ?? 0).toFixed();
}

async function itemAfter(
  work: Work,
  itemId: string,
  read: (id: string) => Promise<ItemRow | undefined>,
): Promise<ItemRow> {
  await work.em.flush();
  const row = isUuid(itemId) ? await read(itemId) : undefined;
  if (!row) throw notFound('item');
  return row;
}
