import { currencyPlaces } from '#schema/currency.ts';
import { nameText } from '#schema/name-text.ts';
import { Decimal } from 'decimal.js';

/** Text as headings and names are compared: lower case, without accents and double spaces. */
export function foldedText(text: string): string {
  return nameText(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
}

const parts: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8' };

/** `1/2`, `1 1/2`, `1½`; null for other text. */
export function fractionIn(cell: string): Decimal | null {
  const text = cell.replaceAll(/[½¼¾⅛]/g, (part) => ` ${parts[part] ?? ''}`).trim();
  const [, whole = '0', above, below] = /^(?:(\d{1,6})\s+)?(\d{1,4})\s*[/⁄]\s*(\d{1,4})$/.exec(text) ?? [];
  if (above === undefined || below === undefined || Number(below) === 0) return null;
  return new Decimal(above).dividedBy(below).plus(whole);
}

/**
 * A number as people write it, in the form of inputs: `1,234.50`, `1.234,50`, `1 234,5`, `12,5`, `1 1/2`. With both separators
 * the last one is the decimal; one before exactly three digits is, when it is the kitchen's. Other text is returned as it is.
 */
export function numberIn(cell: string, decimalComma: boolean): string {
  const fraction = fractionIn(cell);
  // Other fractions, such as a third, have no exact decimal with four places.
  if (fraction !== null) return fraction.decimalPlaces() <= 4 ? fraction.toFixed() : cell;
  const text = cell.replaceAll(/[\s\u00a0\u202f']/g, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(text)) return cell;
  const decimal = decimalMark(text, decimalComma);
  const plain = text.replaceAll(/[.,]/g, (mark) => (mark === decimal ? mark : ''));
  const number = plain.replace(',', '.').replace(/^\+/, '');
  return /^-?\d*\.?\d+$/.test(number) ? new Decimal(number).toFixed() : cell;
}

/** A decimal as a cell: never with exactly three decimals, which in some kitchens are thousands. */
export function unambiguous(decimal: string): string {
  return decimal.replace(/\.\d{3}$/, '$&0');
}

function decimalMark(text: string, decimalComma: boolean): string | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const mark = comma >= 0 ? ',' : point >= 0 ? '.' : null;
  if (mark === null) return null;
  const groups = text.replace(/^[+-]/, '').split(mark);
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && /^\d{1,3}$/.test(groups[0] ?? '');
  if (groups.length > 2) return isGrouped ? null : mark;
  return isGrouped && groups[0] !== '0' && (mark === ',') !== decimalComma ? null : mark;
}

/** The words of a cell that lists several: `Egg, milk; nuts`. */
export function listIn(cell: string): string[] {
  return cell
    .split(/[,;/|\n]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Minor units of a price: `12.50` dollars are `1250`. Text that is no number is returned as it is. */
export function minorUnitsIn(
  cell: string,
  { currency, decimalComma }: { currency: string; decimalComma: boolean },
): string {
  const number = numberIn(cell.replaceAll(/[\p{Sc}]|\b[A-Z]{3}\b/gu, ''), decimalComma);
  return /^-?\d+(\.\d+)?$/.test(number) ? new Decimal(number).mul(scaleOf(currency)).toFixed() : cell;
}

/** A price as exports write it. */
export function majorUnits(minor: string | number | null, currency: string): string | null {
  return minor === null ? null : new Decimal(minor).div(scaleOf(currency)).toFixed();
}

function scaleOf(currency: string): Decimal {
  return new Decimal(10).pow(currencyPlaces(currency));
}
