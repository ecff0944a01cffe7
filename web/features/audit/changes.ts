/** One field of an event: its new value and, for a change, its former value. */
export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** False for a plain fact without a former value. */
  readonly changed: boolean;
}

/** Parses an event's changes: `[before, after]` is a change, anything else a fact. Empty for malformed values. */
export function readChanges(changes: unknown): readonly Change[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return [];
  return Object.entries(changes).map(([field, value]: [string, unknown]) => {
    const pair: readonly unknown[] | null = Array.isArray(value) && value.length === 2 ? value : null;
    return pair
      ? { field, before: pair[0], after: pair[1], changed: true }
      : { field, before: undefined, after: value, changed: false };
  });
}

/** The texts and formats for values. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** Not entered. */
  readonly nothing: string;
  /** An empty list. */
  readonly none: string;
  readonly moment: (at: Date) => string;
  readonly field: (name: string) => string;
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Formats one value for readers. */
export function valueText(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return instant.test(value) ? words.moment(new Date(value)) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, words)).join(', ') || words.none;
  return JSON.stringify(value);
}

/** All changes in one line, for the CSV export. */
export function changesText(changes: unknown, words: ValueWords): string {
  return readChanges(changes)
    .map(({ field, before, after, changed }) =>
      changed
        ? `${words.field(field)}: ${valueText(before, words)} → ${valueText(after, words)}`
        : `${words.field(field)}: ${valueText(after, words)}`,
    )
    .join('; ');
}
