import { sql } from 'kysely';
import {
  createRecipe as createRecipeInput,
  recipeRef,
  type RecipeWhole,
  updateRecipe as updateRecipeInput,
} from '#schema/inputs/recipes.ts';
import { limits } from '#schema/limits.ts';
import { authorize } from '../access.ts';
import type { Context } from '../context.ts';
import type { Changes } from '../database/changes.ts';
import { add, find, type Work } from '../database/work.ts';
import { conflict, notFound } from '../errors.ts';
import { claimName } from '../database/claim-name.ts';
import { parse } from '../parse.ts';
import { describeRecipe, differences } from './recipe-changes.policy.ts';
import { nestingOf } from './recipe-book.queries.ts';
import { checkIngredients, checkStation, wrong } from './recipe-checks.ts';
import { outputItemOf } from './recipe-output.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { Recipe } from './recipe.entity.ts';
import { RecipeStep } from './recipe-step.entity.ts';
import { type CostedRecipe, costedRecipe } from './recipes.service.ts';

/** Makes a recipe with its ingredients and steps; a prep recipe also gets the item that it puts into stock. */
export async function createRecipe(ctx: Context, input: unknown): Promise<CostedRecipe> {
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

/** Replaces a recipe as a whole. Throws CONFLICT when it was changed since `version`. */
export async function updateRecipe(ctx: Context, input: unknown): Promise<CostedRecipe> {
  authorize(ctx, 'recipes.update');
  const { id, version, ...given } = parse(updateRecipeInput, input);
  return ctx.write('recipe.updated', input, async (work) => {
    await lockNesting(work);
    const recipe = await find(work, Recipe, 'recipe', id, { version, lock: true });
    const before = describeRecipe(await stored(work, id));
    await work.em.nativeDelete(RecipeIngredient, { recipeId: id });
    await work.em.nativeDelete(RecipeStep, { recipeId: id });
    await fill(work, recipe, given);
    const row = await stored(work, id);
    return recorded(work, row, differences(before, describeRecipe(row)));
  });
}

/** Takes a recipe out of use; refused while another recipe needs it. */
export async function archiveRecipe(ctx: Context, input: unknown): Promise<CostedRecipe> {
  authorize(ctx, 'recipes.update');
  const { id, version } = parse(recipeRef, input);
  return ctx.write('recipe.archived', input, async (work) => {
    await lockNesting(work);
    const recipe = await find(work, Recipe, 'recipe', id, { version, lock: true });
    const [user] = (await stored(work, id)).usedBy;
    if (user) throw conflict(`${user.name} uses ${recipe.name}. Take it out there first.`);
    return setArchived(work, recipe, recipe.archivedAt ?? work.now);
  });
}

/** Brings an archived recipe back. */
export async function restoreRecipe(ctx: Context, input: unknown): Promise<CostedRecipe> {
  authorize(ctx, 'recipes.update');
  const { id, version } = parse(recipeRef, input);
  return ctx.write('recipe.restored', input, async (work) => {
    const recipe = await find(work, Recipe, 'recipe', id, { version, lock: true });
    return setArchived(work, recipe, null);
  });
}

async function setArchived(work: Work, recipe: Recipe, archivedAt: Date | null): Promise<CostedRecipe> {
  const before = recipe.archivedAt;
  recipe.archivedAt = archivedAt;
  return recorded(work, await stored(work, recipe.id), { archivedAt: [before, archivedAt] });
}

/** Tells the audit log what changed and open screens that something did. */
function recorded(work: Work, row: CostedRecipe, changes: Changes): CostedRecipe {
  const { id, version } = row;
  work.record({ entity: 'Recipe', entityId: id, changes, live: { type: 'RECIPE_UPDATED', data: { id, version } } });
  return row;
}

async function fill(work: Work, recipe: Recipe, given: RecipeWhole): Promise<void> {
  await claimName(work, Recipe, 'recipe', given.name, recipe.id);
  await checkStation(work, given.stationId);
  const uses = await checkIngredients(work, given.lines);
  const { lines, steps, outputItemId, ...fields } = given;
  Object.assign(recipe, emptyAsNull(fields), { updatedAt: work.now });
  recipe.outputItemId = given.kind === 'prep' ? await outputItemOf(work, recipe, outputItemId) : null;
  work.em.persist(recipe);
  lines.forEach((line, sort) => add(work, RecipeIngredient, { ...emptyAsNull(line), recipeId: recipe.id, sort }));
  steps.forEach((step, sort) => add(work, RecipeStep, { ...emptyAsNull(step), recipeId: recipe.id, sort }));
  await work.em.flush();
  await checkNesting(work, recipe, uses);
}

/** What was left out or left blank is stored as nothing. */
function emptyAsNull<T extends object>(fields: T): T {
  return Object.assign(
    {},
    fields,
    Object.fromEntries(
      Object.entries(fields)
        .filter(isBlank)
        .map(([key]) => [key, null]),
    ),
  );
}

function isBlank([, value]: [string, unknown]): boolean {
  return value === undefined || value === '';
}

/** One at a time: two people could each add half of a circle. Held until the transaction ends. */
async function lockNesting(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recipes:${work.organizationId}`}, 0))`.execute(work.db);
}

async function checkNesting(work: Work, recipe: Recipe, uses: readonly string[]): Promise<void> {
  const { circular, depth } = await nestingOf(work.db, work.organizationId, recipe.id, uses);
  if (circular) throw wrong('lines', `${recipe.name} would contain itself.`);
  if (depth > limits.recipeDepthMax) {
    throw wrong('lines', `Recipes may lie inside each other at most ${limits.recipeDepthMax} deep.`);
  }
}

async function stored(work: Work, id: string): Promise<CostedRecipe> {
  await work.em.flush();
  const row = await costedRecipe(work.db, work.organizationId, id);
  if (!row) throw notFound('recipe');
  return row;
}
