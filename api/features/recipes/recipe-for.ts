import { validate as isUuid } from 'uuid';
import { type Message, msg } from '#schema/messages.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { Recipe } from './recipe.entity.ts';

/** What is to be made: by a recipe, of an item, or neither. */
export interface Planned {
  readonly recipe: Recipe | null;
  readonly item: Item | null;
}

interface Named {
  readonly recipeId?: string | null | undefined;
  readonly itemId?: string | null | undefined;
}

/**
 * The recipe and the item of a plan, which belong together: an item without a recipe gets the one that makes it, a recipe
 * without an item the one that it makes. Both rows are locked until the write ends, recipe first, so that nobody archives
 * them meanwhile. Throws VALIDATION_FAILED when the recipe makes another item or none, CONFLICT when one is archived.
 */
export async function plannedSubject(tx: Transaction, named: Named): Promise<Planned> {
  const recipe = named.recipeId ? await recipeInUse(tx, named.recipeId) : await makerOf(tx, named.itemId);
  const itemId = named.itemId ?? recipe?.outputItemId;
  const item = itemId ? await itemInUse(tx, itemId) : null;
  if (recipe && item && recipe.outputItemId !== item.id) {
    const message = await whyNot(tx, recipe, item);
    throw invalid(message, [{ path: 'recipeId', message }]);
  }
  return { recipe, item };
}

async function itemInUse(tx: Transaction, id: string): Promise<Item> {
  const item = await find(tx, Item, 'item', id, { lock: true });
  if (item.archivedAt !== null) throw conflict(msg('common.archived', { name: item.name }));
  return item;
}

async function recipeInUse(tx: Transaction, id: string): Promise<Recipe> {
  const recipe = await find(tx, Recipe, 'recipe', id, { lock: true });
  if (recipe.archivedAt !== null) throw conflict(msg('common.archived', { name: recipe.name }));
  return recipe;
}

async function makerOf(tx: Transaction, itemId: string | null | undefined): Promise<Recipe | null> {
  if (!itemId || !isUuid(itemId)) return null;
  const maker = await tx.db
    .selectFrom('recipe')
    .select('id')
    .where('outputItemId', '=', itemId)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!maker) return null;
  // It may have been archived while its lock was waited for.
  const recipe = await find(tx, Recipe, 'recipe', maker.id, { lock: true });
  return recipe.archivedAt === null ? recipe : null;
}

async function whyNot(tx: Transaction, recipe: Recipe, item: Item): Promise<Message> {
  if (recipe.outputItemId === null) return msg('recipe.putsNothing', { recipe: recipe.name, item: item.name });
  const made = await tx.em.findOneOrFail(Item, { id: recipe.outputItemId });
  return msg('recipe.makesOther', { recipe: recipe.name, made: made.name, item: item.name });
}
