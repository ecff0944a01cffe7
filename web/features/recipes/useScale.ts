import { recipeAddress, type RecipeAddress } from '../../platform/recipe-address.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import type { RecipePartsFragment } from './recipes.generated.ts';
import { asWritten, parseScale, type Scale, scaleText, scaleTo } from './scale.ts';

export interface Scaling {
  readonly scale: Scale;
  /** The scale of the amount that the recipe was opened for; null without one. */
  readonly planned: Scale | null;
  /** Whether it was opened for an amount that does not convert to the unit of its yield. */
  readonly unconverted: boolean;
  readonly set: (scale: Scale) => void;
}

/** The scale of an open recipe. It is in the address, so that Back from a sub-recipe and a reload keep it. */
export function useScale(recipe: RecipePartsFragment, address: RecipeAddress): Scaling {
  const { update } = useLayer('recipe');
  const planned = address.planned === null ? null : scaleTo(address.planned, recipe.yieldQuantity);
  const chosen = address.scale === null ? null : parseScale(address.scale);
  return {
    scale: chosen ?? planned ?? asWritten,
    planned,
    unconverted: address.planned !== null && planned === null,
    set: (scale) => update(recipeAddress({ ...address, scale: scaleText(scale) })),
  };
}
