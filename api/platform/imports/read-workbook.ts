import { readSheet } from 'read-excel-file/node';
import { msg } from '#schema/messages.ts';
import { invalid } from '../errors.ts';
import { unambiguous } from './cell-values.ts';
import { unpack } from './unpack.ts';

/** The cells of the first sheet of a workbook: the values that formulas had when it was saved, dates as ISO 8601. */
export async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  // Counts what it unpacks to before the library unpacks it.
  const [book] = await unpack(bytes, (name) => name === 'xl/workbook.xml');
  if (!book) throw invalid(msg('import.notATable'));
  try {
    const rows = await readSheet(bytes);
    return rows.map((cells) => cells.map(cellText));
  } catch {
    throw invalid(msg('import.brokenWorkbook'));
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof cell === 'number') return numberText(cell);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Spreadsheets store 0.1 + 0.2 as 0.30000000000000004: fifteen digits are what they show. */
function numberText(value: number): string {
  const exact = Number(value.toPrecision(15));
  const isExponential = Math.abs(exact) >= 1e21 || (exact !== 0 && Math.abs(exact) < 1e-6);
  return unambiguous(isExponential ? exact.toFixed(10) : String(exact));
}
