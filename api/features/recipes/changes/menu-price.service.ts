import { recipePrice } from '#schema/inputs/recipes.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { assignChanges } from '../../../platform/database/changes.ts';
import { find } from '../../../platform/database/transaction.ts';
import { Recipe } from '../recipe.entity.ts';
import type { RecipeView } from '../recipe.view.ts';
import { notifyOverTarget } from './food-cost.notifications.ts';
import { recordAndReload, reloadRecipe } from './recipe.writes.ts';

/** Changes the menu price of a recipe and nothing else. Throws CONFLICT when it was changed since `version`. */
export async function updateMenuPrice(ctx: Context, rawInput: InputOf<typeof recipePrice>): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const { id, version, menuPrice } = parse(recipePrice, rawInput);
  return ctx.write('recipe.updated', rawInput, async (tx) => {
    const recipe = await find(tx, Recipe, 'recipe', id, { version, lock: true });
    const changes = assignChanges(recipe, { menuPrice });
    recipe.updatedAt = tx.now;
    const row = await reloadRecipe(tx, id);
    await notifyOverTarget(tx);
    return recordAndReload(tx, row, changes);
  });
}
