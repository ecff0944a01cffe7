import type { CreateItem, UpdateItem } from '#schema/inputs/inventory.ts';
import { type Changes, changesBetween, definedFields, sameValue } from '../../../platform/database/changes.ts';
import { assertExternalIdAvailable } from '../../../platform/database/external-id-available.ts';
import { assertNameAvailable } from '../../../platform/database/name-available.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { categoryIdOf, withCategoryNames } from '../../item-categories/item-category.writes.ts';
import { checkUnits } from '../../units/known-units.writes.ts';
import { changeUnit } from '../../units/unit-change.writes.ts';
import { classifyMadeOf } from '../../recipes/changes/made-food-class.writes.ts';
import { editedItem } from '../stock/stock.notifications.ts';
import { checkLevels, checkPlaces } from './item-checks.writes.ts';
import { Item } from './item.entity.ts';

export type NewItem = Omit<CreateItem, 'openingQuantity'>;
export type ItemPatch = Omit<UpdateItem, 'id' | 'version'>;
type Fields = Omit<NewItem, 'category'> | Omit<ItemPatch, 'category'>;

/** Who writes: it is recorded with the allergens. */
interface Author {
  readonly id: string;
}

/** Adds an item without stock, and records it. */
export async function addItem(tx: Transaction, author: Author, { category, ...fields }: NewItem): Promise<Item> {
  await assertNameAvailable(tx, Item, 'item', fields.name);
  await assertExternalIdAvailable(tx, Item, 'item', fields.externalId);
  await checkUnits(tx, [{ path: 'unit', unit: fields.unit }]);
  const input = { ...fields, categoryId: await categoryIdOf(tx, category) };
  await checkPlaces(tx, input);
  // Supplies are not food and have no allergens.
  if (fields.kind === 'supply') input.allergens ??= [];
  checkLevels({ maxLevel: null, parLevel: '0', ...definedFields(fields) });
  const created = add(tx, Item, {
    ...definedFields(input),
    ...enteredCost(tx, fields),
    ...enteredAllergens(tx, author, null, fields),
  });
  const changes = await withCategoryNames(tx, changesBetween({}, definedFields(input)));
  const live = { type: 'INVENTORY_UPDATED', data: { ...editedItem(created, 0), version: 1 } } as const;
  tx.record({ action: 'item.created', entity: 'Item', entityId: created.id, changes, live });
  await tx.em.flush();
  return created;
}

/** Changes an item that the caller has locked. Returns the changes to record. Its unit is fixed after the first movement. */
export async function editItem(
  tx: Transaction,
  author: Author,
  row: Item,
  { category, ...fields }: ItemPatch,
): Promise<Changes> {
  if (fields.name !== undefined) await assertNameAvailable(tx, Item, 'item', fields.name, row.id);
  await assertExternalIdAvailable(tx, Item, 'item', fields.externalId, row.id);
  const input = {
    ...(await changeUnit(tx, row, fields)),
    ...definedFields(fields),
    ...(await categoryOf(tx, row, category)),
  };
  await checkPlaces(tx, input);
  const changes = changesBetween(row, input, itemDecimals);
  // A cost that was only sent again confirms nothing: the next correction of its delivery still changes it.
  const cost = 'lastUnitCost' in changes ? enteredCost(tx, fields) : {};
  const becameTcs = row.tcsClass === 'none' && 'tcsClass' in changes;
  Object.assign(row, enteredAllergens(tx, author, row.allergens, fields), input, cost);
  checkLevels(row);
  await tx.em.flush();
  if (becameTcs) await classifyMadeOf(tx, [row.id]);
  return changes;
}

async function categoryOf(tx: Transaction, row: Item, codeOrId: string | undefined): Promise<Partial<Item>> {
  return codeOrId === undefined ? {} : { categoryId: await categoryIdOf(tx, codeOrId, row.categoryId) };
}

export const itemDecimals: readonly string[] = [
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

/** Records who entered the allergens, also that there are none. An unchanged input confirms nothing. */
function enteredAllergens(
  tx: Transaction,
  author: Author,
  before: Item['allergens'],
  { allergens }: Fields,
): Partial<Item> {
  if (allergens === undefined || sameValue(before, allergens)) return {};
  return allergens === null
    ? { allergensById: null, allergensAt: null }
    : { allergensById: author.id, allergensAt: tx.now };
}
