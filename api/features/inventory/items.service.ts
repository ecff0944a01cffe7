import { Decimal } from 'decimal.js';
import { validate as isUuid } from 'uuid';
import {
  archiveInput,
  type CreateItem,
  createItem as createItemInput,
  itemsFilter,
  type UpdateItem,
  updateItem as updateItemInput,
} from '#schema/inputs/inventory.ts';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { can } from '#schema/permissions.ts';
import type { ItemSort } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { claimExternalId } from '../../platform/database/claim-external-id.ts';
import { claimName } from '../../platform/database/claim-name.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { categoryIdOf, withCategoryNames } from '../item-categories/category-of.ts';
import { parse } from '../../platform/context/parse.ts';
import { StorageLocation } from '../stations/storage-location.entity.ts';
import { Supplier } from '../suppliers/supplier.entity.ts';
import { checkUnits } from '../units/known-units.ts';
import { changeUnit } from '../units/unit-change.ts';
import { Item } from './item.entity.ts';
import { findItemUses, type ItemUse } from './item-uses.queries.ts';
import { findItem, findItems, listAllItems, listItems, summarize } from './items.queries.ts';
import { addOpeningStock } from './found-stock.ts';
import { lockStock, onHandOf, owedOf } from './item-stock.ts';
import { editedItem } from './stock-notifications.ts';
import type { ItemView } from './item.view.ts';
import type { InventorySummary } from './inventory-summary.view.ts';

/** One page of the items that the filter keeps. */
export async function itemPage(
  ctx: Context,
  filter: unknown,
  sort: ItemSort,
  page: PageInput,
): Promise<Page<ItemView>> {
  const viewer = authorize(ctx, 'inventory.board');
  const wanted = { ...parse(itemsFilter, filter ?? {}), sort, page };
  return ctx.read((db) => listItems(db, viewer, wanted));
}

/** Every active item by name. */
export async function allItems(ctx: Context): Promise<ItemView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => listAllItems(db, viewer));
}

/** One item with its stock. */
export async function item(ctx: Context, id: string): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.read');
  const row = isUuid(id) ? await ctx.read((db) => findItem(db, viewer, id)) : undefined;
  if (!row) throw notFound('item');
  return row;
}

/** Those of these items that the kitchen has. */
export async function itemsById(ctx: Context, ids: readonly string[]): Promise<ItemView[]> {
  const viewer = authorize(ctx, 'inventory.read');
  return ctx.read((db) => findItems(db, viewer, ids));
}

/** How the whole inventory stands. Neither its value nor how many items lack a cost is for cooks. */
export async function inventorySummary(ctx: Context): Promise<InventorySummary> {
  const viewer = authorize(ctx, 'inventory.read');
  const summary = await ctx.read((db) => summarize(db, viewer));
  if (can(viewer.grants, 'inventory.costs')) return summary;
  return Object.assign({}, summary, { stockValue: null, itemsWithoutCost: null });
}

/** Adds an item, with what is on hand of it. */
export async function createItem(ctx: Context, raw: unknown): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { openingQuantity = '0', category, ...sent } = parse(createItemInput, raw);
  return ctx.write('item.created', raw, async (work) => {
    await claimName(work, Item, 'item', sent.name);
    await claimExternalId(work, Item, 'item', sent.externalId);
    await checkUnits(work, [{ path: 'unit', unit: sent.unit }]);
    const input = { ...sent, categoryId: await categoryIdOf(work, category) };
    await checkPlaces(work, input);
    // What is not food contains none of them.
    if (sent.kind === 'supply') input.allergens ??= [];
    const created = add(work, Item, { ...given(input), ...enteredCost(work, sent) });
    checkLevels(created);
    const changes = await withCategoryNames(work, changesOf({}, given(input)));
    work.record({ entity: 'Item', entityId: created.id, changes });
    await work.em.flush();
    if (Number(openingQuantity) > 0) {
      await addOpeningStock(work, created.id, openingQuantity);
    }
    return stocked(work, viewer, created.id);
  });
}

/** Changes an item. Its unit is fixed after the first movement. */
export async function updateItem(ctx: Context, raw: unknown): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { id, version, category, ...sent } = parse(updateItemInput, raw);
  return ctx.write('item.updated', raw, async (work) => {
    const row = await find(work, Item, 'item', id, { version, lock: true });
    if (sent.name !== undefined) await claimName(work, Item, 'item', sent.name, id);
    await claimExternalId(work, Item, 'item', sent.externalId, id);
    const input = {
      ...(await changeUnit(work, row, sent)),
      ...given(sent),
      ...(await categoryOf(work, row, category)),
    };
    await checkPlaces(work, input);
    const changes = await withCategoryNames(work, changesOf(row, input));
    Object.assign(row, input, enteredCost(work, sent));
    checkLevels(row);
    await work.em.flush();
    return told(work, viewer, row, changes);
  });
}

