/** One cell: text, an exact number, an instant (written as ISO 8601) or nothing. */
export type CsvCell = string | number | Date | null | undefined;

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet would run text as a formula that begins like this, there or after what some locales take for the next cell. */
const FORMULA_START = /(^|[;,\t\r\n])[\s\p{Cf}\p{Cc}'"]*[=+\-@]/u;
const CONTROL_START = /^[\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * A table as CSV (RFC 4180, UTF-8 with byte order mark). Every text is quoted, so that it stays one cell in every locale; what
 * a spreadsheet would run as a formula is neutralised with an apostrophe.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(cellText).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Hands the table to the person as a file to save. `name` without its ending. */
export function downloadCsv(name: string, header: readonly string[], rows: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(header, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  const text = String(cell);
  if (PLAIN_NUMBER.test(text)) return text;
  const isFormula = CONTROL_START.test(text) || FORMULA_START.test(text.normalize('NFKC'));
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
