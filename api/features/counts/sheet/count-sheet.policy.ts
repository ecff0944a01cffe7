import { type ConversionFact, converts, countingUnits, type Measures } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { CountLineView } from '../lines/count-line.view.ts';
import type { CountSheetLot, CountSheetRow, SheetRow } from './count-sheet.view.ts';

/** A counted item and how it is measured. */
export interface Counted extends Measures {
  readonly unit: Unit;
  readonly packQuantity: string | null;
}

/** The item's conversions for a count: a case is its purchase pack, unless a conversion says otherwise. */
export function countMeasures({ unit, packQuantity, densityGramsPerMl, conversions = [] }: Counted): Measures {
  if (packQuantity === null || unit === 'case') return { densityGramsPerMl, conversions };
  const pack: ConversionFact = { fromQuantity: '1', fromUnit: 'case', toQuantity: packQuantity, toUnit: unit };
  return { densityGramsPerMl, conversions: [...conversions, pack] };
}

const UNITS_MAX = 8;

/** The units in which an item can be counted: its own, those of its conversions, then the usual ones that convert. */
export function countUnitsOf(item: Counted): Unit[] {
  const measures = countMeasures(item);
  const stated = (measures.conversions ?? []).flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit]);
  const units = [item.unit, ...stated, ...countingUnits].filter((unit) => converts(unit, item.unit, measures));
  return [...new Set(units)].slice(0, UNITS_MAX);
}

/** The sheet with the lines of a count. Lots only where they matter: several with different use-by, or counted ones. */
export function sheetOf(rows: readonly SheetRow[], lines: readonly CountLineView[]): CountSheetRow[] {
  const keyOf = (row: { itemId: string; storageLocationId: string | null }) =>
    `${row.storageLocationId ?? ''}:${row.itemId}`;
  const byRow = Map.groupBy(lines, keyOf);
  return rows.map((row) => {
    const key = keyOf(row);
    const counted = byRow.get(key) ?? [];
    return {
      ...row,
      key,
      countUnits: countUnitsOf(row),
      line: counted.find(({ lotId }) => lotId === null) ?? null,
      lots: lotsOf(row, counted),
    };
  });
}

function lotsOf({ lots }: SheetRow, lines: readonly CountLineView[]): CountSheetLot[] {
  const ofLots = lines.filter(({ lotId }) => lotId !== null);
  const dates = new Set(lots.map(({ useBy }) => useBy));
  if (dates.size < 2 && ofLots.length === 0) return [];
  const known = lots.map(({ lotId, lotCode, useBy }) => ({
    lotId,
    lotCode,
    useBy: useBy === null ? null : new Date(useBy),
    line: ofLots.find((line) => line.lotId === lotId) ?? null,
  }));
  // A lot that was counted and is empty by now.
  const depleted = ofLots.flatMap((line) =>
    line.lotId === null || lots.some(({ lotId }) => lotId === line.lotId)
      ? []
      : [{ lotId: line.lotId, lotCode: line.lotCode ?? '', useBy: null, line }],
  );
  return [...known, ...depleted];
}
