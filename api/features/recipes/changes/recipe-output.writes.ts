import { LockMode } from '@mikro-orm/core';
import type { RecipeWhole } from '#schema/inputs/recipes.ts';
import { msg } from '#schema/messages.ts';
import type { TcsClass, Unit } from '#schema/vocabulary.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { preparedCategoryId } from '../../item-categories/item-category.writes.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { editedItem } from '../../inventory/stock/stock.notifications.ts';
import { Recipe } from '../recipe.entity.ts';
import { classOfMade } from './made-food-class.writes.ts';
import { inUnitOf } from '../../inventory/items/units.policy.ts';
import { escapeLike } from '../../../platform/database/like.ts';
import { fieldError } from '../../../platform/errors.ts';

/**
 * The item that a prep recipe puts into stock: the one in the input, else its current one, else the prepared item of its name,
 * else a new one, which is cold when the recipe contains TCS food. Throws VALIDATION_FAILED when it is bought or archived, when another recipe makes it or the yield does not
 * convert to its unit.
 */
export async function outputItemOf(
  tx: Transaction,
  recipe: Recipe,
  { outputItemId, lines }: Pick<RecipeWhole, 'outputItemId' | 'lines'>,
): Promise<string> {
  const item = await existing(tx, recipe, outputItemId ?? recipe.outputItemId);
  if (!item) return newItem(tx, recipe, await classOfMade(tx, lines));
  const other = await tx.em.findOne(Recipe, { outputItemId: item.id, archivedAt: null, id: { $ne: recipe.id } });
  if (other) throw fieldError('outputItemId', msg('recipe.madeBy', { item: item.name, recipe: other.name }));
  inUnitOf(item, { quantity: '1', unit: recipe.yieldUnit }, 'yieldUnit');
  return item.id;
}

/** The item by its id, else by the name of the recipe; locked, so that it is not archived meanwhile. */
async function existing(tx: Transaction, recipe: Recipe, id: string | null): Promise<Item | null> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const item = id
    ? await find(tx, Item, 'item', id, { lock: true })
    : await tx.em.findOne(Item, { name: { $ilike: escapeLike(recipe.name) } }, lock);
  if (!item || item.id === recipe.outputItemId) return item;
  const { name } = item;
  const field = id ? 'outputItemId' : 'name';
  if (item.kind !== 'prep')
    throw fieldError(field, msg(id ? 'recipe.outputIsBought' : 'recipe.itemIsBought', { name }));
  if (item.archivedAt !== null) throw fieldError(field, msg('common.archived', { name }));
  return item;
}

async function newItem(tx: Transaction, recipe: Recipe, tcsClass: TcsClass): Promise<string> {
  const unit: Unit = recipe.yieldUnit;
  const { name, shelfLifeHours } = recipe;
  const categoryId = await preparedCategoryId(tx);
  const item = add(tx, Item, { name, unit, shelfLifeHours, categoryId, kind: 'prep', tcsClass });
  tx.record({
    action: 'item.created',
    entity: 'Item',
    entityId: item.id,
    changes: { name: [null, name], unit: [null, unit], tcsClass: [null, tcsClass] },
    live: { type: 'INVENTORY_UPDATED', data: { ...editedItem(item, 0), version: 1 } },
  });
  return item.id;
}
