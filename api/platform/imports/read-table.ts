import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { AppError, invalid } from '../errors.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { isZip } from './unpack.ts';

/** A row of a file that is not empty, and its number there, from 1. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** An export puts this before text that a spreadsheet would run as a formula. */
const NEUTRALIZED = /^'(?=[\s\p{Cf}\p{Cc}'"]*[=+\-@]|[\t\r\n])/u;

/** How old Excel files, PDF and pictures begin, in hexadecimal. */
const FOREIGN = ['d0cf11e0', '25504446', '89504e47', '47494638', 'ffd8ff'];

/** Throws PAYLOAD_TOO_LARGE for more bytes than a file may have. */
export function checkBytes(bytes: Buffer): void {
  if (bytes.length > limits.importBytesMax) {
    throw new AppError('PAYLOAD_TOO_LARGE', msg('import.tooLarge', { size: limits.importBytesMax / 1_000_000 }));
  }
}

/** The rows of a CSV file, a pasted table or a workbook. Throws VALIDATION_FAILED, or PAYLOAD_TOO_LARGE. */
export async function readTable(bytes: Buffer): Promise<TableRow[]> {
  checkBytes(bytes);
  const table = isZip(bytes) ? await readWorkbook(bytes) : readCsv(textOf(bytes));
  const rows = withText(table.map((cells, index) => ({ number: index + 1, cells })));
  // Before they are cleaned, because a workbook may have one endless text in all its cells.
  checkSize(rows);
  const clean = withText(rows.map(({ number, cells }) => ({ number, cells: cells.map(cleaned) })));
  if (clean.length === 0) throw invalid(msg('import.empty'));
  return clean;
}

const withText = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter(({ cells }) => cells.some((cell) => cell !== ''));

/** The lines of a text, as many as an import reads; null for a workbook. */
export function textLines(bytes: Buffer): string[] | null {
  return isZip(bytes) ? null : textOf(bytes).split(/\r\n|\n|\r/, limits.importRowsMax + 2);
}

/** Its text. Throws VALIDATION_FAILED for a file that is none. */
export function textOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 8).toString('hex');
  if (FOREIGN.some((magic) => start.startsWith(magic))) throw invalid(msg('import.notATable'));
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw invalid(msg('import.notATable'));
  return text;
}

function cleaned(cell: string): string {
  return cell.replace(NEUTRALIZED, '').trim();
}

/** Throws VALIDATION_FAILED for more rows, columns or characters than an import may have. */
export function checkSize(rows: readonly TableRow[]): void {
  if (rows.length > limits.importRowsMax + 1) throw invalid(msg('import.tooManyRows', { count: limits.importRowsMax }));
  let length = 0;
  for (const { number, cells } of rows) {
    if (cells.length > limits.importColumnsMax)
      throw invalid(msg('import.tooManyColumns', { row: number, count: limits.importColumnsMax }));
    if (cells.some((cell) => cell.length > limits.importCellMax))
      throw invalid(msg('import.cellTooLong', { row: number, count: limits.importCellMax }));
    length += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length > limits.importTextMax)
      throw invalid(msg('import.tooMuchText', { count: limits.importTextMax / 1_000_000 }));
  }
}
