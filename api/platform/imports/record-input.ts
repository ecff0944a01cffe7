import type { z } from 'zod';
import { checkInput } from '#schema/inputs/check-input.ts';
import { msg, type NamedThing } from '#schema/messages.ts';
import { matchKey } from '../database/import-match.ts';
import { AppError, fieldError, invalid, type RefusedField } from '../errors.ts';
import { foldedText } from './cell-values.ts';
import type { ImportedRow } from './import-kind.ts';

/** Field → how its cell becomes the value of the input; text that cannot be read is passed on, and the input refuses it. */
export type CellReaders = Readonly<Record<string, (cell: string) => unknown>>;

/** The values of the cells that are filled in, by field. */
export function valuesOf({ cells }: ImportedRow, readers: CellReaders): Record<string, unknown> {
  const filled = Object.entries(readers).flatMap(([field, read]) => {
    const cell = cells[field];
    return cell === undefined ? [] : [[field, read(cell)] as const];
  });
  return Object.fromEntries(filled);
}

/**
 * Parses a record by the input that forms and programs use, too. Throws VALIDATION_FAILED with every refused field; `place` is put
 * before their paths, such as `2.` for the third row of a record.
 */
export function parseRecord<Schema extends z.ZodType>(schema: Schema, input: unknown, place = ''): z.output<Schema> {
  const result = checkInput(schema, input);
  if (result.success) return result.data;
  const [first] = result.fields;
  throw invalid(
    first?.message ?? msg('field.wrongForm'),
    result.fields.map((field) => ({ ...field, path: `${place}${field.path}` })),
  );
}

/** The code for a word; the word itself when there is none. */
export function choiceIn(cell: string, words: Readonly<Record<string, readonly string[]>>): string {
  const key = foldedText(cell);
  const found = Object.entries(words).find(([code, also]) => foldedText(code) === key || also.includes(key));
  return found?.[0] ?? cell;
}

/** A whole number as the input takes it; text that is none is passed on. */
export function wholeIn(cell: string): unknown {
  return /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : cell;
}

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly archivedAt?: Date | null;
}

/** Rows of the kitchen by what files call them: their id or name; accents count only where two names differ by nothing else. */
export class NamedRows<Row extends NamedRow> {
  private readonly exact = new Map<string, Row>();
  private readonly folded = new Map<string, Row>();

  constructor(
    rows: readonly Row[],
    private readonly what: NamedThing,
    private readonly alsoNamed: (row: Row) => readonly (string | null)[] = () => [],
  ) {
    // Present rows take precedence over archived ones of the same name.
    for (const row of rows) if (row.archivedAt) this.add(row);
    for (const row of rows) if (!row.archivedAt) this.add(row);
  }

  add(row: Row): void {
    for (const text of [row.id, row.name, ...this.alsoNamed(row)]) {
      if (!text) continue;
      this.exact.set(matchKey(text), row);
      this.folded.set(foldedText(text), row);
    }
  }

  get(text: string): Row | null {
    return this.getExact(text) ?? this.folded.get(foldedText(text)) ?? null;
  }

  /** The row of this name with its accents, in any case. */
  getExact(text: string): Row | null {
    return this.exact.get(matchKey(text)) ?? null;
  }

  /** Every row, once for each of its names. */
  values(): Iterable<Row> {
    return this.exact.values();
  }

  /** Throws VALIDATION_FAILED of the field for a name that the kitchen does not have, or that is archived. */
  need(field: string, text: string): Row {
    const row = this.get(text);
    if (!row) throw fieldError(field, msg('import.unknownName', { what: msg(`one.${this.what}`), name: text }));
    if (row.archivedAt) throw fieldError(field, msg('common.archived', { name: row.name }));
    return row;
  }
}

/** Runs checks of several fields and throws their errors together, so that a row names all that is wrong with it. */
export function checkAll(checks: readonly (() => void)[]): void {
  const refused: RefusedField[] = [];
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push(...(error.detail.fields ?? [{ path: '', message: error.content }]));
    }
  }
  const [first] = refused;
  if (first) throw invalid(first.message, refused);
}
