import {
  createRecipe as createRecipeInput,
  type RecipeWhole,
  updateRecipe as updateRecipeInput,
} from '#schema/inputs/recipes.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { claimExternalId } from '../../platform/database/claim-external-id.ts';
import { claimName } from '../../platform/database/claim-name.ts';
import { find, type Work } from '../../platform/database/work.ts';
import { parse } from '../../platform/context/parse.ts';
import { checkUnits, type SentUnit } from '../units/known-units.ts';
import { checkNesting, lockNesting, recorded, stored } from './recipe-change.ts';
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
  return ctx.write('recipe.created', input, async (work) => {
    await lockNesting(work);
    const recipe = Object.assign(new Recipe(), { organizationId: work.organizationId });
    await fill(work, recipe, given);
    const row = await stored(work, recipe.id);
    return recorded(work, row, differences({}, describeRecipe(row)));
  });
}

/**
 * Makes a recipe what was sent; ingredients and steps keep their ids. Throws CONFLICT when it was changed since `version`,
 * or when it would no longer make the item that is planned with it.
 */
export async function updateRecipe(ctx: Context, input: unknown): Promise<RecipeView> {
  authorize(ctx, 'recipes.update');
  const { id, version, ...given } = parse(updateRecipeInput, input);
  return ctx.write('recipe.updated', input, async (work) => {
    await lockNesting(work);
    const recipe = await find(work, Recipe, 'recipe', id, { version, lock: true });
    const before = describeRecipe(await stored(work, id));
    const made = recipe.outputItemId;
    await fill(work, recipe, given);
    if (made !== null && recipe.outputItemId !== made) await refuseInUse(work, recipe, made, 'output');
    const row = await stored(work, id);
    return recorded(work, row, differences(before, describeRecipe(row)));
  });
}

async function fill(work: Work, recipe: Recipe, given: RecipeWhole): Promise<void> {
  await claimName(work, Recipe, 'recipe', given.name, recipe.id);
  await claimExternalId(work, Recipe, 'recipe', given.externalId, recipe.id);
  await checkStation(work, given.stationId);
  await checkUnits(work, unitsOf(given));
  const uses = await checkIngredients(work, given.lines);
  const { lines: _lines, steps: _steps, outputItemId, externalId = recipe.externalId, ...fields } = given;
  Object.assign(recipe, emptyAsNull(fields), { externalId, updatedAt: work.now });
  recipe.outputItemId = given.kind === 'prep' ? await outputItemOf(work, recipe, outputItemId) : null;
  work.em.persist(recipe);
  await saveParts(work, recipe.id, given);
  await checkNesting(work, recipe, uses, {
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
