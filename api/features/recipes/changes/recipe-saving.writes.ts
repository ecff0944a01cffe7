import type { RecipeWhole } from '#schema/inputs/recipes.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { changesBetween } from '../../../platform/database/changes.ts';
import { assertExternalIdAvailable } from '../../../platform/database/external-id-available.ts';
import { assertNameAvailable } from '../../../platform/database/name-available.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { checkUnits, type SentUnit } from '../../units/known-units.writes.ts';
import { emptyAsNull, saveParts } from '../parts/recipe-parts.writes.ts';
import { Recipe } from '../recipe.entity.ts';
import type { RecipeView } from '../recipe.view.ts';
import { portionsBeside } from '../book/batch-share.policy.ts';
import { describeRecipe } from './recipe-changes.policy.ts';
import { assertCodesAvailable, checkIngredients, checkStation } from './recipe-checks.writes.ts';
import { classOfMade, reclassifyMade } from './made-food-class.writes.ts';
import { outputItemOf } from './recipe-output.writes.ts';
import { compositionOf, storeRecipeVersion } from './recipe-versions.writes.ts';
import { refuseInUse } from './recipe-uses.writes.ts';
import { checkNesting, recordAndReload, reloadRecipe } from './recipe.writes.ts';

/** Adds a recipe with its parts, and records it. The caller has locked the nesting. */
export async function addRecipe(tx: Transaction, input: RecipeWhole, action?: string): Promise<RecipeView> {
  const recipe = Object.assign(new Recipe(), { organizationId: tx.organizationId });
  await fill(tx, recipe, input);
  const row = await reloadRecipe(tx, recipe.id);
  return recordAndReload(tx, row, changesBetween({}, describeRecipe(row)), action);
}

interface Replacement {
  /** The write's own action by default. */
  readonly action?: string;
  /** What the recipe was before was a mistake: sales of earlier days that are recorded later use the new amounts, too. */
  readonly forEarlierDays?: boolean;
}

/** Replaces a recipe that the caller has locked, with the nesting, and records it. Throws CONFLICT for a planned item. */
export async function replaceRecipe(
  tx: Transaction,
  recipe: Recipe,
  input: RecipeWhole,
  { action, forEarlierDays = false }: Replacement = {},
): Promise<RecipeView> {
  const stored = await reloadRecipe(tx, recipe.id);
  const before = describeRecipe(stored);
  const classBefore = await classOfMade(tx, stored.ingredients);
  const composition = await compositionOf(tx, recipe.id);
  const made = recipe.outputItemId;
  await fill(tx, recipe, input);
  if (recipe.outputItemId === made) await reclassifyMade(tx, recipe, classBefore, input.lines);
  if (!forEarlierDays) await storeRecipeVersion(tx, recipe, composition);
  if (made !== null && recipe.outputItemId !== made) await refuseInUse(tx, recipe, made, 'output');
  const row = await reloadRecipe(tx, recipe.id);
  return recordAndReload(tx, row, changesBetween(before, describeRecipe(row)), action);
}

async function fill(tx: Transaction, recipe: Recipe, input: RecipeWhole): Promise<void> {
  await assertNameAvailable(tx, Recipe, 'recipe', input.name, recipe.id);
  await assertExternalIdAvailable(tx, Recipe, 'recipe', input.externalId, recipe.id);
  await checkStation(tx, input.stationId);
  await checkUnits(tx, unitsOf(input));
  const uses = await checkIngredients(tx, recipe.id, input.lines);
  const { lines: _lines, steps: _steps, outputItemId: _outputItemId, ...fields } = input;
  const { externalId = recipe.externalId, nameEs = recipe.nameEs } = input;
  const pluCodes = input.kind === 'menu' ? [...new Set(input.pluCodes ?? recipe.pluCodes)] : [];
  await assertCodesAvailable(tx, recipe, pluCodes);
  const portions = portionsBeside(input);
  Object.assign(recipe, emptyAsNull(fields), { externalId, nameEs, pluCodes, portions, updatedAt: tx.now });
  recipe.outputItemId = input.kind === 'prep' ? await outputItemOf(tx, recipe, input) : null;
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
