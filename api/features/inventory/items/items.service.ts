import { setArchived } from '../../../platform/database/archivable.ts';
import {
  archiveInput,
  createItem as createItemInput,
  itemsFilter,
  updateItem as updateItemInput,
} from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { ItemSort } from '#schema/vocabulary.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Page, PageInput } from '../../../platform/graphql/connection.ts';
import { withCategoryNames } from '../../item-categories/item-category.writes.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { Item } from './item.entity.ts';
import { assertUnused } from './item-checks.writes.ts';
import { addItem, editItem } from './item.writes.ts';
import { findItemAllergens } from './item-allergens.queries.ts';
import type { ItemAllergens } from './item-allergens.types.ts';
import { findItem, findItems, listFirstItems, listItems, summarize } from './items.queries.ts';
import { addOpeningStock } from '../lots/found-stock.writes.ts';
import { editedItem } from '../stock/stock.notifications.ts';
import type { ItemView } from './item.view.ts';
import type { InventorySummary } from '../inventory-summary.view.ts';
import { readOne } from '../../../platform/context/read-one.ts';

/** One page of the items that match the filter. */
export async function itemPage(
  ctx: Context,
  filter: InputOf<typeof itemsFilter> | null | undefined,
  sort: ItemSort,
  page: PageInput,
): Promise<Page<ItemView>> {
  const viewer = authorize(ctx, 'inventory.board');
  const params = { ...parse(itemsFilter, filter ?? {}), sort, page };
  return ctx.read((db) => listItems(db, viewer, params));
}

/** The maximum length of the list of items in one answer. */
const WHOLE_LIST_MAX = 1_000;

/** The active items by name, at most 1,000, and whether there are more. */
export async function firstItems(
  ctx: Context,
): Promise<{ readonly items: readonly ItemView[]; readonly isCut: boolean }> {
  const viewer = authorize(ctx, 'inventory.read');
  const items = await ctx.read((db) => listFirstItems(db, viewer, WHOLE_LIST_MAX + 1));
  return { items: items.slice(0, WHOLE_LIST_MAX), isCut: items.length > WHOLE_LIST_MAX };
}

/** One item with its stock. */
export async function item(ctx: Context, id: string): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.read');
  return readOne(ctx, 'item', id, (db) => findItem(db, viewer, id));
}

/** The kitchen's items with these ids. */
export async function itemsById(ctx: Context, ids: readonly string[]): Promise<ItemView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => findItems(db, viewer, ids));
}

/** What an item contains, by whom and since when, or what its recipe contains. */
export async function itemAllergens(ctx: Context, itemId: string): Promise<ItemAllergens> {
  const viewer = authorize(ctx, 'inventory.read');
  return readOne(ctx, 'item', itemId, (db) => findItemAllergens(db, viewer.organizationId, itemId));
}

/** Figures of the whole inventory. Cooks get neither its value nor the number of items without a cost. */
export async function inventorySummary(ctx: Context): Promise<InventorySummary> {
  const viewer = authorize(ctx, 'inventory.read');
  const summary = await ctx.read((db) => summarize(db, viewer));
  if (can(viewer.grants, 'inventory.costs')) return summary;
  return Object.assign({}, summary, { stockValue: null, itemsWithoutCost: null });
}

/** Adds an item with its opening stock. */
export async function createItem(ctx: Context, raw: InputOf<typeof createItemInput>): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { openingQuantity = '0', ...input } = parse(createItemInput, raw);
  return ctx.write('item.created', raw, async (tx) => {
    const created = await addItem(tx, viewer, input);
    if (Number(openingQuantity) > 0) {
      await addOpeningStock(tx, created.id, openingQuantity);
    }
    return reloadItem(tx, viewer, created.id);
  });
}

/** Changes an item. Its unit is fixed after the first movement. */
export async function updateItem(ctx: Context, raw: InputOf<typeof updateItemInput>): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { id, version, ...patch } = parse(updateItemInput, raw);
  return ctx.write('item.updated', raw, async (tx) => {
    const row = await find(tx, Item, 'item', id, { version, lock: true });
    const changes = await withCategoryNames(tx, await editItem(tx, viewer, row, patch));
    return saveAndPublish(tx, viewer, row, changes);
  });
}

/** Archives or restores an item. Throws CONFLICT for archiving one that has stock or is used. */
export async function archiveItem(ctx: Context, raw: InputOf<typeof archiveInput>): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { id, version, archived } = parse(archiveInput, raw);
  return ctx.write(archived ? 'item.archived' : 'item.restored', raw, async (tx) => {
    const row = await find(tx, Item, 'item', id, { version, lock: true });
    if (archived) await assertUnused(tx, row);
    const changes = setArchived(row, archived, tx.now);
    await tx.em.flush();
    return saveAndPublish(tx, viewer, row, changes);
  });
}

async function saveAndPublish(tx: Transaction, viewer: Viewer, row: Item, changes: unknown): Promise<ItemView> {
  const view = await reloadItem(tx, viewer, row.id);
  const live = { type: 'INVENTORY_UPDATED', data: editedItem(row, Number(view.usable)) } as const;
  tx.record({ entity: 'Item', entityId: row.id, changes, live });
  return view;
}

async function reloadItem(tx: Transaction, viewer: Viewer, id: string): Promise<ItemView> {
  await tx.em.flush();
  const row = await findItem(tx.db, viewer, id);
  if (!row) throw notFound('item');
  return row;
}
