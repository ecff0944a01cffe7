import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import { type Message, msg } from '#schema/messages.ts';
import { invalid } from '../errors.ts';
import { unambiguous } from './cell-values.ts';
import { sheetRefusal, withoutEmptyCells } from './sheet-size.ts';
import { unpack, type UnpackedFile } from './unpack.ts';

/** What a sheet is read from; pictures, macros and the rest are not. */
const TEXT_FILE = /\.(?:xml|rels)$/;

/** The cells of the first sheet of a workbook: the values that formulas had when it was saved, dates as ISO 8601. */
export async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const files = await unpack(bytes, (name) => TEXT_FILE.test(name));
  if (!files.some(({ name }) => name === 'xl/workbook.xml')) throw invalid(msg('import.notATable'));
  const sheets = files.map(sheetOf);
  try {
    // The library would also unpack files that the archive does not list, which nothing has counted.
    const rows = await readSheet(repacked(sheets.filter(({ refusal }) => refusal === null)), { trim: false });
    return rows.map((cells) => cells.map(cellText));
  } catch {
    // One that is refused does not matter unless it is the first sheet, without which nothing can be read.
    const refused = sheets.find(({ refusal }) => refusal !== null);
    throw invalid(refused?.refusal ?? msg('import.brokenWorkbook'));
  }
}

/** A file of a workbook, and why the library does not get it. */
function sheetOf(file: UnpackedFile): UnpackedFile & { readonly refusal: Message | null } {
  if (!file.bytes.includes('sheetData')) return { ...file, refusal: null };
  const sheet = withoutEmptyCells(file.bytes.toString());
  return { name: file.name, bytes: Buffer.from(sheet), refusal: sheetRefusal(sheet) };
}

/** These files and no others, not compressed. */
function repacked(files: readonly UnpackedFile[]): Readable {
  const zip = new ZipFile();
  for (const { name, bytes } of files) zip.addBuffer(bytes, name, { compress: false });
  zip.end();
  return Readable.from(zip.outputStream);
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
