import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Message } from '#schema/messages.ts';
import type { Changes } from '../../platform/database/changes.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { wrong } from './recipe-checks.ts';
import { nestingOf } from './recipe-book.queries.ts';
import type { Recipe } from './recipe.entity.ts';
import { costedRecipe } from './recipes.service.ts';
import type { RecipeView } from './recipe.view.ts';

/** One at a time: two people could each add half of a circle, or each make the same item. Held until the transaction ends. */
export async function lockNesting(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recipes:${tx.organizationId}`}, 0))`.execute(tx.db);
}

/** How a refusal says that a recipe would contain itself, and that it would lie too deep. */
interface NestingRefusals {
  readonly circle: (through: string) => Message;
  readonly tooDeep: (outermost: string) => Message;
}

/** Throws VALIDATION_FAILED when the recipe would contain itself through `uses`, or when it would all lie too deep. */
export async function checkNesting(
  tx: Transaction,
  recipe: Recipe,
  uses: readonly string[],
  refusals: NestingRefusals,
): Promise<void> {
  await tx.em.flush();
  const { circleThrough, outermost, depth } = await nestingOf(tx.db, tx.organizationId, recipe.id, uses);
  if (circleThrough !== null) throw wrong('lines', refusals.circle(circleThrough));
  if (depth > limits.recipeDepthMax) throw wrong('lines', refusals.tooDeep(outermost));
}

/** The recipe as it is inside its write. */
export async function stored(tx: Transaction, id: string): Promise<RecipeView> {
  await tx.em.flush();
  const row = await costedRecipe(tx.db, tx.organizationId, id);
  if (!row) throw notFound('recipe');
  return row;
}

/** Records what changed and publishes that something did. */
export function recordAndReload(tx: Transaction, row: RecipeView, changes: Changes): RecipeView {
  const { id, version } = row;
  tx.record({ entity: 'Recipe', entityId: id, changes, live: { type: 'RECIPE_UPDATED', data: { id, version } } });
  return row;
}
