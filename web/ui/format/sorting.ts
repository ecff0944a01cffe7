export type SortValue = string | number | null | undefined;

export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}

/** Parses a table's order from the URL: `-name` is by name, descending. */
export function parseSorting(text: string | null | undefined): Sorting | null {
  if (!text) return null;
  return text.startsWith('-') ? { column: text.slice(1), descending: true } : { column: text, descending: false };
}

/** The order after a click on a column, in the URL's form: ascending first, then descending. */
export function nextSorting(current: Sorting | null, column: string): string {
  return current?.column === column && !current.descending ? `-${column}` : column;
}

type Present = string | number;

/** Numbers by size, words by the language's alphabet, digits inside words by their value. */
function compare(a: Present, b: Present, words: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return words.compare(String(a), String(b));
}

/** A sorted copy; equal rows keep their order, and rows without a value stay last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  { descending, language }: { readonly descending: boolean; readonly language: string },
): readonly Row[] {
  const sign = descending ? -1 : 1;
  // One for all rows: creating it takes longer than comparing hundreds.
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return rows.toSorted((first, second) => {
    const a = value(first) ?? null;
    const b = value(second) ?? null;
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b, words);
  });
}
