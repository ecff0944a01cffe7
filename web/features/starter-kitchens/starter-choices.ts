import type { StarterRowFragment } from './starter-kitchens.generated.ts';

type Row = Pick<StarterRowFragment, 'key' | 'needs'>;

/** What a person changed of a row, as typed. */
export interface RowChange {
  readonly name?: string;
  readonly quantity?: string;
}

export interface Choices {
  readonly dropped: ReadonlySet<string>;
  readonly changes: ReadonlyMap<string, RowChange>;
}

export const untouched: Choices = { dropped: new Set(), changes: new Map() };

/** Leaves out rows, and every row that cannot be made without them. */
export function withoutRows(rows: readonly Row[], dropped: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const out = new Set([...dropped, ...keys]);
  let size = -1;
  while (size !== out.size) {
    size = out.size;
    for (const { key, needs } of rows) if (needs.some((need) => out.has(need))) out.add(key);
  }
  return out;
}

/** Includes rows again, and every row that they are made of. */
export function withRows(rows: readonly Row[], dropped: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const out = new Set(dropped);
  const open = [...keys];
  // The list grows during iteration: each row brings what it needs.
  for (const key of open) {
    if (!out.delete(key) && !keys.includes(key)) continue;
    open.push(...(byKey.get(key)?.needs.filter((need) => out.has(need)) ?? []));
  }
  return out;
}

/** Rows by the text of their section, in the order of the rows. */
export function bySection<R extends { readonly section: string | null }>(
  rows: readonly R[],
): (readonly [string | null, R[]])[] {
  const sections = new Map<string | null, R[]>();
  for (const row of rows) sections.set(row.section, [...(sections.get(row.section) ?? []), row]);
  return [...sections];
}
