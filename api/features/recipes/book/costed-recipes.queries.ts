import { validate as isUuid } from 'uuid';
import type { Db } from '../../../platform/database/tables.ts';
import { bookRows, type IngredientRow } from './recipe-book.queries.ts';
import { combined, contentsOfItem, RecipeBook } from './recipe-book.policy.ts';
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
  const contents = () => combined([facts(), contentsOfItem(row.outputItemAllergens ?? [])]);
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

function ingredientView(book: RecipeBook, line: IngredientRow): RecipeIngredientView {
  return {
    ...line,
    name: (line.subRecipeId === null ? line.itemName : line.subName) ?? '',
    usablePercent: line.yieldPercent ?? (line.madeBy === null ? line.itemYieldPercent : null) ?? '100',
    get allergens() {
      return book.line(line).allergens;
    },
    get cost() {
      return text(book.line(line).cost, 6);
    },
  };
}
