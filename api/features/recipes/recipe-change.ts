import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Message } from '#schema/messages.ts';
import type { Changes } from '../../platform/database/changes.ts';
import type { Work } from '../../platform/database/work.ts';
import { notFound } from '../../platform/errors.ts';
import { wrong } from './recipe-checks.ts';
import { nestingOf } from './recipe-book.queries.ts';
import type { Recipe } from './recipe.entity.ts';
import { costedRecipe } from './recipes.service.ts';
import type { RecipeView } from './recipe.view.ts';

/** One at a time: two people could each add half of a circle, or each make the same item. Held until the transaction ends. */
export async function lockNesting(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recipes:${work.organizationId}`}, 0))`.execute(work.db);
}

/** How a refusal says that a recipe would contain itself, and that it would lie too deep. */
interface NestingRefusals {
  readonly circle: (through: string) => Message;
  readonly tooDeep: (outermost: string) => Message;
}

/** Throws VALIDATION_FAILED when the recipe would contain itself through `uses`, or when it would all lie too deep. */
export async function checkNesting(
  work: Work,
  recipe: Recipe,
  uses: readonly string[],
  refusals: NestingRefusals,
): Promise<void> {
  await work.em.flush();
  const { circleThrough, outermost, depth } = await nestingOf(work.db, work.organizationId, recipe.id, uses);
  if (circleThrough !== null) throw wrong('lines', refusals.circle(circleThrough));
  if (depth > limits.recipeDepthMax) throw wrong('lines', refusals.tooDeep(outermost));
}

/** The recipe as it is inside its write. */
export async function stored(work: Work, id: string): Promise<RecipeView> {
  await work.em.flush();
  const row = await costedRecipe(work.db, work.organizationId, id);
  if (!row) throw notFound('recipe');
  return row;
}

/** Records what changed and publishes that something did. */
export function recorded(work: Work, row: RecipeView, changes: Changes): RecipeView {
  const { id, version } = row;
  work.record({ entity: 'Recipe', entityId: id, changes, live: { type: 'RECIPE_UPDATED', data: { id, version } } });
  return row;
}
