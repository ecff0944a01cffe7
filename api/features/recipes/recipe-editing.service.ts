import {
  createRecipe as createRecipeInput,
  type RecipeWhole,
  updateRecipe as updateRecipeInput,
} from '#schema/inputs/recipes.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { assertExternalIdAvailable } from '../../platform/database/claim-external-id.ts';
import { assertNameAvailable } from '../../platform/database/claim-name.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { parse } from '../../platform/context/parse.ts';
import { checkUnits, type SentUnit } from '../units/known-units.ts';
import { checkNesting, lockNesting, recordAndReload, stored } from './recipe-change.ts';
import { describeRecipe, differences } from './recipe-changes.policy.ts';
import { checkIngredients, checkStation } from './recipe-checks.ts';
import { outputItemOf } from './recipe-output.ts';
import { emptyAsNull, saveParts } from './recipe-parts.ts';
import { refuseInUse } from './recipe-uses.ts';
import { Recipe } from './recipe.entity.ts';
import type { RecipeView } from './recipe.view.ts';

/** Makes a recipe with its ingredients and steps; a prep recipe also gets the item that it puts into stock. */
export async function createRecipe(ctx: Context, input: unknown): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const given = parse(createRecipeInput, input);
  return ctx.write('recipe.created', input, async (tx) => {
    await lockNesting(tx);
    const recipe = Object.assign(new Recipe(), { organizationId: tx.organizationId });
    await fill(tx, recipe, given);
    const row = await stored(tx, recipe.id);
    return recordAndReload(tx, row, differences({}, describeRecipe(row)));
  });
}

/**
 * Makes a recipe what was sent; ingredients and steps keep their ids. Throws CONFLICT when it was changed since `version`,
 * or when it would no longer make the item that is planned with it.
 */
export async function updateRecipe(ctx: Context, input: unknown): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const { id, version, ...given } = parse(updateRecipeInput, input);
  return ctx.write('recipe.updated', input, async (tx) => {
    await lockNesting(tx);
    const recipe = await find(tx, Recipe, 'recipe', id, { version, lock: true });
    const before = describeRecipe(await stored(tx, id));
    const made = recipe.outputItemId;
    await fill(tx, recipe, given);
    if (made !== null && recipe.outputItemId !== made) await refuseInUse(tx, recipe, made, 'output');
    const row = await stored(tx, id);
    return recordAndReload(tx, row, differences(before, describeRecipe(row)));
  });
}

async function fill(tx: Transaction, recipe: Recipe, given: RecipeWhole): Promise<void> {
  await assertNameAvailable(tx, Recipe, 'recipe', given.name, recipe.id);
  await assertExternalIdAvailable(tx, Recipe, 'recipe', given.externalId, recipe.id);
  await checkStation(tx, given.stationId);
  await checkUnits(tx, unitsOf(given));
  const uses = await checkIngredients(tx, given.lines);
  const { lines: _lines, steps: _steps, outputItemId, externalId = recipe.externalId, ...fields } = given;
  Object.assign(recipe, emptyAsNull(fields), { externalId, updatedAt: tx.now });
  recipe.outputItemId = given.kind === 'prep' ? await outputItemOf(tx, recipe, outputItemId) : null;
  tx.em.persist(recipe);
  await saveParts(tx, recipe.id, given);
  await checkNesting(tx, recipe, uses, {
    circle: () => msg('recipe.wouldContainItself', { name: recipe.name }),
    tooDeep: () => msg('recipe.tooDeep', { count: limits.recipeDepthMax }),
  });
}

/** Every unit of a recipe, with the field it was sent in. */
function unitsOf({ yieldUnit, lines }: RecipeWhole): SentUnit[] {
  return [
    { path: 'yieldUnit', unit: yieldUnit },
    ...lines.map(({ unit }, index) => ({ path: `lines.${index}.unit`, unit })),
  ];
}
