import * as inputs from '#schema/inputs/counts.ts';
import { msg, thing } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { readOne } from '../../platform/context/read-one.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { Item } from '../inventory/items/item.entity.ts';
import { lockItems } from '../inventory/stock/item-stock.writes.ts';
import { StorageLocation } from '../stations/storage-location.entity.ts';
import type { CountLineView } from './lines/count-line.view.ts';
import { findLines, listLines } from './lines/count-lines.queries.ts';
import type { CountSessionView } from './count-session.view.ts';
import { sheetOf } from './sheet/count-sheet.policy.ts';
import { listSheet } from './sheet/count-sheet.queries.ts';
import type { CountSheetRow } from './sheet/count-sheet.view.ts';
import { findSession, findSessions, listSessions } from './counts.queries.ts';
import { ShelfItem } from './sheet/shelf-item.entity.ts';

/** One page of counts, the newest first. */
export async function countSessions(
  ctx: Context,
  filter: InputOf<typeof inputs.countsFilter> | null | undefined,
  page: PageInput,
): Promise<Page<CountSessionView>> {
  const viewer = authorize(ctx, 'counts.read');
  const { status, kind, search } = parse(inputs.countsFilter, filter ?? {});
  return ctx.read((db) => listSessions(db, viewer, { status, kind, search, page }));
}

export async function countSession(ctx: Context, id: string): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.read');
  return readOne(ctx, 'count', id, (db) => findSession(db, viewer, id));
}

export async function countSessionsById(ctx: Context, ids: readonly string[]): Promise<CountSessionView[]> {
  const viewer = authorize(ctx, 'counts.read');
  return ctx.read((db) => findSessions(db, viewer, ids));
}

export async function countLinesById(ctx: Context, ids: readonly string[]): Promise<CountLineView[]> {
  const viewer = authorize(ctx, 'counts.read');
  return ctx.read((db) => findLines(db, viewer, ids));
}

/** The sheet of a count, place by place in shelf order, with what was counted. */
export async function countSheet(ctx: Context, countSessionId: string): Promise<CountSheetRow[]> {
  const viewer = authorize(ctx, 'counts.read');
  return readOne(ctx, 'count', countSessionId, async (db) => {
    const rows = await listSheet(db, viewer, countSessionId);
    if (rows.length === 0 && !(await findSession(db, viewer, countSessionId))) return undefined;
    return sheetOf(rows, await listLines(db, viewer, countSessionId));
  });
}

/** Sets the shelf order of a place. Throws CONFLICT when it is no longer the previous order. */
export async function orderShelf(ctx: Context, raw: InputOf<typeof inputs.orderShelf>): Promise<boolean> {
  authorize(ctx, 'counts.review');
  const input = parse(inputs.orderShelf, raw);
  return ctx.write('shelf.ordered', input, async (tx) => {
    const { storageLocationId, itemIds, previousItemIds } = input;
    const place = await find(tx, StorageLocation, 'storage location', storageLocationId, { lock: true });
    if (previousItemIds) await assertShelfOrder(tx, storageLocationId, previousItemIds);
    await lockItems(tx, itemIds);
    for (const id of itemIds) await find(tx, Item, 'item', id);
    await tx.em.nativeDelete(ShelfItem, { storageLocationId });
    for (const [sort, itemId] of itemIds.entries()) add(tx, ShelfItem, { storageLocationId, itemId, sort });
    tx.record({ entity: 'StorageLocation', entityId: place.id, changes: { items: itemIds.length } });
    return true;
  });
}

/** The stored order may lack items that were added later, and have some that are archived. */
async function assertShelfOrder(tx: Transaction, storageLocationId: string, seen: readonly string[]): Promise<void> {
  const stored = await tx.em.find(ShelfItem, { storageLocationId }, { orderBy: { sort: 'asc' } });
  const storedIds = stored.map(({ itemId }) => itemId).filter((id) => seen.includes(id));
  const seenIds = seen.filter((id) => storedIds.includes(id));
  if (storedIds.some((id, index) => id !== seenIds[index])) {
    throw conflict(msg('common.changedMeanwhile', { what: thing('storage location') }));
  }
}
