import { Decimal } from 'decimal.js';
import type { Unit } from '#schema/vocabulary.ts';
import type { Work } from '../database/work.ts';
import { Item } from '../inventory/item.entity.ts';
import { convert, NoConversion } from '../inventory/units.ts';
import { RecipeIngredient } from '../recipes/recipe-ingredient.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { CountProblem } from './count-needed.ts';
import type { PrepTask } from './prep-task.entity.ts';

/** Recipes are at most this deep; a circle could not end otherwise. */
const DEPTH_MAX = 10;
const SCALE = 4;

/** How much of an item a completed task takes, in the item's unit. */
export interface Need {
  readonly item: Item;
  readonly quantity: Decimal;
}

/** A task's ingredients: what is known, and what could not be reckoned. */
export interface Ingredients {
  readonly needs: readonly Need[];
  readonly problems: readonly CountProblem[];
}

/**
 * What the recipe takes for this much: each line times made ÷ yield, in its item's unit, as purchased (÷ usable share). A
 * sub-recipe is taken as its output item, or as its own ingredients when it has none. In a fixed order of items, so that
 * two completions lock them alike.
 */
export async function ingredientsOf(work: Work, task: PrepTask, made: string): Promise<Ingredients> {
  const recipe = task.recipeId ? await work.em.findOne(Recipe, { id: task.recipeId }) : null;
  const sum = new Sum();
  if (recipe) await addRecipe(work, sum, recipe, { quantity: made, unit: task.unit }, 1);
  return sum.result();
}

interface Amount {
  readonly quantity: string;
  readonly unit: Unit;
}

class Sum {
  private readonly needs = new Map<string, Need>();
  private readonly problems = new Map<string, CountProblem>();

  need(item: Item, quantity: Decimal): void {
    this.needs.set(item.id, { item, quantity: (this.needs.get(item.id)?.quantity ?? new Decimal(0)).plus(quantity) });
  }

  problem(item: Item | null, reason: string): void {
    this.problems.set(item?.id ?? '', { item, needed: null, onHand: null, reason });
  }

  result(): Ingredients {
    const needs = [...this.needs.values()]
      .map(({ item, quantity }) => ({ item, quantity: quantity.toDecimalPlaces(SCALE, Decimal.ROUND_HALF_UP) }))
      .filter(({ quantity }) => quantity.gt(0));
    return {
      needs: needs.toSorted((one, other) => (one.item.id < other.item.id ? -1 : 1)),
      problems: [...this.problems.values()],
    };
  }
}

async function addRecipe(work: Work, sum: Sum, recipe: Recipe, made: Amount, depth: number): Promise<void> {
  const output = recipe.outputItemId ? await work.em.findOne(Item, { id: recipe.outputItemId }) : null;
  const amount = tryConvert(made, recipe.yieldUnit, output);
  if (typeof amount === 'string') return sum.problem(output, amount);
  const batches = amount.dividedBy(recipe.yieldQuantity);
  for (const line of await work.em.find(RecipeIngredient, { recipeId: recipe.id }, { orderBy: { sort: 'asc' } })) {
    const wanted = { quantity: batches.times(line.quantity).toFixed(), unit: line.unit };
    if (line.itemId) await addItem(work, sum, line.itemId, wanted, line.yieldPercent);
    else if (line.subRecipeId) await addSubRecipe(work, sum, { id: line.subRecipeId, depth, line }, wanted);
  }
}

async function addItem(work: Work, sum: Sum, id: string, wanted: Amount, yieldPercent: string | null): Promise<void> {
  const item = await work.em.findOneOrFail(Item, { id });
  const quantity = tryConvert(wanted, item.unit, item);
  if (typeof quantity === 'string') return sum.problem(item, quantity);
  sum.need(item, quantity.times(100).dividedBy(yieldPercent ?? item.defaultYieldPercent));
}

interface SubRecipe {
  readonly id: string;
  readonly depth: number;
  readonly line: RecipeIngredient;
}

async function addSubRecipe(work: Work, sum: Sum, { id, depth, line }: SubRecipe, wanted: Amount): Promise<void> {
  const recipe = await work.em.findOneOrFail(Recipe, { id });
  if (recipe.outputItemId) return addItem(work, sum, recipe.outputItemId, wanted, line.yieldPercent);
  if (depth >= DEPTH_MAX) return sum.problem(null, 'its recipes are nested too deeply');
  return addRecipe(work, sum, recipe, wanted, depth + 1);
}

/** The quantity in another unit, or why there is none. */
function tryConvert(amount: Amount, to: Unit, item: Item | null): Decimal | string {
  try {
    return convert(amount.quantity, amount.unit, to, item?.densityGramsPerMl ?? null);
  } catch (error) {
    if (error instanceof NoConversion) return error.message.replace(/\.$/, '');
    throw error;
  }
}
