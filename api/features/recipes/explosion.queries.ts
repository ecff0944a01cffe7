import type { Unit } from '#schema/vocabulary.ts';
import type { Db } from '../../platform/database/tables.ts';
import { explode, type Explosion } from './explosion.policy.ts';
import { RecipeBook } from './recipe-book.policy.ts';
import { bookRows } from './recipe-book.queries.ts';

/** An amount of what a recipe makes: of the recipe that is named, else of the one that makes the item. */
export interface Made {
  readonly recipeId?: string | null;
  readonly itemId?: string | null;
  /** Exact decimal text, in `unit`. */
  readonly quantity: string;
  readonly unit: Unit;
}

/** What making this takes out of stock: one statement, whoever asks. Inside a write, flush first. */
export async function explosionOf(db: Db, organizationId: string, made: Made): Promise<Explosion> {
  const { recipeId: subRecipeId, itemId, quantity, unit } = made;
  const { stored, given } = await bookRows(db, organizationId, { given: [{ subRecipeId, itemId, quantity, unit }] });
  const [subject] = given;
  return subject ? explode(new RecipeBook(stored), subject) : { needs: [], problems: [] };
}
