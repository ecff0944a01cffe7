/** One changed field: what it was before, when the act changed something that was there. */
export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** False for a bare fact of the act. */
  readonly changed: boolean;
}

/** Reads an event's changes: `[before, after]` is a change, anything else a fact. Junk has none. */
export function readChanges(changes: unknown): readonly Change[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return [];
  return Object.entries(changes).map(([field, value]: [string, unknown]) => {
    const pair: readonly unknown[] | null = Array.isArray(value) && value.length === 2 ? value : null;
    return pair
      ? { field, before: pair[0], after: pair[1], changed: true }
      : { field, before: undefined, after: value, changed: false };
  });
}

/** The words that values are written with. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** Not entered. */
  readonly nothing: string;
  /** Entered as none. */
  readonly none: string;
  readonly moment: (at: Date) => string;
  readonly field: (name: string) => string;
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** One value as a person reads it. */
export function valueText(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return instant.test(value) ? words.moment(new Date(value)) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, words)).join(', ') || words.none;
  return JSON.stringify(value);
}

/** All changes in one line, for a file. */
export function changesText(changes: unknown, words: ValueWords): string {
  return readChanges(changes)
    .map(({ field, before, after, changed }) =>
      changed
        ? `${words.field(field)}: ${valueText(before, words)} → ${valueText(after, words)}`
        : `${words.field(field)}: ${valueText(after, words)}`,
    )
    .join('; ');
}
