import { Decimal } from 'decimal.js';

/** What an edit changed, for the audit log: field → [before, after]. */
export type Changes = Record<string, readonly [unknown, unknown]>;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Whether two values of a row are the same; a missing one is null. Decimals are, by value: the database pads them with zeros. */
export function sameValue(before: unknown, after: unknown, isDecimal = false): boolean {
  if (isDecimal && typeof before === 'string' && typeof after === 'string' && NUMBER.test(before)) {
    return NUMBER.test(after) && new Decimal(before).eq(after);
  }
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

/** The fields of `after` whose values differ from those before. */
export function changesBetween(before: object, after: object, decimals: readonly string[] = []): Changes {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => !sameValue(old.get(field), value, decimals.includes(field)),
  );
  return Object.fromEntries(changed.map(([field, value]) => [field, [old.get(field) ?? null, value ?? null]]));
}

/** Assigns the defined fields that differ. Returns those with their previous and new values. */
export function assignChanges<Row extends object>(
  row: Row,
  fields: Partial<Row>,
  decimals: readonly string[] = [],
): Changes {
  const changes = changesBetween(row, definedFields(fields), decimals);
  Object.assign(row, Object.fromEntries(Object.entries(changes).map(([field, [, value]]) => [field, value])));
  return changes;
}

/** The fields that are not undefined, which leave the others unchanged. */
export function definedFields<Row extends object>(fields: Row): Partial<Row>;
export function definedFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
