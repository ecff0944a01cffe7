import { z } from 'zod';
import { issue } from '#schema/inputs/issue.ts';
import { updatePrepItemInput } from '#schema/inputs/prep.ts';
import * as parts from '#schema/inputs/parts.ts';
import { msg } from '#schema/messages.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { fieldError } from '../../../platform/errors.ts';
import { timeIn } from '../../../platform/imports/cell-dates.ts';
import { numberIn } from '../../../platform/imports/cell-values.ts';
import type { ImportedRow, Importer } from '../../../platform/imports/import-kind.ts';
import { TWO_FIGURES } from '../../../platform/imports/written-amount.ts';
import { type CellReaders, choiceIn, parseRecord, valuesOf, wholeIn } from '../../../platform/imports/record-input.ts';
import { inUnitOf, type Stocked } from '../../inventory/items/units.policy.ts';
import { wordKey } from '../../units/unit-words.policy.ts';
import type { LinePatch } from '../par-sheet/par-lines.writes.ts';
import { parModeWords, roundingWords } from './par-import-columns.data.ts';
import { quantityText } from '../../../platform/quantity.ts';

const twoFigures = new RegExp(`^${TWO_FIGURES}$`, 'u');
const figure = z
  .string()
  .refine((text) => !twoFigures.test(text), issue('import.twoFigures'))
  .pipe(parts.quantity)
  .optional();
const lineCells = updatePrepItemInput
  .pick({
    batchQuantity: true,
    rounding: true,
    minQuantity: true,
    maxQuantity: true,
    parMode: true,
    minDays: true,
    maxDays: true,
    thawDays: true,
    dueTime: true,
    leadMinutes: true,
    sort: true,
  })
  .extend({ par: figure, unit: parts.unit.optional() })
  .extend({ mon: figure, tue: figure, wed: figure, thu: figure, fri: figure, sat: figure, sun: figure });

/** The cells of a row as values of the input, without its names; figures are in the unit of the row. */
export type LineCells = z.output<typeof lineCells>;

/** Reads the cells of rows. Throws VALIDATION_FAILED with every refused cell. */
export function lineReader(importer: Importer, words: ReadonlyMap<string, string>): (row: ImportedRow) => LineCells {
  const number = (cell: string) => numberIn(cell, importer.decimalComma);
  const readers: CellReaders = {
    par: number,
    unit: (cell) => words.get(wordKey(cell)) ?? cell,
    ...Object.fromEntries(weekdays.map((day) => [day, number])),
    batchQuantity: number,
    rounding: (cell) => choiceIn(cell, roundingWords),
    minQuantity: number,
    maxQuantity: number,
    parMode: (cell) => choiceIn(cell, parModeWords),
    minDays: wholeIn,
    maxDays: wholeIn,
    thawDays: wholeIn,
    dueTime: (cell) => timeIn(cell) ?? cell,
    leadMinutes: wholeIn,
    sort: wholeIn,
  };
  return (row) => parseRecord(lineCells, valuesOf(row, readers));
}

/**
 * The figures of a row in the unit of the item; days that it does not name keep the pars before. Throws VALIDATION_FAILED when
 * the unit does not convert, or a day has no par.
 */
export function figuresIn(item: Stocked, cells: LineCells, before: readonly string[]): LinePatch {
  const { unit = item.unit, par, batchQuantity, minQuantity, maxQuantity } = cells;
  const { rounding, parMode, minDays, maxDays, thawDays, dueTime, leadMinutes, sort } = cells;
  const own = (quantity: string) =>
    unit === item.unit ? quantity : quantityText(inUnitOf(item, { quantity, unit }, 'unit'));
  const ownIf = (quantity: string | null | undefined) => (quantity ? own(quantity) : quantity);
  const pars = weekdays.flatMap((day, index) => {
    const entered = cells[day] ?? par;
    return entered === undefined ? (before[index] ?? []) : own(entered);
  });
  if (pars.length < weekdays.length) throw fieldError('par', msg('prep.parOfSevenDays'));
  return {
    rounding,
    parMode,
    minDays,
    maxDays,
    thawDays,
    dueTime,
    leadMinutes,
    sort,
    batchQuantity: ownIf(batchQuantity),
    minQuantity: ownIf(minQuantity),
    maxQuantity: ownIf(maxQuantity),
    parByWeekday: pars,
  };
}
