import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { Changes } from '../../platform/database/changes.ts';
import { lockNames } from '../../platform/database/claim-name.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { countPhotos } from './photos.queries.ts';

const MEGABYTE = 1_000_000;

/** The recipe that gets a photo. Throws CONFLICT for an archived one. */
export async function recipeForPhoto(tx: Transaction, recipeId: string): Promise<Recipe> {
  const recipe = await find(tx, Recipe, 'recipe', recipeId, { lock: true });
  if (recipe.archivedAt !== null) throw conflict(msg('common.archived', { name: recipe.name }));
  return recipe;
}

/**
 * Throws CONFLICT when the recipe has as many photos as it may have, or when the photos of the kitchen would take more than
 * `bytesMax` bytes, also when two are added at the same time.
 */
export async function refuseTooManyPhotos(
  tx: Transaction,
  recipeId: string,
  bytes: number,
  bytesMax: number,
): Promise<void> {
  await lockNames(tx);
  const found = await countPhotos(tx.db, tx.organizationId, recipeId);
  if (found.ofRecipe >= limits.photosPerRecipe) {
    throw conflict(msg('photo.tooManyHere', { count: limits.photosPerRecipe }));
  }
  if (found.bytes + bytes > bytesMax) {
    throw conflict(msg('photo.spaceFull', { size: Math.round(bytesMax / MEGABYTE) }));
  }
}

/** Records what happened to a photo with its recipe, which open screens read again. */
export function recordPhoto(tx: Transaction, { id, version }: Recipe, changes: Changes): void {
  tx.record({ entity: 'Recipe', entityId: id, changes, live: { type: 'RECIPE_UPDATED', data: { id, version } } });
}
