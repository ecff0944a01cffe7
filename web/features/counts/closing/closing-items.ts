import { otherStockUnits } from '#schema/units.ts';
import type { ClosingSheetQuery } from '../counts.generated.ts';
import type { PadRow } from '../counting/CountPad.tsx';

type Line = ClosingSheetQuery['prepItems'][number];

/** A prepared item of the closing count, in the order of the par sheet. */
export interface ClosingItem extends PadRow {
  readonly itemId: string;
  /** The prep lists that it is on; empty where all items are on one list. */
  readonly lists: readonly string[];
}

/**
 * The items of the par sheet that a closing count takes, each once: an item on two lists is counted in all places together.
 * With `onlyId`, that item alone.
 */
export function closingItems(lines: readonly Line[], onlyId: string | undefined): ClosingItem[] {
  const taken = lines.filter(({ itemId, countedAtClosing }) => countedAtClosing && (onlyId ?? itemId) === itemId);
  const isOneList = new Set(taken.map(({ prepListName }) => prepListName)).size === 1;
  return [...Map.groupBy(taken, (line) => line.itemId)].flatMap(([itemId, own]) => {
    const [first] = own;
    if (!first) return [];
    const { itemName, unit } = first;
    const lists = isOneList ? [] : [...new Set(own.flatMap(({ prepListName }) => prepListName ?? []))];
    return [{ itemId, itemName, unit, countUnits: [unit, ...otherStockUnits(unit)], lists }];
  });
}

/** The names of the items of the par sheet that a closing count does not take, such as those that thaw. */
export function otherNames(lines: readonly Line[], onlyId: string | undefined): string[] {
  const others = lines.filter(({ itemId, countedAtClosing }) => !countedAtClosing && (onlyId ?? itemId) === itemId);
  return [...new Set(others.map(({ itemName }) => itemName))];
}
