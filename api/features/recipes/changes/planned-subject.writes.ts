import { validate as isUuid } from 'uuid';
import { type Message, msg } from '#schema/messages.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { Recipe } from '../recipe.entity.ts';

/** What is to be made: with a recipe, of an item, or neither. */
export interface Planned {
  readonly recipe: Recipe | null;
  readonly item: Item | null;
}

interface PlanInput {
  readonly recipeId?: string | null | undefined;
  readonly itemId?: string | null | undefined;
}

/**
 * The recipe and the item of a plan: an item without a recipe gets the recipe that makes it, a recipe without an item the item
 * that it makes. Locks both rows until the transaction ends, recipe first, so that neither can be archived meanwhile. Throws
 * VALIDATION_FAILED when the recipe makes another item or none, CONFLICT when one is archived.
 */
export async function plannedSubject(tx: Transaction, input: PlanInput): Promise<Planned> {
  const recipe = input.recipeId ? await recipeInUse(tx, input.recipeId) : await recipeFor(tx, input.itemId);
  const itemId = input.itemId ?? recipe?.outputItemId;
  const item = itemId ? await itemInUse(tx, itemId) : null;
  if (recipe && item && recipe.outputItemId !== item.id) {
    const message = await mismatchMessage(tx, recipe, item);
    throw fieldError('recipeId', message);
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

async function recipeFor(tx: Transaction, itemId: string | null | undefined): Promise<Recipe | null> {
  if (!itemId || !isUuid(itemId)) return null;
  const maker = await tx.db
    .selectFrom('recipe')
    .select('id')
    .where('outputItemId', '=', itemId)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!maker) return null;
  // It may have been archived while this transaction waited for the lock.
  const recipe = await find(tx, Recipe, 'recipe', maker.id, { lock: true });
  return recipe.archivedAt === null ? recipe : null;
}

async function mismatchMessage(tx: Transaction, recipe: Recipe, item: Item): Promise<Message> {
  if (recipe.outputItemId === null) return msg('recipe.putsNothing', { recipe: recipe.name, item: item.name });
  const made = await tx.em.findOneOrFail(Item, { id: recipe.outputItemId });
  return msg('recipe.makesOther', { recipe: recipe.name, made: made.name, item: item.name });
}
