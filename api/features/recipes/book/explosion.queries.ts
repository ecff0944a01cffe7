import type { Unit } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { emptyExplosion, explode, type Explosion } from './explosion.policy.ts';
import { RecipeBook } from './recipe-book.policy.ts';
import { bookRows } from './recipe-book.queries.ts';

/** An amount of what a recipe makes: the recipe with `recipeId`, else the one that makes `itemId`. */
export interface Made {
  readonly recipeId?: string | null;
  readonly itemId?: string | null;
  /** Exact decimal text, in `unit`. */
  readonly quantity: string;
  readonly unit: Unit;
}

/** The stock needed to make this amount; one statement. Inside a transaction, flush first. */
export async function explosionOf(db: Db, organizationId: string, made: Made): Promise<Explosion> {
  const [explosion] = await explosionsOf(db, organizationId, [made]);
  return explosion ?? emptyExplosion;
}

/** The same for several amounts, in their order; one statement for all. With `asOf`, by the recipes as they were at that time. */
export async function explosionsOf(
  db: Db,
  organizationId: string,
  made: readonly Made[],
  asOf?: Date,
): Promise<Explosion[]> {
  const { stored, unsaved } = await bookRows(db, organizationId, {
    unsaved: made.map(({ recipeId, itemId, quantity, unit }) => ({ subRecipeId: recipeId, itemId, quantity, unit })),
    asOf,
  });
  const book = new RecipeBook(stored);
  return unsaved.map((subject) => explode(book, subject));
}
