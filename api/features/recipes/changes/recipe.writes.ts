import { limits } from '#schema/limits.ts';
import type { Message } from '#schema/messages.ts';
import { lockInOrganization } from '../../../platform/database/advisory-lock.ts';
import type { Changes } from '../../../platform/database/changes.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldError, notFound } from '../../../platform/errors.ts';
import { nestingOf } from '../book/recipe-book.queries.ts';
import type { Recipe } from '../recipe.entity.ts';
import { costedRecipe } from '../book/costed-recipes.queries.ts';
import type { RecipeView } from '../recipe.view.ts';

/**
 * Serializes changes of recipes until the transaction ends: two concurrent ones could together form a circle, or both make the
 * same item.
 */
export async function lockNesting(tx: Transaction): Promise<void> {
  await lockInOrganization(tx, 'recipes');
}

/** The error messages for a recipe that would contain itself or be nested too deep. */
interface NestingRefusals {
  readonly circle: (through: string) => Message;
  readonly tooDeep: (outermost: string) => Message;
}

/** Throws VALIDATION_FAILED when the recipe would contain itself through `uses`, or be nested too deep. */
export async function checkNesting(
  tx: Transaction,
  recipe: Recipe,
  uses: readonly string[],
  refusals: NestingRefusals,
): Promise<void> {
  await tx.em.flush();
  const { circleThrough, outermost, depth } = await nestingOf(tx.db, tx.organizationId, recipe.id, uses);
  if (circleThrough !== null) throw fieldError('lines', refusals.circle(circleThrough));
  if (depth > limits.recipeDepthMax) throw fieldError('lines', refusals.tooDeep(outermost));
}

/** The recipe as it is in this transaction. */
export async function reloadRecipe(tx: Transaction, id: string): Promise<RecipeView> {
  await tx.em.flush();
  const row = await costedRecipe(tx.db, tx.organizationId, id);
  if (!row) throw notFound('recipe');
  return row;
}

/** Records the changes, as the write's own action by default, and publishes the recipe's id and version. */
export function recordAndReload(tx: Transaction, row: RecipeView, changes: Changes, action?: string): RecipeView {
  const { id, version } = row;
  const event = action === undefined ? {} : { action };
  const live = { type: 'RECIPE_UPDATED', data: { id, version } } as const;
  tx.record({ ...event, entity: 'Recipe', entityId: id, changes, live });
  return row;
}
