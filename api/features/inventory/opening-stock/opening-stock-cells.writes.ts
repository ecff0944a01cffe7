import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { businessDayBounds, instantOfLocal, type KitchenClock } from '#schema/business-day.ts';
import * as parts from '#schema/inputs/parts.ts';
import { lotCodeIn } from '#schema/lot-code.ts';
import { msg } from '#schema/messages.ts';
import { fieldError } from '../../../platform/errors.ts';
import { dateIn } from '../../../platform/imports/cell-dates.ts';
import { minorUnitsIn, numberIn } from '../../../platform/imports/cell-values.ts';
import type { ImportedRow, Importer } from '../../../platform/imports/import-kind.ts';
import { checkAll, type CellReaders, parseRecord, valuesOf } from '../../../platform/imports/record-input.ts';
import { wordKey } from '../../units/unit-words.policy.ts';
import { inUnitOf, type Stocked } from '../items/units.policy.ts';
import { quantityText } from '../../../platform/quantity.ts';

/** Decimal places of a quantity and of a cost per unit. */
const COST_SCALE = 6;

const stockCells = z.object({
  quantity: parts.quantity,
  unit: parts.unit.optional(),
  supplierLot: parts.shortText.optional(),
  unitCost: parts.unitCost.optional(),
});

/** The cells of a row as values, without its names; quantity and cost are in the unit of the row. */
export interface StockCells extends z.output<typeof stockCells> {
  readonly lotCode: string | null;
  readonly useBy: Date | null;
}

/** Reads the cells of rows. Throws VALIDATION_FAILED with every refused cell. */
export class StockReader {
  private readonly readers: CellReaders;

  constructor(
    private readonly importer: Importer,
    private readonly clock: KitchenClock,
    words: ReadonlyMap<string, string>,
  ) {
    this.readers = {
      quantity: (cell) => numberIn(cell, importer.decimalComma),
      unit: (cell) => words.get(wordKey(cell)) ?? cell,
      supplierLot: (cell) => cell,
      unitCost: (cell) => minorUnitsIn(cell, importer),
    };
  }

  read(row: ImportedRow): StockCells {
    const read: { cells?: z.output<typeof stockCells>; useBy: Date | null } = { useBy: null };
    const { useBy, lotCode } = row.cells;
    checkAll([
      () => {
        const values = valuesOf(row, this.readers);
        if (values['quantity'] === undefined) throw fieldError('quantity', msg('import.quantityMissing'));
        read.cells = parseRecord(stockCells, values);
      },
      () => {
        if (useBy !== undefined) read.useBy = this.useByIn(useBy);
      },
      () => {
        if (lotCode !== undefined && lotCodeIn(lotCode) === null)
          throw fieldError('lotCode', msg('import.lotCodeForm'));
      },
    ]);
    if (!read.cells) throw new Error('The cells of a row are parsed or refused.');
    return { ...read.cells, lotCode: lotCode === undefined ? null : lotCodeIn(lotCode), useBy: read.useBy };
  }

  /** A date is the last business day on which it may be served. */
  private useByIn(cell: string): Date {
    const read = dateIn(cell, this.importer.dateOrder);
    if (!read) throw fieldError('useBy', msg('sales.noDate', { text: cell }));
    const at = read.time === null ? null : instantOfLocal(this.clock.timeZone, `${read.date}T${read.time}`);
    return at ?? businessDayBounds(this.clock, read.date).end;
  }
}

/** Quantity and cost in the unit of the item. Throws VALIDATION_FAILED of the unit when it does not convert. */
export function inStockUnit(
  item: Stocked,
  { quantity, unit = item.unit, unitCost }: StockCells,
): { quantity: string; unitCost: string | undefined } {
  if (unit === item.unit) return { quantity, unitCost };
  const one = inUnitOf(item, { quantity: '1', unit }, 'unit');
  const own = inUnitOf(item, { quantity, unit }, 'unit');
  const cost = unitCost === undefined ? undefined : new Decimal(unitCost).dividedBy(one);
  return { quantity: quantityText(own), unitCost: cost?.toDecimalPlaces(COST_SCALE).toFixed() };
}
