import { numberFormat } from './intl.ts';

/** An exact decimal as the server sends it, for example `"12.750"`; never a float. */
export type DecimalString = string;

const shape = /^-?\d+(\.\d+)?(e-\d+)?$/;

function isNumeric(text: string): text is `${number}` {
  return shape.test(text);
}

/**
 * Parses typed text as an exact decimal string: `2,5` and `2.5` are the same. Null when it is not a number.
 * A comma before exactly three digits is still a decimal comma, because quantities have no thousands separators.
 */
export function parseDecimal(typed: string): DecimalString | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d*\.?\d*$/.test(text) || !/\d/.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Without the zeros at its end, so that equal decimals are equal text: `2.50` is `2.5`, `3.00` is `3`. */
export function plainDecimal(decimal: DecimalString): DecimalString {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/**
 * A quantity in the language's number format, with at most three decimals and no trailing zeros; exact at any length. What would
 * be 0 although it is not has its first two digits instead.
 */
export function formatDecimal(value: DecimalString, language: string, maximumFractionDigits = 3): string {
  if (!isNumeric(value)) return value;
  const size = Math.abs(Number(value));
  const isLost = size > 0 && size < 0.5 / 10 ** maximumFractionDigits;
  return numberFormat(language, isLost ? { maximumSignificantDigits: 2 } : { maximumFractionDigits }).format(value);
}

/** The decimal point of a language: a comma in Spanish. */
export function decimalPoint(language: string): string {
  return (
    numberFormat(language, {})
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}

/**
 * Formats money from the currency's minor units (1999 is $19.99) in the language's format. Less than half a cent is "< $0.01",
 * so that a pinch of salt does not look free.
 */
export function formatMoney(minorUnits: DecimalString | number, currency: string, language: string): string {
  const size = Math.abs(Number(minorUnits));
  const isLost = size > 0 && size < 0.5;
  if (!isLost) return formatted(minorUnits, currency, language, {});
  return Number(minorUnits) > 0
    ? `<\u00A0${formatted(1, currency, language, {})}`
    : `>\u00A0${formatted(-1, currency, language, {})}`;
}

/** Below this many major units, the cent of a cost is too coarse. */
const SMALL_COST = 0.1;

/** The cost of one unit, from minor units: a small one with three digits, because a recipe may use thousands of them. */
export function formatUnitCost(minorUnits: DecimalString | number, currency: string, language: string): string {
  const { maximumFractionDigits: places = 2 } = numberFormat(language, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const major = Number(minorUnits) / 10 ** places;
  const isSmall = major > 0 && major < SMALL_COST;
  return formatted(minorUnits, currency, language, isSmall ? { maximumSignificantDigits: 3 } : {});
}

function formatted(
  minorUnits: DecimalString | number,
  currency: string,
  language: string,
  options: Intl.NumberFormatOptions,
): string {
  const { maximumFractionDigits: places = 2 } = numberFormat(language, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const scaled = `${String(minorUnits)}e-${String(places)}`;
  return isNumeric(scaled)
    ? numberFormat(language, { style: 'currency', currency, ...options }).format(scaled)
    : String(minorUnits);
}
