/** One cell: text, an exact number, an instant (written as ISO 8601) or nothing. */
export type CsvCell = string | number | Date | null | undefined;

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet would run text that begins like this as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A table as CSV (RFC 4180, UTF-8 with byte order mark); cells that a spreadsheet would run as formulas are neutralised. */
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
  const text = cell instanceof Date ? cell.toISOString() : String(cell);
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