/** Takes an item out of the lists, or back in. Only an item without stock that nothing uses can go. */
export async function archiveItem(ctx: Context, raw: unknown): Promise<ItemView> {
  const viewer = authorize(ctx, 'inventory.update');
  const { id, version, archived } = parse(archiveInput, raw);
  return ctx.write(archived ? 'item.archived' : 'item.restored', raw, async (work) => {
    const row = await find(work, Item, 'item', id, { version, lock: true });
    if (archived) await refuseInUse(work, row);
    row.archivedAt = archived ? (row.archivedAt ?? work.now) : null;
    await work.em.flush();
    return told(work, viewer, row, { archived: [!archived, archived] });
  });
}

async function told(work: Work, viewer: Viewer, row: Item, changes: unknown): Promise<ItemView> {
  const answer = await stocked(work, viewer, row.id);
  const live = { type: 'INVENTORY_UPDATED', data: editedItem(row, Number(answer.usable)) } as const;
  work.record({ entity: 'Item', entityId: row.id, changes, live });
  return answer;
}

async function stocked(work: Work, viewer: Viewer, id: string): Promise<ItemView> {
  await work.em.flush();
  const row = await findItem(work.db, viewer, id);
  if (!row) throw notFound('item');
  return row;
}

type Fields = Omit<CreateItem, 'openingQuantity' | 'category'> | Omit<UpdateItem, 'id' | 'version' | 'category'>;

async function categoryOf(work: Work, row: Item, named: string | undefined): Promise<Partial<Item>> {
  return named === undefined ? {} : { categoryId: await categoryIdOf(work, named, row.categoryId) };
}

/** The fields that were sent; the others keep what they are. */
function given(input: Fields): Partial<Item> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

function changesOf(before: Partial<Item>, after: Partial<Item>): Record<string, [unknown, unknown]> {
  const old = new Map<string, unknown>(Object.entries(before));
  const pairs = Object.entries(after).map(([field, value]): [string, [unknown, unknown]] => [
    field,
    [old.get(field) ?? null, value],
  ]);
  return Object.fromEntries(pairs.filter(([field, [was, is]]) => !(field in texts ? was === is : same(was, is))));
}

/** What is text, though it may look like a number. */
const texts = { name: true, packDescription: true, externalId: true };

/** Decimals come back from the database with all their places: "20.0000" is "20". */
function same(was: unknown, is: unknown): boolean {
  if (typeof was === 'string' && typeof is === 'string' && was !== '' && is !== '') {
    return was === is || (Number.isFinite(Number(was)) && Number(was) === Number(is));
  }
  return JSON.stringify(was) === JSON.stringify(is);
}

/** A cost that a person enters counts from now on, until the next delivery or batch. */
function enteredCost(work: Work, input: Fields): Partial<Item> {
  if (input.lastUnitCost === undefined) return {};
  return { enteredUnitCost: input.lastUnitCost, enteredCostAt: input.lastUnitCost === null ? null : work.now };
}

/** Throws CONFLICT naming what still needs the item: stock, what is owed, recipes, the par sheet, open work or deliveries. */
async function refuseInUse(work: Work, row: Item): Promise<void> {
  const stock = await lockStock(work, row.id);
  const onHand = onHandOf(stock);
  if (onHand.gt(0))
    throw conflict(msg('stock.stillOnHand', { amount: amountOf(onHand.toFixed(), row.unit), name: row.name }));
  const owed = owedOf(stock);
  if (owed.gt(0)) throw conflict(msg('stock.owes', { name: row.name, amount: amountOf(owed.toFixed(), row.unit) }));
  const [use] = await findItemUses(work.db, work.organizationId, row.id);
  if (use) throw conflict(msg('stock.stillUsedBy', { user: userOf(use), name: row.name }));
}

function userOf({ kind, name }: ItemUse): Message {
  switch (kind) {
    case 'recipe':
    case 'maker':
      return msg('stock.useOfRecipe', { name });
    case 'par_line':
      return msg('stock.useOfParLine', { name });
    case 'task':
      return msg('stock.useOfTask', { name });
    case 'delivery':
      return msg('stock.useOfDelivery', { number: name });
  }
}

function checkLevels(row: Item): void {
  if (row.maxLevel === null || new Decimal(row.maxLevel).gte(row.parLevel)) return;
  const message = msg('stock.maximumBelowPar');
  throw invalid(message, [{ path: 'maxLevel', message }]);
}

async function checkPlaces(work: Work, input: Pick<Partial<Item>, 'storageLocationId' | 'supplierId'>): Promise<void> {
  if (input.storageLocationId) await find(work, StorageLocation, 'storage location', input.storageLocationId);
  if (input.supplierId) await find(work, Supplier, 'supplier', input.supplierId);
}
