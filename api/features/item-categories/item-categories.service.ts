import { setArchived } from '../../platform/database/archivable.ts';
import { LockMode } from '@mikro-orm/core';
import {
  createItemCategory as createInput,
  orderItemCategories as orderInput,
  updateItemCategory as updateInput,
} from '#schema/inputs/item-categories.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import { assignChanges, type Changes, changesBetween } from '../../platform/database/changes.ts';
import { assertNameAvailable } from '../../platform/database/name-available.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { ItemCategory } from './item-category.entity.ts';
import { countItemsOf, listItemCategories } from './item-categories.queries.ts';

/** The kitchen's item categories in their order, with archived ones if `archived`. */
export async function itemCategories(ctx: Context, archived: boolean): Promise<ItemCategory[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => listItemCategories(db, viewer, archived));
}

/** The kitchen's item categories with these ids. */
export async function itemCategoriesById(ctx: Context, ids: readonly string[]): Promise<ItemCategory[]> {
  const { organizationId } = authorize(ctx, 'inventory.read');
  return ctx.read((db) => rowsById(db, 'itemCategory', organizationId, ids));
}

/** Adds a category after the others. Throws CONFLICT when the name is taken or the list is full. */
export async function createItemCategory(ctx: Context, rawInput: InputOf<typeof createInput>): Promise<ItemCategory> {
  authorize(ctx, 'inventory.update');
  const input = parse(createInput, rawInput);
  return ctx.write('item_category.created', input, async (tx) => {
    await assertNameAvailable(tx, ItemCategory, 'category', input.name);
    const count = await tx.em.count(ItemCategory);
    if (count >= limits.itemCategoriesMax) throw conflict(msg('category.listFull'));
    const { name, nameEs, countVariancePercent = null, countVarianceAmount = null } = input;
    const values = { name, nameEs: nameEs || null, countVariancePercent, countVarianceAmount };
    const row = add(tx, ItemCategory, { ...values, sort: count });
    return recordAndReload(tx, row, changesBetween({}, values));
  });
}

/** Changes a category, archives or restores it. Throws CONFLICT for archiving a category with items, or the last one. */
export async function updateItemCategory(ctx: Context, input: InputOf<typeof updateInput>): Promise<ItemCategory> {
  authorize(ctx, 'inventory.update');
  const { id, version, archived, ...patch } = parse(updateInput, input);
  return ctx.write('item_category.updated', { id, version, archived, ...patch }, async (tx) => {
    const row = await find(tx, ItemCategory, 'item category', id, { version, lock: true });
    if (patch.name !== undefined) await assertNameAvailable(tx, ItemCategory, 'category', patch.name, id);
    const nameEs = patch.nameEs === undefined ? {} : { nameEs: patch.nameEs || null };
    const changes = assignChanges(row, { ...patch, ...nameEs }, ['countVariancePercent']);
    if (archived && !row.archivedAt) await assertArchivable(tx, row);
    return recordAndReload(tx, row, { ...changes, ...setArchived(row, archived, tx.now) });
  });
}

/** Puts the active categories into this order. Throws CONFLICT when another user added or archived one in the meantime. */
export async function orderItemCategories(ctx: Context, input: InputOf<typeof orderInput>): Promise<ItemCategory[]> {
  const viewer = authorize(ctx, 'inventory.update');
  const { ids } = parse(orderInput, input);
  return ctx.write('item_category.ordered', { ids }, async (tx) => {
    const order = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const rows = await tx.em.find(ItemCategory, { archivedAt: null }, order);
    if (new Set(ids).size !== rows.length || !rows.every(({ id }) => ids.includes(id))) {
      throw conflict(msg('category.orderChanged'));
    }
    for (const row of rows) row.sort = ids.indexOf(row.id);
    await tx.em.flush();
    const [first] = rows;
    if (first)
      await recordAndReload(tx, first, { order: ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []) });
    return listItemCategories(tx.db, viewer, false);
  });
}

async function assertArchivable(tx: Transaction, row: ItemCategory): Promise<void> {
  const items = await countItemsOf(tx.db, row.id);
  if (items > 0) throw conflict(msg('category.holdsItems', { name: row.name, count: items }));
  const left = await tx.em.count(ItemCategory, { archivedAt: null });
  if (left <= 1) throw conflict(msg('category.last', { name: row.name }));
}

async function recordAndReload(tx: Transaction, row: ItemCategory, changes: Changes | object): Promise<ItemCategory> {
  await tx.em.flush();
  const { id, version } = row;
  const live = { type: 'ORGANIZATION_UPDATED', data: { id, version } } as const;
  tx.record({ entity: 'ItemCategory', entityId: id, changes, live });
  return row;
}
