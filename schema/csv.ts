/** One cell: text, an exact number, an instant (written as ISO 8601) or nothing. */
export type CsvCell = string | number | Date | null | undefined;

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets skip before a formula. */
const SKIPPED = String.raw`[\s\p{Cf}\p{Cc}'"]`;
/**
 * Text that starts like this, or continues like this after a separator of some locale, would run as a formula in a spreadsheet.
 * A line break separates and is skipped, so it is looked for once at the beginning of all that is skipped: many of them take no
 * time.
 */
const FORMULA_START = new RegExp(
  String.raw`(?:^|(?<=[;,])|(?<!${SKIPPED})(?=${SKIPPED}*?[\t\r\n]))${SKIPPED}*[=+\-@]`,
  'u',
);
const CONTROL_START = /^[\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/**
 * A table as CSV (RFC 4180, UTF-8 with byte order mark). Every text is quoted, so that it stays one cell in every locale;
 * text that a spreadsheet would run as a formula is neutralized with an apostrophe.
 */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  separator: ',' | ';' = ',',
): string {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => cellText(cell, separator)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell, separator: string): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  const text = String(cell);
  const isNumber = PLAIN_NUMBER.test(text);
  if (isNumber && !text.includes(separator)) return text;
  const isFormula = !isNumber && (CONTROL_START.test(text) || FORMULA_START.test(text.normalize('NFKC')));
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
