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
  /** A time of day, HH:MM. */
  readonly clock: (time: string) => string;
  /** An exact decimal, as it is stored. */
  readonly number: (decimal: string) => string;
  readonly unit: (code: string) => string;
  readonly field: (name: string) => string;
  /** Money, a code or the id of a row in words; null for any other value. */
  readonly known: (field: string, value: string) => string | null;
}

const decimal = /^-?\d+\.\d+$/;
const localTime = /^\d{2}:\d{2}$/;
const unitField = /(^u|U)nit$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function stringText(value: string, words: ValueWords, field: string): string {
  const known = words.known(field, value);
  if (known !== null) return known;
  if (instant.test(value)) return words.moment(new Date(value));
  if (localTime.test(value)) return words.clock(value);
  if (decimal.test(value)) return words.number(value);
  return unitField.test(field) ? words.unit(value) : value;
}

/** Formats one value of a field for readers. */
export function valueText(value: unknown, words: ValueWords, field: string): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return stringText(value, words, field);
  if (typeof value === 'number') return words.known(field, String(value)) ?? String(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, words, field)).join(', ') || words.none;
  return JSON.stringify(value);
}

/** All changes in one line, for the CSV export. */
export function changesText(changes: unknown, words: ValueWords): string {
  return readChanges(changes)
    .map(({ field, before, after, changed }) =>
      changed
        ? `${words.field(field)}: ${valueText(before, words, field)} → ${valueText(after, words, field)}`
        : `${words.field(field)}: ${valueText(after, words, field)}`,
    )
    .join('; ');
}
