import {
  createRecipe as createRecipeInput,
  type RecipeWhole,
  updateRecipe as updateRecipeInput,
} from '#schema/inputs/recipes.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { assertExternalIdAvailable } from '../../../platform/database/claim-external-id.ts';
import { assertNameAvailable } from '../../../platform/database/claim-name.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { checkUnits, type SentUnit } from '../../units/known-units.writes.ts';
import { checkNesting, lockNesting, recordAndReload, reloadRecipe } from './recipe.writes.ts';
import { changesBetween } from '../../../platform/database/changes.ts';
import { notifyOverTarget } from './food-cost.notifications.ts';
import { describeRecipe } from './recipe-changes.policy.ts';
import { assertCodesAvailable, checkIngredients, checkStation } from './recipe-checks.writes.ts';
import { outputItemOf } from './recipe-output.writes.ts';
import { emptyAsNull, saveParts } from '../parts/recipe-parts.writes.ts';
import { refuseInUse } from './recipe-uses.writes.ts';
import { Recipe } from '../recipe.entity.ts';
import type { RecipeView } from '../recipe.view.ts';

/** Creates a recipe with its ingredients and steps; a prep recipe also gets the item that it puts into stock. */
export async function createRecipe(ctx: Context, rawInput: InputOf<typeof createRecipeInput>): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const input = parse(createRecipeInput, rawInput);
  return ctx.write('recipe.created', rawInput, async (tx) => {
    await lockNesting(tx);
    const recipe = Object.assign(new Recipe(), { organizationId: tx.organizationId });
    await fill(tx, recipe, input);
    const row = await reloadRecipe(tx, recipe.id);
    return recordAndReload(tx, row, changesBetween({}, describeRecipe(row)));
  });
}

/**
 * Replaces a recipe with the input; ingredients and steps keep their ids. Throws CONFLICT when it was changed since
 * `version`, or when it would no longer make an item that is planned.
 */
export async function updateRecipe(ctx: Context, rawInput: InputOf<typeof updateRecipeInput>): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const { id, version, ...input } = parse(updateRecipeInput, rawInput);
  return ctx.write('recipe.updated', rawInput, async (tx) => {
    await lockNesting(tx);
    const recipe = await find(tx, Recipe, 'recipe', id, { version, lock: true });
    const before = describeRecipe(await reloadRecipe(tx, id));
    const made = recipe.outputItemId;
    await fill(tx, recipe, input);
    if (made !== null && recipe.outputItemId !== made) await refuseInUse(tx, recipe, made, 'output');
    const row = await reloadRecipe(tx, id);
    await notifyOverTarget(tx);
    return recordAndReload(tx, row, changesBetween(before, describeRecipe(row)));
  });
}

async function fill(tx: Transaction, recipe: Recipe, input: RecipeWhole): Promise<void> {
  await assertNameAvailable(tx, Recipe, 'recipe', input.name, recipe.id);
  await assertExternalIdAvailable(tx, Recipe, 'recipe', input.externalId, recipe.id);
  await checkStation(tx, input.stationId);
  await checkUnits(tx, unitsOf(input));
  const uses = await checkIngredients(tx, input.lines);
  const { lines: _lines, steps: _steps, outputItemId, ...fields } = input;
  const { externalId = recipe.externalId, nameEs = recipe.nameEs } = input;
  const pluCodes = input.kind === 'menu' ? [...new Set(input.pluCodes ?? recipe.pluCodes)] : [];
  await assertCodesAvailable(tx, recipe, pluCodes);
  Object.assign(recipe, emptyAsNull(fields), { externalId, nameEs, pluCodes, updatedAt: tx.now });
  recipe.outputItemId = input.kind === 'prep' ? await outputItemOf(tx, recipe, outputItemId) : null;
  tx.em.persist(recipe);
  await saveParts(tx, recipe.id, input);
  await checkNesting(tx, recipe, uses, {
    circle: () => msg('recipe.wouldContainItself', { name: recipe.name }),
    tooDeep: () => msg('recipe.tooDeep', { count: limits.recipeDepthMax }),
  });
}

/** Every unit of a recipe, with the path of its field. */
function unitsOf({ yieldUnit, lines }: RecipeWhole): SentUnit[] {
  return [
    { path: 'yieldUnit', unit: yieldUnit },
    ...lines.map(({ unit }, index) => ({ path: `lines.${index}.unit`, unit })),
  ];
}
