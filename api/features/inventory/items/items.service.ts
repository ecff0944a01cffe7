import { setArchived } from '../../../platform/database/archivable.ts';
import {
  archiveInput,
  type CreateItem,
  createItem as createItemInput,
  itemsFilter,
  type UpdateItem,
  updateItem as updateItemInput,
} from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { ItemSort } from '#schema/vocabulary.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { assertExternalIdAvailable } from '../../../platform/database/claim-external-id.ts';
import { assertNameAvailable } from '../../../platform/database/claim-name.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Page, PageInput } from '../../../platform/graphql/connection.ts';
import { categoryIdOf, withCategoryNames } from '../../item-categories/item-category.writes.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { checkUnits } from '../../units/known-units.writes.ts';
import { changeUnit } from '../../units/unit-change.writes.ts';
import { Item } from './item.entity.ts';
import { assertUnused, checkLevels, checkPlaces } from './item-checks.writes.ts';
import { findItemAllergens } from './item-allergens.queries.ts';
import type { ItemAllergens } from './item-allergens.types.ts';
import { findItem, findItems, listAllItems, listItems, summarize } from './items.queries.ts';
import { addOpeningStock } from '../lots/found-stock.writes.ts';
import { editedItem } from '../stock/stock.notifications.ts';
import type { ItemView } from './item.view.ts';
import type { InventorySummary } from '../inventory-summary.view.ts';
import { changesBetween, definedFields, sameValue } from '../../../platform/database/changes.ts';
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

/** Every active item by name. */
export async function allItems(ctx: Context): Promise<ItemView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => listAllItems(db, viewer));
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
  const { openingQuantity = '0', category, ...fields } = parse(createItemInput, raw);
  return ctx.write('item.created', raw, async (tx) => {
    await assertNameAvailable(tx, Item, 'item', fields.name);
    await assertExternalIdAvailable(tx, Item, 'item', fields.externalId);
    await checkUnits(tx, [{ path: 'unit', unit: fields.unit }]);
    const input = { ...fields, categoryId: await categoryIdOf(tx, category) };
    await checkPlaces(tx, input);
    // Supplies are not food and have no allergens.
    if (fields.kind === 'supply') input.allergens ??= [];
    const created = add(tx, Item, {
      ...definedFields(input),
      ...enteredCost(tx, fields),
      ...enteredAllergens(tx, viewer, null, fields),
    });
    checkLevels(created);
    const changes = await withCategoryNames(tx, changesBetween({}, definedFields(input)));
    const live = { type: 'INVENTORY_UPDATED', data: { ...editedItem(created, 0), version: 1 } } as const;
    tx.record({ entity: 'Item', entityId: created.id, changes, live });
    await tx.em.flush();
    if (Number(openingQuantity) > 0) {
      await addOpeningStock(tx, created.id, openingQuantity);
    }
    return reloadItem(tx, viewer, created.id);
  });
}

/** Changes an item. Its unit is fixed after the first movement. */
export async function updateItem(ctx: Context, raw: InputOf<typeof updateItemInput>): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { id, version, category, ...fields } = parse(updateItemInput, raw);
  return ctx.write('item.updated', raw, async (tx) => {
    const row = await find(tx, Item, 'item', id, { version, lock: true });
    if (fields.name !== undefined) await assertNameAvailable(tx, Item, 'item', fields.name, id);
    await assertExternalIdAvailable(tx, Item, 'item', fields.externalId, id);
    const input = {
      ...(await changeUnit(tx, row, fields)),
      ...definedFields(fields),
      ...(await categoryOf(tx, row, category)),
    };
    await checkPlaces(tx, input);
    const changes = await withCategoryNames(tx, changesBetween(row, input, decimals));
    Object.assign(row, enteredAllergens(tx, viewer, row.allergens, fields), input, enteredCost(tx, fields));
    checkLevels(row);
    await tx.em.flush();
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

type Fields = Omit<CreateItem, 'openingQuantity' | 'category'> | Omit<UpdateItem, 'id' | 'version' | 'category'>;

async function categoryOf(tx: Transaction, row: Item, codeOrId: string | undefined): Promise<Partial<Item>> {
  return codeOrId === undefined ? {} : { categoryId: await categoryIdOf(tx, codeOrId, row.categoryId) };
}

const decimals: readonly string[] = [
  'packQuantity',
  'parLevel',
  'maxLevel',
  'defaultYieldPercent',
  'densityGramsPerMl',
  'lastUnitCost',
] satisfies (keyof Item)[];

/** A cost that a person enters applies until the next delivery or batch. */
function enteredCost(tx: Transaction, input: Fields): Partial<Item> {
  if (input.lastUnitCost === undefined) return {};
  return { enteredUnitCost: input.lastUnitCost, enteredCostAt: input.lastUnitCost === null ? null : tx.now };
}

/** Who says what it contains, or that it contains none. Sending what is stored already confirms nothing. */
function enteredAllergens(
  tx: Transaction,
  viewer: Viewer,
  before: Item['allergens'],
  { allergens }: Fields,
): Partial<Item> {
  if (allergens === undefined || sameValue(before, allergens)) return {};
  return allergens === null
    ? { allergensById: null, allergensAt: null }
    : { allergensById: viewer.id, allergensAt: tx.now };
}
