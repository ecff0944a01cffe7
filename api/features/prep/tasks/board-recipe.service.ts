import { Decimal } from 'decimal.js';
import { validate as isUuid } from 'uuid';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { authorize, isPublicDisplay } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { notFound } from '../../../platform/errors.ts';
import type { BoardRecipe } from './board-recipe.view.ts';
import { findRecipeForBoard } from './board-recipe.queries.ts';
import { findPrepTask } from './prep-tasks.queries.ts';
import { quantityText } from '../../../platform/quantity.ts';

/**
 * The recipe of a task at the task's amount; null for a task without one. A public display reads only recipes of open work:
 * by a task on its board, not by any id of a recipe.
 */
export async function boardRecipe(ctx: Context, prepTaskId: string): Promise<BoardRecipe | null> {
  const viewer = authorize(ctx, 'recipes.board');
  if (!isUuid(prepTaskId)) throw notFound('task');
  return ctx.read(async (db) => {
    const task = await findPrepTask(db, viewer, prepTaskId);
    if (!task || (isPublicDisplay(viewer) && !isOpenPrepTask(task.status))) throw notFound('task');
    const recipe = task.recipeId === null ? null : await findRecipeForBoard(db, viewer.organizationId, task.recipeId);
    if (!recipe) return null;
    const made = task.recipeQuantity ?? recipe.yieldQuantity;
    const scaled = (quantity: string) =>
      quantityText(new Decimal(quantity).times(made).dividedBy(recipe.yieldQuantity));
    return {
      recipeId: recipe.id,
      name: recipe.name,
      quantity: made,
      unit: recipe.yieldUnit,
      isPlanned: task.recipeQuantity !== null,
      ingredients: recipe.ingredients.map((line) => Object.assign({}, line, { quantity: scaled(line.quantity) })),
      steps: recipe.steps,
    };
  });
}
