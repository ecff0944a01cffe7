import { type Message, msg } from '#schema/messages.ts';
import type { ImportedRow, Importer, ImportKind } from '../../platform/imports/import-kind.ts';

/** A problem of one row of a file. */
export interface NumberedProblem {
  readonly number: number;
  readonly field: string | null;
  readonly message: Message;
}

/** The rows of one record. */
export type RecordRows = readonly ImportedRow[];

/** The records of a file: rows of one recipe belong together, other rows are records of their own. */
export function recordsOf(
  { recordsOf: group }: ImportKind,
  rows: readonly ImportedRow[],
  importer: Importer,
): readonly RecordRows[] {
  return group ? group(rows, importer) : rows.map((row) => [row]);
}

/**
 * Rows that repeat another one of the file, by row number. Of rows that are the same the first is imported; of those that
 * contradict one another none is.
 */
export function repeatedRows(kind: ImportKind, records: readonly RecordRows[]): Map<number, NumberedProblem> {
  const found = new Map<number, NumberedProblem>();
  const seen = new Map<string, RecordRows>();
  for (const record of records) {
    const [row] = record;
    if (!row) continue;
    for (const { field, key } of kind.keysOf(row)) {
      const place = `${field} ${key}`;
      const before = seen.get(place);
      const [earlier] = before ?? [];
      if (!before || !earlier) seen.set(place, record);
      else if (found.has(row.number)) continue;
      else if (isSameRecord(before, record)) {
        found.set(row.number, problem(row, field, msg('import.sameRow', { row: earlier.number })));
      } else {
        found.set(row.number, problem(row, field, msg('import.contradicts', { row: earlier.number })));
        if (!found.has(earlier.number)) {
          found.set(earlier.number, problem(earlier, field, msg('import.contradicts', { row: row.number })));
        }
      }
    }
  }
  return found;
}

function isSameRecord(one: RecordRows, other: RecordRows): boolean {
  return one.length === other.length && one.every((row, index) => isSame(row, other[index]));
}

function isSame(one: ImportedRow, other: ImportedRow | undefined): boolean {
  if (!other) return false;
  const fields = new Set([...Object.keys(one.cells), ...Object.keys(other.cells)]);
  return [...fields].every((field) => one.cells[field] === other.cells[field]);
}

function problem({ number }: ImportedRow, field: string, message: Message): NumberedProblem {
  return { number, field, message };
}
