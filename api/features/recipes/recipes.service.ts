import { validate as isUuid } from 'uuid';
import { ingredientSearch, recipeCosting, recipeSearch, recipesFilter } from '#schema/inputs/recipes.ts';
import type { Allergen } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Reader } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import { parse } from '../../platform/context/parse.ts';
import { bookRows, type IngredientRow } from './recipe-book.queries.ts';
import {
  type CostGap,
  declared,
  type LineFacts,
  RecipeBook,
  type RecipeFacts,
  together,
} from './recipe-book.policy.ts';
import { costFigures, type RecipeCostFigures, text } from './recipe-cost.policy.ts';
import {
  findRecipe,
  findRecipes,
  type IngredientOption,
  listCategories,
  listRecipes,
  type RecipeHit,
  type RecipeParts,
  type RecipeRow,
  searchIngredients,
  searchRecipes,
  wholeRecipe,
} from './recipes.queries.ts';

export interface CostedIngredient extends IngredientRow {
  readonly facts: LineFacts;
}

/** A recipe with its ingredients and what follows from them. */
export interface CostedRecipe extends RecipeRow {
  readonly ingredients: readonly CostedIngredient[];
  readonly facts: RecipeFacts;
}

/** What a list of ingredients would cost and contain. */
export interface Costing {
  readonly cost: RecipeCostFigures;
  readonly allergens: Allergen[] | null;
  readonly allergenGaps: string[];
  readonly lines: { readonly cost: string | null; readonly gaps: CostGap[] }[];
}

/** One page of recipes by name, each with the wanted parts: at most two statements. */
export async function recipePage(
  ctx: Context,
  input: unknown,
  page: PageInput,
  parts: RecipeParts,
): Promise<Page<CostedRecipe>> {
  const viewer = authorize(ctx, 'recipes.read');
  const filter = parse(recipesFilter, input);
  return ctx.read(async (db) => {
    const found = await listRecipes(db, viewer.organizationId, { ...filter, page, parts });
    return withNodes(found, await costed(db, viewer.organizationId, found.nodes, parts));
  });
}

/** One recipe of the organisation. */
export async function recipe(ctx: Context, id: string): Promise<CostedRecipe> {
  const viewer = authorize(ctx, 'recipes.read');
  const row = await ctx.read((db) => costedRecipe(db, viewer.organizationId, id));
  if (!row) throw notFound('recipe');
  return row;
}

/** Those of these recipes that the kitchen has: two statements. */
export async function recipesById(ctx: Context, ids: readonly string[]): Promise<CostedRecipe[]> {
  const { organizationId } = authorize(ctx, 'recipes.read');
  return ctx.read(async (db) => costed(db, organizationId, await findRecipes(db, organizationId, ids), wholeRecipe));
}

/** The categories that recipes are in, at most 100. */
export async function categories(ctx: Context): Promise<string[]> {
  const viewer = authorize(ctx, 'recipes.read');
  return ctx.read((db) => listCategories(db, viewer.organizationId));
}

/** At most 20 recipes whose name, or an ingredient's, holds what was typed; names first. */
export async function search(ctx: Context, input: unknown): Promise<RecipeHit[]> {
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
export async function costing(ctx: Context, input: unknown): Promise<Costing> {
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
export async function costedRecipe(db: Reader, organizationId: string, id: string): Promise<CostedRecipe | undefined> {
  const row = isUuid(id) ? await findRecipe(db, organizationId, id) : undefined;
  return row && (await costed(db, organizationId, [row], wholeRecipe))[0];
}

/** What follows from the ingredients is worked out when it is read. */
async function costed(
  db: Reader,
  organizationId: string,
  rows: readonly RecipeRow[],
  parts: RecipeParts,
): Promise<CostedRecipe[]> {
  const ids = parts.lines ? rows.map((row) => row.id) : [];
  const lines = ids.length > 0 ? (await bookRows(db, organizationId, { recipeIds: ids })).stored : [];
  const book = new RecipeBook(lines);
  const described = lines.map((line) => ({
    ...line,
    get facts() {
      return book.line(line);
    },
  }));
  const of = Map.groupBy(described, ({ recipeId }) => recipeId);
  return rows.map((row) => ({
    ...row,
    ingredients: of.get(row.id) ?? [],
    get facts() {
      const facts = book.recipe(row.id, row.name);
      return { ...facts, ...together([facts, declared(row.outputItemAllergens ?? [])]) };
    },
  }));
}
