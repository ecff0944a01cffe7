import type { RecipeKind, Unit } from '#schema/vocabulary.ts';
import { recipeCosting } from '#schema/inputs/recipes.ts';
import { inputErrors } from '../../ui/forms/input-errors.ts';
import {
  asTyped,
  ifTyped,
  moneyAsTyped,
  typedDecimal,
  typedMoney,
  typedText,
  typedWhole,
} from '../../ui/forms/typed-figures.ts';
import type {
  IngredientOptionsQuery,
  RecipeCostingQueryVariables,
  RecipePartsFragment,
  UpdateRecipeInput,
} from './recipes.generated.ts';

export interface LineValues {
  /** The stored ingredient's id; null for a new one. (`id` belongs to the form library.) */
  readonly storedId: string | null;
  readonly itemId: string | null;
  readonly subRecipeId: string | null;
  readonly name: string;
  readonly note: string | null;
  quantity: string;
  unit: Unit;
  prepAction: string;
  yieldPercent: string;
}

export interface StepValues {
  readonly storedId: string | null;
  text: string;
  textEs: string;
  minutes: string;
}

/** The form values of a recipe: every figure as typed. */
export interface RecipeValues {
  name: string;
  nameEs: string;
  description: string;
  kind: RecipeKind;
  category: string;
  stationId: string;
  yieldQuantity: string;
  yieldUnit: Unit;
  portions: string;
  prepMinutes: string;
  shelfLifeHours: string;
  /** Separated by commas. */
  pluCodes: string;
  menuPrice: string;
  targetFoodCostPercent: string;
  lines: LineValues[];
  steps: StepValues[];
  /** Whether the former amounts were a mistake, so that sales of earlier days use the new ones, too. */
  forEarlierDays: boolean;
}

const blank: RecipeValues = {
  name: '',
  nameEs: '',
  description: '',
  kind: 'prep',
  category: '',
  stationId: '',
  yieldQuantity: '',
  yieldUnit: 'kg',
  portions: '',
  prepMinutes: '',
  shelfLifeHours: '',
  pluCodes: '',
  menuPrice: '',
  targetFoodCostPercent: '',
  lines: [],
  steps: [],
  forEarlierDays: false,
};

const typed = (value: string | number | null) => (value === null ? '' : String(value));

/** The initial values of the form. */
export function valuesOf(recipe: RecipePartsFragment | null, currency: string): RecipeValues {
  if (!recipe) return blank;
  return {
    name: recipe.name,
    nameEs: typed(recipe.nameEs),
    description: typed(recipe.description),
    kind: recipe.kind,
    category: typed(recipe.category),
    stationId: typed(recipe.stationId),
    yieldQuantity: asTyped(recipe.yieldQuantity),
    yieldUnit: recipe.yieldUnit,
    portions: asTyped(recipe.portions),
    prepMinutes: typed(recipe.prepMinutes),
    shelfLifeHours: typed(recipe.shelfLifeHours),
    pluCodes: recipe.pluCodes.join(', '),
    menuPrice: moneyAsTyped(recipe.menuPrice, currency),
    targetFoodCostPercent: asTyped(recipe.targetFoodCostPercent),
    lines: recipe.ingredients.map((line) => ({
      storedId: line.id,
      itemId: line.itemId,
      subRecipeId: line.subRecipeId,
      name: line.name,
      note: line.note,
      quantity: asTyped(line.quantity),
      unit: line.unit,
      prepAction: typed(line.prepAction),
      yieldPercent: asTyped(line.yieldPercent),
    })),
    steps: recipe.steps.map(({ id, text, textEs, minutes }) => ({
      storedId: id,
      text,
      textEs: typed(textEs),
      minutes: typed(minutes),
    })),
    forEarlierDays: false,
  };
}

/** Whether yield or ingredients differ; the order of the ingredients does not matter. */
export function amountsDiffer(one: RecipeValues, other: RecipeValues): boolean {
  const amounts = ({ yieldQuantity, yieldUnit, portions, lines }: RecipeValues) =>
    JSON.stringify([
      [yieldQuantity, yieldUnit, portions],
      lines
        .map((line) => [line.itemId, line.subRecipeId, line.quantity, line.unit, line.yieldPercent].join(' '))
        .toSorted(),
    ]);
  return amounts(one) !== amounts(other);
}

/** A chosen ingredient as a new row. */
export function lineOf(option: IngredientOptionsQuery['ingredientOptions'][number]): LineValues {
  const { itemId, subRecipeId, name, unit } = option;
  const empty = { storedId: null, note: null, quantity: '', prepAction: '', yieldPercent: '' };
  return { ...empty, itemId, subRecipeId, name, unit };
}

function lineInput({ itemId, subRecipeId, quantity, unit, prepAction, yieldPercent, note }: LineValues) {
  return {
    itemId,
    subRecipeId,
    quantity: typedDecimal(quantity),
    unit,
    prepAction: typedText(prepAction),
    yieldPercent: ifTyped(yieldPercent, typedDecimal),
    note,
  };
}

const codesIn = (text: string) =>
  text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** The whole recipe as mutation input. */
export function inputOf(values: RecipeValues, currency: string): Omit<UpdateRecipeInput, 'id'> {
  return {
    ...costingOf(values, currency),
    name: values.name,
    nameEs: typedText(values.nameEs),
    description: typedText(values.description),
    kind: values.kind,
    category: typedText(values.category),
    stationId: typedText(values.stationId),
    prepMinutes: ifTyped(values.prepMinutes, typedWhole),
    shelfLifeHours: ifTyped(values.shelfLifeHours, typedWhole),
    pluCodes: values.kind === 'menu' ? codesIn(values.pluCodes) : [],
    lines: values.lines.map((line) => ({ id: line.storedId, ...lineInput(line) })),
    steps: values.steps.map(({ storedId, text, textEs, minutes }) => ({
      id: storedId,
      text,
      textEs: typedText(textEs),
      minutes: ifTyped(minutes, typedWhole),
    })),
  };
}

/** The part of the input that determines the cost. */
export function costingOf(values: RecipeValues, currency: string): RecipeCostingQueryVariables['input'] {
  const sold = values.kind === 'menu';
  return {
    yieldQuantity: typedDecimal(values.yieldQuantity),
    yieldUnit: values.yieldUnit,
    // A yield in portions is their number; another one typed before the unit was changed is dropped.
    portions: values.yieldUnit === 'portion' ? null : ifTyped(values.portions, typedDecimal),
    // Only menu items have a price; a price typed before the kind was changed is dropped.
    menuPrice: sold ? ifTyped(values.menuPrice, (typed) => typedMoney(typed, currency)) : null,
    targetFoodCostPercent: sold ? ifTyped(values.targetFoodCostPercent, typedDecimal) : null,
    lines: values.lines.map(lineInput),
  };
}

/** Whether there is enough to calculate a cost. */
export function canBeCosted(input: RecipeCostingQueryVariables['input']): boolean {
  return input.lines.length > 0 && Object.keys(inputErrors(recipeCosting, input)).length === 0;
}
