import type { RecipeWhole } from '#schema/inputs/recipes.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';
import type { RecipeView } from '../recipe.view.ts';

type Step = RecipeWhole['steps'][number];

/** A stored recipe as the input that would save it unchanged. */
export function wholeOf(row: RecipeView): RecipeWhole {
  const { name, nameEs, description, kind, category, stationId, outputItemId, yieldQuantity, yieldUnit } = row;
  const { portions, prepMinutes, shelfLifeHours, menuPrice, targetFoodCostPercent, pluCodes, externalId } = row;
  return {
    name,
    nameEs,
    description,
    kind,
    category,
    stationId,
    outputItemId,
    yieldQuantity: plainDecimal(yieldQuantity),
    yieldUnit,
    portions: plainDecimal(portions),
    prepMinutes,
    shelfLifeHours,
    menuPrice,
    targetFoodCostPercent: plainDecimal(targetFoodCostPercent),
    pluCodes,
    externalId,
    lines: row.ingredients.map(({ id, itemId, subRecipeId, quantity, unit, prepAction, yieldPercent, note }) => ({
      id,
      itemId,
      subRecipeId,
      quantity: plainDecimal(quantity),
      unit,
      prepAction,
      yieldPercent: plainDecimal(yieldPercent),
      note,
    })),
    steps: row.steps.map(({ id, text, textEs, minutes }) => ({ id, text, textEs, minutes })),
  };
}

/** Whether two inputs save the same recipe. */
export function isSameWhole(one: RecipeWhole, other: RecipeWhole): boolean {
  return JSON.stringify(compared(one)) === JSON.stringify(compared(other));
}

function compared({ lines, steps, ...fields }: RecipeWhole): unknown {
  const decimals = ['yieldQuantity', 'portions', 'targetFoodCostPercent', 'quantity', 'yieldPercent'];
  const normal = (row: object) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return [...values.keys()].toSorted().flatMap((field) => {
      const value = values.get(field) ?? null;
      const text = decimals.includes(field) && typeof value === 'string' && value !== '' ? plainDecimal(value) : value;
      return text === null || text === '' ? [] : [[field, text]];
    });
  };
  return { fields: normal(fields), lines: lines.map(normal), steps: steps.map(normal) };
}

/** The stored step that each step of a file is: the one with its text, else the one in its place. */
export function matchedSteps(texts: readonly (string | undefined)[], stored: readonly Step[]): (Step | undefined)[] {
  const left = new Set(stored);
  const take = (step: Step | undefined) => {
    if (!step || !left.has(step)) return undefined;
    left.delete(step);
    return step;
  };
  const byText = texts.map((text) =>
    text === undefined ? undefined : take(stored.find((step) => left.has(step) && step.text === text)),
  );
  return byText.map((step, index) => step ?? take(stored[index]));
}
