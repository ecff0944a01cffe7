import type { Db } from '../../../platform/database/tables.ts';
import type { Amount, Batch } from './batch-share.policy.ts';
import { explode, type Need } from './explosion.policy.ts';
import { batchOf, combined, type Contents, contentsOfItem, RecipeBook } from './recipe-book.policy.ts';
import { bookRows, type UnsavedLine, type IngredientRow } from './recipe-book.queries.ts';

/** An amount of something that is made or served: a recipe, an item, or both. */
export interface Subject extends Amount {
  readonly recipeId: string | null;
  readonly itemId: string | null;
}

export interface SubjectContents {
  readonly contents: Contents;
  /** One batch of the recipe that it names; null without one. */
  readonly batch: Batch | null;
  /** What making this amount draws from stock, as far as it can be calculated. */
  readonly needs: readonly Need[];
}

/** The allergens, the batch and the needs of each subject, in order, calculated as for a recipe's page; one statement in all. */
export async function contentsOf(
  db: Db,
  organizationId: string,
  subjects: readonly Subject[],
): Promise<readonly SubjectContents[]> {
  const unsaved = linesOf(subjects);
  const rows = unsaved.length > 0 ? await bookRows(db, organizationId, { unsaved }) : { stored: [], unsaved: [] };
  const book = new RecipeBook(rows.stored);
  const ofRecipe = new Map(rows.unsaved.map((row) => [row.subRecipeId, row]));
  const ofItem = new Map(rows.unsaved.map((row) => [row.itemId, row]));
  return subjects.map(({ recipeId, itemId, quantity, unit }) => {
    const recipe = recipeId === null ? undefined : ofRecipe.get(recipeId);
    const item = itemId === null ? undefined : ofItem.get(itemId);
    const made = recipe ?? item;
    const needs = made ? explode(book, { ...made, quantity, unit }).needs : [];
    return { contents: contents(book, recipe, item), batch: recipe ? batchOf(recipe) : null, needs };
  });
}

/** The allergens of the recipe, plus those of an item that the recipe does not make. */
function contents(book: RecipeBook, recipe: IngredientRow | undefined, item: IngredientRow | undefined): Contents {
  const otherItem = recipe && item && recipe.madeItemId !== item.itemId ? item : undefined;
  const parts = [recipe ?? item, otherItem].filter((row) => row !== undefined).map((row) => book.line(row));
  return parts.length > 0 ? combined(parts) : contentsOfItem(null);
}

/** Each recipe and each item once, as an ingredient line; the amount does not matter. */
function linesOf(subjects: readonly Subject[]): UnsavedLine[] {
  const amount = { quantity: '1', unit: 'portion' } as const;
  const recipes = new Set(subjects.flatMap(({ recipeId }) => recipeId ?? []));
  const items = new Set(subjects.flatMap(({ itemId }) => itemId ?? []));
  return [
    ...[...recipes].map((subRecipeId) => ({ subRecipeId, ...amount })),
    ...[...items].map((itemId) => ({ itemId, ...amount })),
  ];
}
