import { Decimal } from 'decimal.js';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { baseUnit } from '#schema/units.ts';
import { newLine, type ParValues } from './par-sheet/par-values.ts';
import type { PrepRecipe } from './usePlanning.ts';

const filledFields = ['stationId', 'batch', 'leadMinutes'] as const;
type Filled = Pick<ParValues, (typeof filledFields)[number]>;

const Exact = Decimal.clone({ precision: 40 });

/** What one batch of the recipe makes in the unit of its item; empty when the yield does not convert. */
function batchOf({ yieldQuantity, yieldUnit, outputItem }: PrepRecipe): string {
  if (outputItem === null) return '';
  const [from, to] = [baseUnit(yieldUnit), baseUnit(outputItem.unit)];
  if (from.base !== to.base) return '';
  const batch = new Exact(yieldQuantity).times(from.factor).dividedBy(to.factor).toDecimalPlaces(limits.quantityPlaces);
  return batch.isZero() ? '' : batch.toFixed();
}

function defaultsOf(recipe: PrepRecipe | undefined): Filled {
  return {
    stationId: recipe?.stationId ?? newLine.stationId,
    batch: recipe ? batchOf(recipe) : newLine.batch,
    leadMinutes: recipe?.prepMinutes == null ? newLine.leadMinutes : String(recipe.prepMinutes),
  };
}

/**
 * A new line is made at its recipe's station, in batches of its yield and in its minutes; undefined for a line without a recipe.
 * What was typed stays.
 */
export function useRecipeDefaults(form: UseFormReturn<ParValues>): (recipe: PrepRecipe | undefined) => void {
  const filled = useRef<Filled>(newLine);
  return (recipe) => {
    const next = defaultsOf(recipe);
    for (const field of filledFields) {
      if (form.getValues(field) === filled.current[field]) form.setValue(field, next[field]);
    }
    filled.current = next;
  };
}
