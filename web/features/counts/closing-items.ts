import { otherStockUnits } from '#schema/units.ts';
import type { ClosingSheetQuery } from './counts.generated.ts';
import type { PadRow } from './CountPad.tsx';

/** A prepared item of the closing count, in the order of the par sheet. */
export interface ClosingItem extends PadRow {
  readonly itemId: string;
  /** The prep lists that it is on; empty where all items are on one list. */
  readonly lists: readonly string[];
}

/** The items of the par sheet, each once: an item on two lists is counted in all places together. */
export function closingItems(lines: ClosingSheetQuery['prepItems']): ClosingItem[] {
  const isOneList = new Set(lines.map(({ prepListName }) => prepListName)).size === 1;
  return [...Map.groupBy(lines, (line) => line.itemId)].flatMap(([itemId, own]) => {
    const [first] = own;
    if (!first) return [];
    const { itemName, unit } = first;
    const lists = isOneList ? [] : [...new Set(own.flatMap(({ prepListName }) => prepListName ?? []))];
    return [{ itemId, itemName, unit, countUnits: [unit, ...otherStockUnits(unit)], lists }];
  });
}
