import { LockMode } from '@mikro-orm/core';
import { validate as isUuid } from 'uuid';
import { updateItems as inputOfItems } from '#schema/inputs/inventory.ts';
import { listOf, msg, plain } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { setArchived } from '../../../platform/database/archivable.ts';
import { changesBetween, definedFields } from '../../../platform/database/changes.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { categoryIdOf, withCategoryNames } from '../../item-categories/item-category.writes.ts';
import { editedItem } from '../stock/stock.notifications.ts';
import { assertUnused, checkPlaces, hasMaximumBelowPar } from './item-checks.writes.ts';
import { Item } from './item.entity.ts';
import { findItems } from './items.queries.ts';
import type { ItemView } from './item.view.ts';

/** How many names a refusal lists. */
const NAMED = 5;

/**
 * Changes the same fields of many items, all of them or none. Throws CONFLICT with the names of those that somebody changed
 * meanwhile, and of those that the change does not fit.
 */
export async function updateItems(ctx: Context, raw: InputOf<typeof inputOfItems>): Promise<ItemView[]> {
  const viewer = authorize(ctx, 'inventory.update');
  const { items, archived, category, ...fields } = parse(inputOfItems, raw);
  return ctx.write('item.updated', raw, async (tx) => {
    const rows = await lockAll(tx, items);
    await checkPlaces(tx, fields);
    const input: Partial<Item> = definedFields(fields);
    if (category !== undefined) input.categoryId = await categoryIdOf(tx, category);
    const changes = new Map<string, object>();
    for (const row of rows) {
      if (archived === true && row.archivedAt === null) await assertUnused(tx, row);
      const edited = await withCategoryNames(tx, changesBetween(row, input, ['parLevel']));
      Object.assign(row, input);
      changes.set(row.id, { ...edited, ...setArchived(row, archived, tx.now) });
    }
    refuse(rows.filter(hasMaximumBelowPar), 'stock.togetherAboveMaximum');
    await tx.em.flush();
    const views = await findItems(
      tx.db,
      viewer,
      rows.map(({ id }) => id),
    );
    record(tx, rows, views, changes);
    return views;
  });
}

/** The rows, locked in one order, so that two such writes do not wait for each other. */
async function lockAll(tx: Transaction, items: readonly { id: string; version: number }[]): Promise<Item[]> {
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  if (!ids.every((id) => isUuid(id))) throw notFound('item');
  const rows = await tx.em.find(
    Item,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (rows.length < ids.length) throw notFound('item');
  refuse(
    rows.filter(({ id, version }) => versions.get(id) !== version),
    'stock.togetherChanged',
  );
  return rows;
}

function refuse(rows: readonly Item[], key: 'stock.togetherChanged' | 'stock.togetherAboveMaximum'): void {
  if (rows.length === 0) return;
  const names = rows.slice(0, NAMED).map(({ name }) => plain(name));
  throw conflict(msg(key, { names: listOf(names, rows.length - names.length) }));
}

function record(
  tx: Transaction,
  rows: readonly Item[],
  views: readonly ItemView[],
  changes: ReadonlyMap<string, object>,
): void {
  const usable = new Map(views.map((view) => [view.id, Number(view.usable)]));
  for (const row of rows) {
    const live = { type: 'INVENTORY_UPDATED', data: editedItem(row, usable.get(row.id) ?? 0) } as const;
    tx.record({ entity: 'Item', entityId: row.id, changes: changes.get(row.id), live });
  }
}
