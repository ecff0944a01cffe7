import type { ParMode, RoundingRule } from '#schema/vocabulary.ts';
import { plainDecimal } from '../../../../ui/format/decimal.ts';
import { asTyped, ifTyped, typedDecimal, typedWhole } from '../../../../ui/forms/typed-figures.ts';
import type { AddPrepItemInput, ParLineFragment, UpdatePrepItemInput } from '../../plan.generated.ts';
import type { PrepRecipe } from '../usePlanning.ts';

/** How a line gets what it plans. */
export const lineKinds = ['made', 'plain', 'thawed'] as const;
export type LineKind = (typeof lineKinds)[number];

/** The form values of a par line: text as typed, empty for none. */
export interface ParValues {
  /** Made by a recipe, made without one, or taken out of the freezer to thaw. */
  kind: LineKind;
  recipeId: string;
  /** Of a new line without a recipe. */
  item: { id: string; name: string } | null;
  thawDays: string;
  stationId: string;
  /** Empty until the lists are loaded. */
  prepListId: string;
  pars: { quantity: string }[];
  /** Whether the expected use is entered; otherwise each day's par is assumed. */
  useKnown: boolean;
  uses: { quantity: string }[];
  batch: string;
  parMode: ParMode;
  minDays: string;
  maxDays: string;
  least: string;
  most: string;
  rounding: RoundingRule;
  dueTime: string;
  leadMinutes: string;
}

export const newLine: ParValues = {
  kind: 'made',
  recipeId: '',
  item: null,
  thawDays: '1',
  stationId: '',
  prepListId: '',
  pars: Array.from({ length: 7 }, () => ({ quantity: '0' })),
  useKnown: false,
  uses: Array.from({ length: 7 }, () => ({ quantity: '' })),
  batch: '',
  parMode: 'weekday',
  minDays: '',
  maxDays: '',
  least: '',
  most: '',
  rounding: 'up',
  dueTime: '16:00',
  leadMinutes: '60',
};

/** An existing line; missing days are zero. */
export function valuesOfLine(line: ParLineFragment): ParValues {
  return {
    kind: line.thawDays === null ? 'made' : 'thawed',
    recipeId: line.recipeId ?? '',
    item: null,
    thawDays: line.thawDays === null ? newLine.thawDays : String(line.thawDays),
    stationId: line.stationId ?? '',
    prepListId: line.prepListId,
    pars: newLine.pars.map((_, day) => ({ quantity: plainAsTyped(line.parByWeekday[day] ?? '0') })),
    useKnown: line.useByWeekday !== null,
    uses: newLine.uses.map((_, day) => ({ quantity: plainAsTyped(line.useByWeekday?.[day] ?? '') })),
    batch: line.batchQuantity === null ? '' : plainAsTyped(line.batchQuantity),
    rounding: line.rounding,
    parMode: line.parMode,
    minDays: line.minDays === null ? '' : String(line.minDays),
    maxDays: line.maxDays === null ? '' : String(line.maxDays),
    least: plainAsTyped(line.minQuantity ?? ''),
    most: plainAsTyped(line.maxQuantity ?? ''),
    dueTime: line.dueTime,
    leadMinutes: String(line.leadMinutes),
  };
}

function plainAsTyped(quantity: string): string {
  return asTyped(plainDecimal(quantity));
}

function editedFields(values: ParValues) {
  return {
    stationId: values.stationId || null,
    prepListId: values.prepListId || null,
    useByWeekday: values.useKnown ? values.uses.map(({ quantity }) => typedDecimal(quantity)) : null,
    parByWeekday: values.pars.map(({ quantity }) => typedDecimal(quantity)),
    batchQuantity: ifTyped(values.batch, typedDecimal),
    rounding: values.rounding,
    parMode: values.parMode,
    // Hidden fields of another mode stay as they are stored.
    ...(values.parMode === 'days'
      ? { minDays: ifTyped(values.minDays, typedWhole), maxDays: ifTyped(values.maxDays, typedWhole) }
      : {}),
    ...(values.kind === 'thawed' ? { thawDays: typedWhole(values.thawDays) } : {}),
    minQuantity: ifTyped(values.least, typedDecimal),
    maxQuantity: ifTyped(values.most, typedDecimal),
    dueTime: values.dueTime,
    ...(values.leadMinutes === '' ? {} : { leadMinutes: typedWhole(values.leadMinutes) }),
  };
}

/** A new line: the item that the chosen recipe makes, or the one that was found by its name. */
export function addLineInput(values: ParValues, recipes: readonly PrepRecipe[]): AddPrepItemInput {
  if (values.kind !== 'made') return { itemId: values.item?.id ?? '', ...editedFields(values) };
  const itemId = recipes.find(({ id }) => id === values.recipeId)?.outputItemId ?? '';
  return { itemId, recipeId: values.recipeId || null, ...editedFields(values) };
}

export function updateLineInput(
  values: ParValues,
  { id, version }: Pick<ParLineFragment, 'id' | 'version'>,
): UpdatePrepItemInput {
  return { id, version, ...editedFields(values) };
}

/** The form's fields by the names of their input. */
export const parFields = {
  itemId: 'recipeId',
  'parByWeekday.0': 'pars.0.quantity',
  'useByWeekday.0': 'uses.0.quantity',
  batchQuantity: 'batch',
  minQuantity: 'least',
  maxQuantity: 'most',
} as const;
