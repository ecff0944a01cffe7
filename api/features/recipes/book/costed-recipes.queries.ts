import { validate as isUuid } from 'uuid';
import type { Allergen } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { bookRows, type IngredientRow } from './recipe-book.queries.ts';
import { inYield } from './batch-share.policy.ts';
import { batchOf, combined, type Contents, contentsOfItem, RecipeBook, usableShare } from './recipe-book.policy.ts';
import { costFigures, text } from './recipe-cost.policy.ts';
import type { RecipeIngredientView } from '../parts/recipe-ingredient.view.ts';
import type { RecipeView } from '../recipe.view.ts';
import { type RecipeParts, type RecipeRow, wholeRecipe } from '../recipe-parts.queries.ts';
import { findRecipe } from '../recipes.queries.ts';

/** One recipe with its costs. Undefined for unknown ids and those of other kitchens. */
export async function costedRecipe(db: Db, organizationId: string, id: string): Promise<RecipeView | undefined> {
  const row = isUuid(id) ? await findRecipe(db, organizationId, id) : undefined;
  return row && (await costed(db, organizationId, [row], wholeRecipe))[0];
}

/** Recipes with ingredients, costs and allergens; at most one statement. */
export async function costed(
  db: Db,
  organizationId: string,
  rows: readonly RecipeRow[],
  parts: RecipeParts,
): Promise<RecipeView[]> {
  const ids = parts.lines === 'detailed' ? rows.map((row) => row.id) : [];
  const lines = ids.length > 0 ? (await bookRows(db, organizationId, { recipeIds: ids })).stored : [];
  const book = new RecipeBook(lines);
  const ingredients = Map.groupBy(lines, ({ recipeId }) => recipeId);
  return rows.map((row) => recipeView(book, row, ingredients.get(row.id) ?? []));
}

/** The getters calculate each figure only when it is read. */
function recipeView(book: RecipeBook, row: RecipeRow, lines: readonly IngredientRow[]): RecipeView {
  const facts = () => book.recipe(row.id, row.name);
  const contents = () => withDeclared(facts(), row.outputItemAllergens);
  return {
    ...row,
    ingredients: row.storedLines.length > 0 ? row.storedLines : lines.map((line) => ingredientView(book, line)),
    get allergens() {
      return contents().allergens;
    },
    get knownAllergens() {
      return contents().knownAllergens;
    },
    get allergenGaps() {
      return contents().allergenGaps;
    },
    get cost() {
      return costFigures(facts(), row);
    },
  };
}

/** The allergens of a recipe: of its ingredients, and those declared on the item that it makes. */
export function withDeclared(ofIngredients: Contents, declared: readonly Allergen[] | null): Contents {
  return combined([ofIngredients, contentsOfItem(declared ?? [])]);
}

/** The allergens declared on an item itself; null without a declaration, and for an item that the kitchen does not have. */
export async function declaredAllergens(db: Db, organizationId: string, itemId: string): Promise<Allergen[] | null> {
  const item = await db
    .selectFrom('item')
    .select('allergens')
    .where('organizationId', '=', organizationId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  return item?.allergens ?? null;
}

/** Enough that the amount of many batches is right to the ledger's places. */
const MADE_PLACES = 10;

function madeQuantity(line: IngredientRow): string | null {
  const batch = batchOf(line);
  const made = batch && inYield(line, batch);
  return made === null || 'reason' in made ? null : text(made.dividedBy(usableShare(line)), MADE_PLACES);
}

function ingredientView(book: RecipeBook, line: IngredientRow): RecipeIngredientView {
  return {
    ...line,
    name: (line.subRecipeId === null ? line.itemName : line.subName) ?? '',
    usablePercent: line.yieldPercent ?? (line.madeBy === null ? line.itemYieldPercent : null) ?? '100',
    madeQuantity: madeQuantity(line),
    get allergens() {
      return book.line(line).allergens;
    },
    get cost() {
      return text(book.line(line).cost, 6);
    },
  };
}
