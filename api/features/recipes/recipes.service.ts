import { validate as isUuid } from 'uuid';
import { ingredientSearch, recipeCosting, recipeSearch, recipesFilter } from '#schema/inputs/recipes.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { notFound } from '../../platform/errors.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { bookRows } from './book/recipe-book.queries.ts';
import { costed, costedRecipe, declaredAllergens, withDeclared } from './book/costed-recipes.queries.ts';
import { RecipeBook } from './book/recipe-book.policy.ts';
import { costFigures, text } from './book/recipe-cost.policy.ts';
import { findRecipes, listCategories, listRecipes, searchIngredients, searchRecipes } from './recipes.queries.ts';
import { partsFor, type RecipeFields, wholeRecipe } from './recipe-parts.queries.ts';
import type { RecipeView } from './recipe.view.ts';
import type { IngredientOption, RecipeCosting, RecipeSearchResult } from './book/recipe-cost.types.ts';

/** One page of recipes by name, with what these fields need; at most two statements. */
export async function recipePage(
  ctx: Context,
  input: InputOf<typeof recipesFilter>,
  page: PageInput,
  fields: RecipeFields,
): Promise<Page<RecipeView>> {
  const viewer = authorize(ctx, 'recipes.read');
  const filter = parse(recipesFilter, input);
  const parts = partsFor(fields);
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

/** The kitchen's recipes with these ids, in two statements. */
export async function recipesById(ctx: Context, ids: readonly string[]): Promise<RecipeView[]> {
  const { organizationId } = authorize(ctx, 'recipes.read');
  return ctx.read(async (db) => costed(db, organizationId, await findRecipes(db, organizationId, ids), wholeRecipe));
}

/** The categories of recipes, at most 100. */
export async function categories(ctx: Context): Promise<string[]> {
  const viewer = authorize(ctx, 'recipes.read');
  return ctx.read((db) => listCategories(db, viewer.organizationId));
}

/** At most 20 recipes whose name, or an ingredient's, contains the text; names first. */
export async function search(ctx: Context, input: InputOf<typeof recipeSearch>): Promise<RecipeSearchResult[]> {
  const viewer = authorize(ctx, 'recipes.read');
  const { query } = parse(recipeSearch, input);
  return ctx.read((db) => searchRecipes(db, viewer.organizationId, query));
}

/** At most 20 items and recipes that a recipe can contain, for its editor. */
export async function ingredients(ctx: Context, input: InputOf<typeof ingredientSearch>): Promise<IngredientOption[]> {
  const viewer = authorize(ctx, 'recipes.update');
  const { search: text } = parse(ingredientSearch, input);
  return ctx.read((db) => searchIngredients(db, viewer.organizationId, text));
}

/** Cost and allergens of ingredients that are not saved yet. */
export async function costing(ctx: Context, rawInput: InputOf<typeof recipeCosting>): Promise<RecipeCosting> {
  const viewer = authorize(ctx, 'recipes.costs');
  const { outputItemId, ...input } = parse(recipeCosting, rawInput);
  if (outputItemId && !isUuid(outputItemId)) throw notFound('item');
  for (const { itemId, subRecipeId } of input.lines) {
    if (itemId && !isUuid(itemId)) throw notFound('item');
    if (subRecipeId && !isUuid(subRecipeId)) throw notFound('recipe');
  }
  return ctx.read(async (db) => {
    const rows = await bookRows(db, viewer.organizationId, { unsaved: input.lines });
    const facts = new RecipeBook(rows.stored).sum(rows.unsaved, '');
    const declared = outputItemId ? await declaredAllergens(db, viewer.organizationId, outputItemId) : null;
    const { allergens, knownAllergens, allergenGaps } = withDeclared(facts, declared);
    return {
      cost: costFigures(facts, input),
      allergens: allergens && [...allergens],
      knownAllergens,
      allergenGaps: [...allergenGaps],
      lines: facts.lines.map(({ cost, gaps }) => ({ cost: text(cost, 6), gaps: [...gaps] })),
    };
  });
}
