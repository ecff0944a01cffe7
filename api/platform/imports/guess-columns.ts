import { foldedText } from './cell-values.ts';
import type { ImportColumn } from './import-kind.ts';

/** Heading → field, as the kitchen mapped it last time. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** A heading as it is compared: without units and remarks in brackets. */
export function headingKey(heading: string): string {
  return foldedText(heading.replaceAll(/[([].*?[)\]]/g, '').replaceAll(/[*:#.]/g, ''));
}

/** Per column of the file the field that it most likely is; each field once. */
export function guessColumns(
  headings: readonly string[],
  columns: readonly ImportColumn[],
  remembered: ColumnMapping = {},
): (string | null)[] {
  const taken = new Set<string>();
  const take = (field: string | null | undefined): string | null => {
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const known = new Set(columns.map(({ field }) => field));
  const first = headings.map((heading) => {
    const before = remembered[headingKey(heading)];
    return take(before !== undefined && known.has(before) ? before : exactField(heading, columns));
  });
  return first.map((field, index) => field ?? take(exactField(headings[index] ?? '', columns)));
}

function exactField(heading: string, columns: readonly ImportColumn[]): string | null {
  const key = headingKey(heading);
  if (key === '') return null;
  const column = columns.find(({ field, names, also = [] }) =>
    [foldedText(field), ...Object.values(names).map(headingKey), ...also].includes(key),
  );
  return column?.field ?? null;
}
