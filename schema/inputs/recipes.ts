import { z } from 'zod';
import { limits } from '../limits.ts';
import { recipeKinds } from '../vocabulary.ts';
import { issue } from './issue.ts';
import {
  externalId,
  id,
  money,
  name,
  nameEs,
  note,
  percent,
  pluCode,
  positiveQuantity,
  shortText,
  synced,
  unit,
  version,
} from './parts.ts';

const minutes = z.int(issue('field.wholeMinutes')).min(1).max(limits.recipeMinutesMax);

/** One ingredient: either an item of the inventory or another recipe. */
const line = z
  .strictObject({
    /** Id of an existing ingredient; omitted for a new one. */
    id: id.nullish(),
    itemId: id.nullish(),
    subRecipeId: id.nullish(),
    quantity: positiveQuantity,
    unit,
    /** diced, blanched */
    prepAction: shortText.nullish(),
    /** Usable share after this preparation; the item's by default. */
    yieldPercent: percent.nullish(),
    note: note.nullish(),
  })
  .refine((it) => Boolean(it.itemId) !== Boolean(it.subRecipeId), issue('recipe.itemOrRecipe'))
  .meta({ id: 'RecipeLineInput' });

const step = z
  .strictObject({
    /** Id of an existing step; omitted for a new one. */
    id: id.nullish(),
    /** In English; empty when only Spanish is written. */
    text: z.string().trim().max(limits.noteMax),
    textEs: note.nullish(),
    minutes: minutes.nullish(),
  })
  .refine(({ text, textEs }) => text !== '' || Boolean(textEs), { path: ['text'], message: issue('recipe.writeStep') })
  .meta({ id: 'RecipeStepInput' });

const whole = {
  name,
  /** Omitted in an update: unchanged. */
  nameEs: nameEs.nullish(),
  description: note.nullish(),
  kind: z.enum(recipeKinds),
  category: shortText.nullish(),
  stationId: id.nullish(),
  /** The output item of a prep recipe. Default: unchanged, or for a new recipe an item of the same name. */
  outputItemId: id.nullish(),
  yieldQuantity: positiveQuantity,
  yieldUnit: unit,
  portions: positiveQuantity.nullish(),
  prepMinutes: minutes.nullish(),
  shelfLifeHours: z.int(issue('field.wholeHours')).min(1).max(limits.shelfLifeHoursMax).nullish(),
  /** Net price of one portion. */
  menuPrice: money.nullish(),
  targetFoodCostPercent: percent.nullish(),
  /** The codes of a menu recipe at the till. Omitted in an update: unchanged. */
  pluCodes: z
    .array(pluCode)
    .max(limits.pluCodesMax, issue('recipe.tooManyCodes', { count: limits.pluCodesMax }))
    .nullish(),
  /** Omitted in an update: unchanged. */
  externalId: externalId.nullish(),
  lines: z.array(line).max(limits.linesMax, issue('recipe.tooManyIngredients', { count: limits.linesMax })),
  steps: z.array(step).max(limits.recipeStepsMax, issue('recipe.tooManySteps', { count: limits.recipeStepsMax })),
};

/** A whole new recipe. */
export const createRecipe = z.strictObject(whole);

/** Replaces the whole recipe: ingredients and steps keep their ids, missing ones are removed; a stale `version` is refused. */
export const updateRecipe = z.strictObject({
  id,
  version: version.optional(),
  /** The former amounts were wrong: sales of earlier days that are recorded later use the new ones, too. Default: false. */
  forEarlierDays: z.boolean().nullish(),
  ...whole,
});

/** A new menu price; null for none. */
export const recipePrice = z.strictObject({ id, version: version.optional(), menuPrice: money.nullable() });

export const recipeRef = z.strictObject({ id, version: version.optional() });

/** An unsaved recipe, to compute its cost and allergens. */
export const recipeCosting = z.strictObject({
  /** The item that it puts into stock, if there is one: what is declared on it counts, too. */
  outputItemId: id.nullish(),
  yieldQuantity: positiveQuantity,
  yieldUnit: unit,
  portions: positiveQuantity.nullish(),
  menuPrice: money.nullish(),
  targetFoodCostPercent: percent.nullish(),
  lines: z.array(line).max(limits.linesMax),
});

export const recipesFilter = z.strictObject({
  kind: z.enum(recipeKinds).nullish(),
  category: shortText.nullish(),
  stationId: id.nullish(),
  /** Those that use this item, or the recipe that makes it. */
  itemId: id.nullish(),
  search: shortText.nullish(),
  archived: z.boolean().nullish(),
  ...synced,
});

export const recipeSearch = z.strictObject({
  query: z
    .string(issue('recipe.typeSearch'))
    .trim()
    .min(limits.recipeSearchMin, issue('recipe.typeMore', { count: limits.recipeSearchMin }))
    .max(limits.nameMax),
});

/** Search text for ingredients. */
export const ingredientSearch = z.strictObject({ search: shortText.min(1, issue('recipe.typeLookFor')) });

export type RecipeWhole = z.output<typeof createRecipe>;
export type RecipeLine = z.output<typeof line>;
