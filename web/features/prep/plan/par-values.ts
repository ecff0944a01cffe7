import type { RoundingRule } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import type { AddPrepItemInput, ParLineFragment, UpdatePrepItemInput } from '../plan.generated.ts';

/** A line of the par sheet as its form holds it: text as typed, empty for nothing. */
export interface ParValues {
  recipeId: string;
  stationId: string;
  /** Empty until it is known. */
  prepListId: string;
  pars: { quantity: string }[];
  /** Whether the expected use is typed; else each day's par stands for it. */
  useKnown: boolean;
  uses: { quantity: string }[];
  batch: string;
  rounding: RoundingRule;
  dueTime: string;
  leadMinutes: string;
}

export const newLine: ParValues = {
  recipeId: '',
  stationId: '',
  prepListId: '',
  pars: Array.from({ length: 7 }, () => ({ quantity: '0' })),
  useKnown: false,
  uses: Array.from({ length: 7 }, () => ({ quantity: '' })),
  batch: '',
  rounding: 'up',
  dueTime: '16:00',
  leadMinutes: '60',
};

/** An existing line; missing days are zero. */
export function valuesOfLine(line: ParLineFragment): ParValues {
  return {
    recipeId: line.recipeId ?? '',
    stationId: line.stationId ?? '',
    prepListId: line.prepListId,
    pars: newLine.pars.map((_, day) => ({ quantity: plain(line.parByWeekday[day] ?? '0') })),
    useKnown: line.useByWeekday !== null,
    uses: newLine.uses.map((_, day) => ({ quantity: plain(line.useByWeekday?.[day] ?? '') })),
    batch: line.batchQuantity === null ? '' : plain(line.batchQuantity),
    rounding: line.rounding,
    dueTime: line.dueTime,
    leadMinutes: String(line.leadMinutes),
  };
}

function plain(quantity: string): string {
  return quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity;
}

function given(values: ParValues) {
  return {
    stationId: values.stationId || null,
    prepListId: values.prepListId || null,
    useByWeekday: values.useKnown ? values.uses.map(({ quantity }) => parseDecimal(quantity) ?? '0') : null,
    parByWeekday: values.pars.map(({ quantity }) => parseDecimal(quantity) ?? '0'),
    batchQuantity: values.batch.trim() === '' ? null : parseDecimal(values.batch),
    rounding: values.rounding,
    dueTime: values.dueTime,
    ...(values.leadMinutes === '' ? {} : { leadMinutes: Number(values.leadMinutes) }),
  };
}

export function addLineInput(values: ParValues, itemId: string): AddPrepItemInput {
  return { itemId, recipeId: values.recipeId || null, ...given(values) };
}

export function updateLineInput(values: ParValues, { id, version }: ParLineFragment): UpdatePrepItemInput {
  return { id, version, ...given(values) };
}
