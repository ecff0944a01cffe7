import { msg } from '#schema/messages.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { preparedCategoryId } from '../item-categories/category-of.ts';
import { Item } from '../inventory/item.entity.ts';
import { editedItem } from '../inventory/stock-notifications.ts';
import { convert, NoConversion, refusal } from '../inventory/units.ts';
import { wrong } from './recipe-checks.ts';
import { Recipe } from './recipe.entity.ts';

/**
 * The item that a prep recipe puts into stock: the one asked for, else the one it had, else the prepared item of its name,
 * else a new one. Throws VALIDATION_FAILED when another recipe makes it or the yield does not convert to its unit.
 */
export async function outputItemOf(
  tx: Transaction,
  recipe: Recipe,
  params: string | null | undefined,
): Promise<string> {
  const item = await existing(tx, recipe, params ?? recipe.outputItemId);
  if (!item) return newItem(tx, recipe);
  const other = await tx.em.findOne(Recipe, { outputItemId: item.id, archivedAt: null, id: { $ne: recipe.id } });
  if (other) throw wrong('outputItemId', msg('recipe.madeBy', { item: item.name, recipe: other.name }));
  checkUnit(recipe, item);
  return item.id;
}

async function existing(tx: Transaction, recipe: Recipe, id: string | null): Promise<Item | null> {
  if (id) return find(tx, Item, 'item', id);
  const pattern = recipe.name.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const item = await tx.em.findOne(Item, { name: { $ilike: pattern } });
  if (item && item.kind !== 'prep') {
    throw wrong('name', msg('recipe.itemIsBought', { name: item.name }));
  }
  return item;
}

function checkUnit(recipe: Recipe, item: Item): void {
  try {
    convert('1', recipe.yieldUnit, item.unit, item);
  } catch (error) {
    if (!(error instanceof NoConversion)) throw error;
    throw wrong('yieldUnit', refusal(item, error));
  }
}

async function newItem(tx: Transaction, recipe: Recipe): Promise<string> {
  const unit: Unit = recipe.yieldUnit;
  const { name, shelfLifeHours } = recipe;
  const categoryId = await preparedCategoryId(tx);
  const item = add(tx, Item, { name, unit, shelfLifeHours, categoryId, kind: 'prep' });
  tx.record({
    action: 'item.created',
    entity: 'Item',
    entityId: item.id,
    changes: { name: [null, name], unit: [null, unit] },
    live: { type: 'INVENTORY_UPDATED', data: { ...editedItem(item, 0), version: 1 } },
  });
  return item.id;
}
