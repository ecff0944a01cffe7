import { createRecipe as createRecipeInput, updateRecipe as updateRecipeInput } from '#schema/inputs/recipes.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { find } from '../../../platform/database/transaction.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { notifyOverTarget } from './food-cost.notifications.ts';
import { addRecipe, replaceRecipe } from './recipe-saving.writes.ts';
import { lockNesting } from './recipe.writes.ts';
import { Recipe } from '../recipe.entity.ts';
import type { RecipeView } from '../recipe.view.ts';

/** Creates a recipe with its ingredients and steps; a prep recipe also gets the item that it puts into stock. */
export async function createRecipe(ctx: Context, rawInput: InputOf<typeof createRecipeInput>): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const input = parse(createRecipeInput, rawInput);
  return ctx.write('recipe.created', rawInput, async (tx) => {
    await lockNesting(tx);
    return addRecipe(tx, input);
  });
}

/**
 * Replaces a recipe with the input; ingredients and steps keep their ids. Sales of earlier days go on using the recipe as it
 * was then, unless the input says that it was wrong. Throws CONFLICT when it was changed since
 * `version`, or when it would no longer make an item that is planned.
 */
export async function updateRecipe(ctx: Context, rawInput: InputOf<typeof updateRecipeInput>): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const { id, version, forEarlierDays, ...input } = parse(updateRecipeInput, rawInput);
  return ctx.write('recipe.updated', rawInput, async (tx) => {
    await lockNesting(tx);
    const recipe = await find(tx, Recipe, 'recipe', id, { version, lock: true });
    const view = await replaceRecipe(tx, recipe, input, { forEarlierDays: forEarlierDays ?? false });
    await notifyOverTarget(tx);
    return view;
  });
}
