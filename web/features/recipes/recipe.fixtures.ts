import type { Fixture } from '../../testing/fixture.ts';
import type { RecipePartsFragment } from './recipes.generated.ts';

export type Recipe = Fixture<RecipePartsFragment>;
type Cost = NonNullable<Recipe['cost']>;

const knownCost: Cost = {
  __typename: 'RecipeCost',
  total: '5000',
  perPortion: null,
  perYieldUnit: '2500',
  foodCostPercent: null,
  overTarget: null,
  targetPrice: null,
  gaps: [],
};
const parsley: Cost['gaps'][number] = {
  __typename: 'CostGap',
  reason: 'no_conversion',
  name: 'Parsley',
  unit: 'g',
  neededUnit: 'bunch',
};
export const unknownCost: Cost = { ...knownCost, total: null, perYieldUnit: null, gaps: [parsley] };

export function line(
  id: string,
  name: string,
  changes: Partial<Recipe['ingredients'][number]> = {},
): Recipe['ingredients'][number] {
  const rest = { itemId: id, subRecipeId: null, madeBy: null, prepAction: null, yieldPercent: null, note: null };
  const figures = { quantity: '3', unit: 'kg', usablePercent: '100', madeQuantity: null, allergens: [], cost: '100' };
  return { __typename: 'RecipeIngredient', id: `line-${id}`, name, ...rest, ...figures, ...changes };
}

export function recipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    __typename: 'Recipe',
    id: 'r1',
    version: 4,
    name: 'Demi-glace',
    nameEs: null,
    description: null,
    kind: 'prep',
    category: null,
    stationId: null,
    stationName: null,
    outputItemId: 'i9',
    outputItemName: 'Demi-glace',
    yieldQuantity: '2',
    yieldUnit: 'l',
    portions: null,
    prepMinutes: null,
    shelfLifeHours: 48,
    menuPrice: null,
    pluCodes: [],
    targetFoodCostPercent: null,
    archivedAt: null,
    allergens: ['celery'],
    knownAllergens: ['celery'],
    allergenGaps: [],
    cost: knownCost,
    ingredients: [line('i1', 'Bones'), line('i2', 'Wine', { quantity: '0.75', unit: 'l' })],
    steps: [
      { __typename: 'RecipeStep', id: 's1', text: 'Roast.', textEs: 'Asar.', minutes: 20 },
      { __typename: 'RecipeStep', id: 's2', text: 'Reduce.', textEs: null, minutes: null },
    ],
    photos: [],
    usedBy: [],
    ...changes,
  };
}
