import { currencyPlaces } from '#schema/currency.ts';
import { type DecimalString, parseDecimal } from './decimal.ts';

/**
 * A typed price in the currency's minor units, exact, including fractions: `16,5` is `1650`, `0.055` is `5.5`. Null when it is
 * not a number.
 */
export function minorUnits(typed: string, currency: string): DecimalString | null {
  const amount = parseDecimal(typed);
  return amount === null ? null : shifted(amount, currencyPlaces(currency));
}

/** A typed amount in whole minor units: `99,5` is 9950. Null when the currency has no such amount, for example `1.005` dollars. */
export function wholeMinorUnits(typed: string, currency: string): number | null {
  const units = Number(minorUnits(typed, currency) ?? Number.NaN);
  return Number.isSafeInteger(units) ? units : null;
}

/** Minor units in the form that people type: `1650` is `16.50`, `5.5` is `0.055`. */
export function majorUnits(minor: DecimalString | number, currency: string): DecimalString {
  const places = currencyPlaces(currency);
  const [whole = '0', fraction = ''] = shifted(String(minor), -places).split('.');
  const decimals = fraction.padEnd(places, '0');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** Moves the decimal point, exactly: `1.5` by 2 is `150`, `150` by -2 is `1.5`. */
function shifted(value: DecimalString, by: number): DecimalString {
  const sign = value.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = value.slice(sign.length).split('.');
  const digits = by >= 0 ? whole + fraction.padEnd(by, '0') : whole.padStart(1 - by, '0') + fraction;
  const point = digits.length - Math.max(0, fraction.length - by);
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/0+$/, '');
  return `${sign}${left}${right === '' ? '' : `.${right}`}`;
}
