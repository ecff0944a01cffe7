import type { Db } from '../../platform/database/tables.ts';
import { type Contents, declared, RecipeBook, together } from './recipe-book.policy.ts';
import { bookRows, type GivenLine, type IngredientRow } from './recipe-book.queries.ts';

/** Something that is made or served: of a recipe, or an item, or both. */
export interface Subject {
  readonly recipeId: string | null;
  readonly itemId: string | null;
}

/** What each of these contains, in their order, by the same walk as a recipe's page: one statement, however many. */
export async function contentsOf(
  db: Db,
  organizationId: string,
  subjects: readonly Subject[],
): Promise<readonly Contents[]> {
  const given = linesOf(subjects);
  const rows = given.length > 0 ? await bookRows(db, organizationId, { given }) : { stored: [], given: [] };
  const book = new RecipeBook(rows.stored);
  const ofRecipe = new Map(rows.given.map((row) => [row.subRecipeId, row]));
  const ofItem = new Map(rows.given.map((row) => [row.itemId, row]));
  return subjects.map(({ recipeId, itemId }) => {
    const recipe = recipeId === null ? undefined : ofRecipe.get(recipeId);
    const item = itemId === null ? undefined : ofItem.get(itemId);
    return contents(book, recipe, item);
  });
}

/** An item is left to the recipe that makes it; one that the recipe does not make adds what is in itself. */
function contents(book: RecipeBook, recipe: IngredientRow | undefined, item: IngredientRow | undefined): Contents {
  const apart = recipe && item && recipe.madeItemId !== item.itemId ? item : undefined;
  const parts = [recipe ?? item, apart].filter((row) => row !== undefined).map((row) => book.line(row));
  return parts.length > 0 ? together(parts) : declared(null);
}

/** Each recipe and each item once, as if it were an ingredient; the amount is of no account. */
function linesOf(subjects: readonly Subject[]): GivenLine[] {
  const amount = { quantity: '1', unit: 'portion' } as const;
  const recipes = new Set(subjects.flatMap(({ recipeId }) => recipeId ?? []));
  const items = new Set(subjects.flatMap(({ itemId }) => itemId ?? []));
  return [
    ...[...recipes].map((subRecipeId) => ({ subRecipeId, ...amount })),
    ...[...items].map((itemId) => ({ itemId, ...amount })),
  ];
}
