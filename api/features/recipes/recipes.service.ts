import { validate as isUuid } from 'uuid';
import { ingredientSearch, recipeCosting, recipeSearch, recipesFilter } from '#schema/inputs/recipes.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import { parse } from '../../platform/context/parse.ts';
import { bookRows, type IngredientRow } from './recipe-book.queries.ts';
import { declared, RecipeBook, together } from './recipe-book.policy.ts';
import { costFigures, text } from './recipe-cost.policy.ts';
import {
  findRecipe,
  findRecipes,
  listCategories,
  listRecipes,
  type RecipeParts,
  type RecipeRow,
  searchIngredients,
  searchRecipes,
  wholeRecipe,
} from './recipes.queries.ts';
import type { RecipeView } from './recipe.view.ts';
import type { RecipeIngredientView } from './recipe-ingredient.view.ts';
import type { IngredientOption, RecipeCosting, RecipeSearchResult } from './recipe-cost.type.ts';

/** One page of recipes by name, each with the wanted parts: at most two statements. */
export async function recipePage(
  ctx: Context,
  input: unknown,
  page: PageInput,
  parts: RecipeParts,
): Promise<Page<RecipeView>> {
  const viewer = authorize(ctx, 'recipes.read');
  const filter = parse(recipesFilter, input);
  return ctx.read(async (db) => {
    const found = await listRecipes(db, viewer.organizationId, { ...filter, page, parts });
    return withNodes(found, await costed(db, viewer.organizationId, found.nodes, parts));
  });
}

/** One recipe of the organization. */
export async function recipe(ctx: Context, id: string): Promise<RecipeView> {
  const viewer = authorize(ctx, 'recipes.read');
  const row = await ctx.read((db) => costedRecipe(db, viewer.organizationId, id));
  if (!row) throw notFound('recipe');
  return row;
}

/** Those of these recipes that the kitchen has: two statements. */
export async function recipesById(ctx: Context, ids: readonly string[]): Promise<RecipeView[]> {
  const { organizationId } = authorize(ctx, 'recipes.read');
  return ctx.read(async (db) => costed(db, organizationId, await findRecipes(db, organizationId, ids), wholeRecipe));
}

/** The categories that recipes are in, at most 100. */
export async function categories(ctx: Context): Promise<string[]> {
  const viewer = authorize(ctx, 'recipes.read');
  return ctx.read((db) => listCategories(db, viewer.organizationId));
}

/** At most 20 recipes whose name, or an ingredient's, holds what was typed; names first. */
export async function search(ctx: Context, input: unknown): Promise<RecipeSearchResult[]> {
  const viewer = authorize(ctx, 'recipes.read');
  const { query } = parse(recipeSearch, input);
  return ctx.read((db) => searchRecipes(db, viewer.organizationId, query));
}

/** At most 20 items and recipes that a recipe can contain, for its editor. */
export async function ingredients(ctx: Context, input: unknown): Promise<IngredientOption[]> {
  const viewer = authorize(ctx, 'recipes.update');
  const { search: typed } = parse(ingredientSearch, input);
  return ctx.read((db) => searchIngredients(db, viewer.organizationId, typed));
}

/** Cost and allergens of ingredients that are not saved yet. */
export async function costing(ctx: Context, input: unknown): Promise<RecipeCosting> {
  const viewer = authorize(ctx, 'recipes.costs');
  const given = parse(recipeCosting, input);
  for (const { itemId, subRecipeId } of given.lines) {
    if (itemId && !isUuid(itemId)) throw notFound('item');
    if (subRecipeId && !isUuid(subRecipeId)) throw notFound('recipe');
  }
  return ctx.read(async (db) => {
    const rows = await bookRows(db, viewer.organizationId, { given: given.lines });
    const facts = new RecipeBook(rows.stored).sum(rows.given, '');
    return {
      cost: costFigures(facts, given),
      allergens: facts.allergens && [...facts.allergens],
      allergenGaps: [...facts.allergenGaps],
      lines: facts.lines.map(({ cost, gaps }) => ({ cost: text(cost, 6), gaps: [...gaps] })),
    };
  });
}

/** The row of a write's answer, and of a page. Undefined for junk, unknown and foreign ids. */
export async function costedRecipe(db: Db, organizationId: string, id: string): Promise<RecipeView | undefined> {
  const row = isUuid(id) ? await findRecipe(db, organizationId, id) : undefined;
  return row && (await costed(db, organizationId, [row], wholeRecipe))[0];
}

/** What follows from the ingredients is worked out when it is read. */
async function costed(
  db: Db,
  organizationId: string,
  rows: readonly RecipeRow[],
  parts: RecipeParts,
): Promise<RecipeView[]> {
  const ids = parts.lines ? rows.map((row) => row.id) : [];
  const lines = ids.length > 0 ? (await bookRows(db, organizationId, { recipeIds: ids })).stored : [];
  const book = new RecipeBook(lines);
  const ingredients = Map.groupBy(lines, ({ recipeId }) => recipeId);
  return rows.map((row) => recipeView(book, row, ingredients.get(row.id) ?? []));
}

/** Each figure is worked out when it is asked for. */
function recipeView(book: RecipeBook, row: RecipeRow, lines: readonly IngredientRow[]): RecipeView {
  const facts = () => book.recipe(row.id, row.name);
  const contents = () => together([facts(), declared(row.outputItemAllergens ?? [])]);
  return {
    ...row,
    ingredients: lines.map((line) => ingredientView(book, line)),
    get allergens() {
      return contents().allergens;
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
