import { LockMode } from '@mikro-orm/core';
import { setArchived } from '../../../platform/database/archivable.ts';
import { recipeRef } from '#schema/inputs/recipes.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { checkNesting, lockNesting, recordAndReload, reloadRecipe } from './recipe.writes.ts';
import { refuseInUse } from './recipe-uses.writes.ts';
import { Recipe } from '../recipe.entity.ts';
import type { RecipeView } from '../recipe.view.ts';

/** Archives a recipe. Throws CONFLICT naming the recipes, par lines and open tasks that still use it. */
export async function archiveRecipe(ctx: Context, input: InputOf<typeof recipeRef>): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const { id, version } = parse(recipeRef, input);
  return ctx.write('recipe.archived', input, async (tx) => {
    await lockNesting(tx);
    const recipe = await find(tx, Recipe, 'recipe', id, { version, lock: true });
    await refuseInUse(tx, recipe, recipe.outputItemId, 'recipe');
    return archive(tx, recipe, true);
  });
}

/**
 * Restores an archived recipe, with the same lock and rules as saving one. Throws when its item is archived or now made by
 * another recipe, when it contains an archived item or recipe, or when it would contain itself or be nested too deep.
 */
export async function restoreRecipe(ctx: Context, input: InputOf<typeof recipeRef>): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const { id, version } = parse(recipeRef, input);
  return ctx.write('recipe.restored', input, async (tx) => {
    await lockNesting(tx);
    const recipe = await find(tx, Recipe, 'recipe', id, { version, lock: true });
    if (recipe.archivedAt === null) return reloadRecipe(tx, id);
    await checkOutput(tx, recipe);
    const { ingredients } = await reloadRecipe(tx, id);
    await checkInside(tx, recipe, ingredients);
    const row = await archive(tx, recipe, false);
    await checkNesting(
      tx,
      recipe,
      ingredients.flatMap(({ madeBy }) => madeBy ?? []),
      {
        circle: (through) => msg('recipe.restoredCircle', { name: recipe.name, through }),
        tooDeep: (outermost) =>
          msg('recipe.restoredTooDeep', { name: recipe.name, outermost, count: limits.recipeDepthMax }),
      },
    );
    return row;
  });
}

async function archive(tx: Transaction, recipe: Recipe, archived: boolean): Promise<RecipeView> {
  const before = recipe.archivedAt;
  setArchived(recipe, archived, tx.now);
  return recordAndReload(tx, await reloadRecipe(tx, recipe.id), { archivedAt: [before, recipe.archivedAt] });
}

/** Throws CONFLICT when its item is archived or made by another recipe. */
async function checkOutput(tx: Transaction, recipe: Recipe): Promise<void> {
  if (recipe.outputItemId === null) return;
  const item = await find(tx, Item, 'item', recipe.outputItemId, { lock: true });
  if (item.archivedAt !== null) {
    throw conflict(msg('recipe.outputArchived', { name: recipe.name, item: item.name }));
  }
  const other = await tx.em.findOne(Recipe, { outputItemId: item.id, archivedAt: null, id: { $ne: recipe.id } });
  if (other) throw conflict(msg('recipe.madeByArchiveFirst', { item: item.name, recipe: other.name }));
}

/** Throws CONFLICT when it contains an archived item or recipe. Locks the items, so that none is archived meanwhile. */
async function checkInside(tx: Transaction, recipe: Recipe, ingredients: RecipeView['ingredients']): Promise<void> {
  const items = ingredients.flatMap(({ itemId }) => itemId ?? []);
  const recipes = ingredients.flatMap(({ subRecipeId }) => subRecipeId ?? []);
  const found = [
    ...(await tx.em.find(
      Item,
      { id: { $in: items } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ },
    )),
    ...(await tx.em.find(Recipe, { id: { $in: recipes } }, { orderBy: { name: 'asc' } })),
  ];
  const inside = found.find(({ archivedAt }) => archivedAt !== null);
  if (inside) throw conflict(msg('recipe.containsArchived', { name: recipe.name, inside: inside.name }));
}
