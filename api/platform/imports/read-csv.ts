import { CsvError, type InfoField, parse } from 'csv-parse/sync';
import { msg } from '#schema/messages.ts';
import { invalid } from '../errors.ts';
import { limits } from '#schema/limits.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** How many lines show which character separates cells. */
const SAMPLE_LINES = 20;
/** And how many characters: a hostile file is one line. */
const SAMPLE_LENGTH = 100_000;

/** The cells of a text, row by row. Throws VALIDATION_FAILED for one that ends inside a quoted cell, or has too many columns or lines. */
export function readCsv(text: string): string[][] {
  return cellsOf(text, delimiterOf(text));
}

/** The separator that divides the first lines into the most cells, as many in each line; a comma when nothing does. */
export function delimiterOf(text: string): string {
  const sample = text
    .slice(0, SAMPLE_LENGTH)
    .split(/\r\n|\n|\r/, SAMPLE_LINES)
    .join('\n');
  const ranked = delimiters.map((delimiter) => ({ delimiter, fit: fitOf(sample, delimiter) }));
  return ranked.reduce((best, next) => (next.fit > best.fit ? next : best)).delimiter;
}

/** The most frequent number of cells in a line above one, times the lines that have it. */
function fitOf(sample: string, delimiter: string): number {
  const counts = new Map<number, number>();
  for (const { length } of rowsOf(sample, delimiter, true)) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([cells, lines]) => (cells - 1) * lines * lines));
}

function cellsOf(text: string, delimiter: string): string[][] {
  try {
    const rows = rowsOf(text, delimiter, false);
    if (rows.length > limits.importLinesMax) throw invalid(msg('import.tooManyRows', { count: limits.importRowsMax }));
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 0);
    throw invalid(
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? msg('import.cutOff') : msg('import.unreadableLine', { line }),
    );
  }
}

/** Empty lines stay, so that rows have the numbers that a spreadsheet shows. Typed lists have quotes inside words: `7" pan`. */
function rowsOf(text: string, delimiter: string, isSample: boolean): string[][] {
  return parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: isSample,
    to: limits.importLinesMax + 1,
    // A row of millions of empty cells is refused at the first cell over the limit, before the rest is read.
    ...(isSample ? {} : { cast: cellIn }),
  });
}

function cellIn(cell: string, { index, records }: InfoField): string {
  if (index < limits.importColumnsMax) return cell;
  throw invalid(msg('import.tooManyColumns', { row: records + 1, count: limits.importColumnsMax }));
}
