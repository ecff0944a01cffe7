import { bakery } from './bakery.data.ts';
import { baking } from './baking.data.ts';
import { bistro } from './bistro.data.ts';
import { burger } from './burger.data.ts';
import { cafe } from './cafe.data.ts';
import { commissary } from './commissary.data.ts';
import { grillPrep } from './grill-prep.data.ts';
import { kitchenPrep } from './kitchen-prep.data.ts';
import { menu } from './menu.data.ts';
import { pastry } from './pastry.data.ts';
import { pizzeria } from './pizzeria.data.ts';
import { sauces } from './sauces.data.ts';
import { type StarterIngredient, starterIngredients } from './starter-ingredients.data.ts';
import type { StarterKitchenData } from './starter-kitchen.data.ts';
import type { StarterRecipe } from './starter-recipe.data.ts';

/** In the order of the screen. */
export const starterKitchens: readonly StarterKitchenData[] = [bistro, pizzeria, cafe, burger, bakery, commissary];

/** What the starter kitchens are made of, by name. */
export interface StarterBook {
  readonly ingredients: ReadonlyMap<string, StarterIngredient>;
  readonly recipes: ReadonlyMap<string, StarterRecipe>;
}

export const starterBook: StarterBook = {
  ingredients: new Map(starterIngredients.map((each) => [each.name, each])),
  recipes: new Map(
    [...sauces, ...kitchenPrep, ...grillPrep, ...baking, ...pastry, ...menu].map((each) => [each.name, each]),
  ),
};
