import type { RecipeKind, Unit } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../ui/format/decimal.ts';
import { majorUnits, wholeMinorUnits } from '../../ui/format/money.ts';
import type {
  IngredientOptionsQuery,
  RecipeCostingQueryVariables,
  RecipePartsFragment,
  UpdateRecipeInput,
} from './recipes.generated.ts';

export interface LineValues {
  /** The stored ingredient's id; null for a new one. (`id` is the form's own.) */
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

/** The recipe as it is typed: every figure is text until it is sent. */
export interface RecipeValues {
  name: string;
  description: string;
  kind: RecipeKind;
  category: string;
  stationId: string;
  yieldQuantity: string;
  yieldUnit: Unit;
  portions: string;
  prepMinutes: string;
  shelfLifeHours: string;
  menuPrice: string;
  targetFoodCostPercent: string;
  lines: LineValues[];
  steps: StepValues[];
}

const blank: RecipeValues = {
  name: '',
  description: '',
  kind: 'prep',
  category: '',
  stationId: '',
  yieldQuantity: '',
  yieldUnit: 'kg',
  portions: '',
  prepMinutes: '',
  shelfLifeHours: '',
  menuPrice: '',
  targetFoodCostPercent: '',
  lines: [],
  steps: [],
};

const typed = (value: string | number | null) => (value === null ? '' : String(value));

/** What the form starts with. */
export function valuesOf(recipe: RecipePartsFragment | null, currency: string): RecipeValues {
  if (!recipe) return blank;
  return {
    name: recipe.name,
    description: typed(recipe.description),
    kind: recipe.kind,
    category: typed(recipe.category),
    stationId: typed(recipe.stationId),
    yieldQuantity: recipe.yieldQuantity,
    yieldUnit: recipe.yieldUnit,
    portions: typed(recipe.portions),
    prepMinutes: typed(recipe.prepMinutes),
    shelfLifeHours: typed(recipe.shelfLifeHours),
    menuPrice: recipe.menuPrice === null ? '' : majorUnits(recipe.menuPrice, currency),
    targetFoodCostPercent: typed(recipe.targetFoodCostPercent),
    lines: recipe.ingredients.map((line) => ({
      storedId: line.id,
      itemId: line.itemId,
      subRecipeId: line.subRecipeId,
      name: line.name,
      note: line.note,
      quantity: line.quantity,
      unit: line.unit,
      prepAction: typed(line.prepAction),
      yieldPercent: typed(line.yieldPercent),
    })),
    steps: recipe.steps.map(({ id, text, textEs, minutes }) => ({
      storedId: id,
      text,
      textEs: typed(textEs),
      minutes: typed(minutes),
    })),
  };
}

/** A chosen ingredient as a new row. */
export function lineOf(option: IngredientOptionsQuery['ingredientOptions'][number]): LineValues {
  const { itemId, subRecipeId, name, unit } = option;
  const empty = { storedId: null, note: null, quantity: '', prepAction: '', yieldPercent: '' };
  return { ...empty, itemId, subRecipeId, name, unit };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
const number = (text: string) => (text.trim() === '' ? null : Number(text));

function lineInput({ itemId, subRecipeId, quantity, unit, prepAction, yieldPercent, note }: LineValues) {
  return {
    itemId,
    subRecipeId,
    quantity: parseDecimal(quantity) ?? '0',
    unit,
    prepAction: orNull(prepAction),
    yieldPercent: parseDecimal(yieldPercent),
    note,
  };
}

/** The whole recipe as the server takes it. */
export function inputOf(values: RecipeValues, currency: string): Omit<UpdateRecipeInput, 'id'> {
  return {
    ...costingOf(values, currency),
    name: values.name,
    description: orNull(values.description),
    kind: values.kind,
    category: orNull(values.category),
    stationId: orNull(values.stationId),
    prepMinutes: number(values.prepMinutes),
    shelfLifeHours: number(values.shelfLifeHours),
    lines: values.lines.map((line) => ({ id: line.storedId, ...lineInput(line) })),
    steps: values.steps.map(({ storedId, text, textEs, minutes }) => ({
      id: storedId,
      text,
      textEs: orNull(textEs),
      minutes: number(minutes),
    })),
  };
}

/** The part of it that decides the cost. */
export function costingOf(values: RecipeValues, currency: string): RecipeCostingQueryVariables['input'] {
  return {
    yieldQuantity: parseDecimal(values.yieldQuantity) ?? '0',
    yieldUnit: values.yieldUnit,
    portions: parseDecimal(values.portions),
    // Only what is sold has a price; a figure typed before the kind was changed is not kept.
    menuPrice: values.kind === 'menu' ? wholeMinorUnits(values.menuPrice, currency) : null,
    targetFoodCostPercent: values.kind === 'menu' ? parseDecimal(values.targetFoodCostPercent) : null,
    lines: values.lines.map(lineInput),
  };
}

/** Whether there is enough to ask for a cost. */
export function canBeCosted(values: RecipeValues): boolean {
  const positive = (text: string) => Number(parseDecimal(text) ?? 0) > 0;
  return (
    positive(values.yieldQuantity) && values.lines.length > 0 && values.lines.every((line) => positive(line.quantity))
  );
}
