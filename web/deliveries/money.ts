import { type DecimalString, parseDecimal } from '../ui/decimal.ts';

/** How many decimals the currency's own unit has: 2 for dollars, 0 for yen. */
export function currencyPlaces(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** What was typed in the currency's unit, in minor units, exact: `16.5` is `1650`. Null when it is no number. */
export function toMinor(typed: string, places: number): DecimalString | null {
  const amount = parseDecimal(typed);
  return amount === null ? null : shifted(amount, places);
}

/** Minor units as they are typed: `1650` is `16.50`. */
export function toMajor(minor: DecimalString, places: number): DecimalString {
  const [whole = '0', fraction = ''] = shifted(minor, -places).split('.');
  return places === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
}

/** Quantity × price, rounded half up to the minor unit, exactly as the server does it. */
export function worth(quantity: DecimalString, unitPrice: DecimalString): bigint {
  const product = scaled(quantity, 4) * scaled(unitPrice, 6);
  const one = 10n ** 10n;
  return (product + one / 2n) / one;
}

/** A decimal as a whole number of its last place. */
export function scaled(value: DecimalString, places: number): bigint {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return value.startsWith('-') ? -digits : digits;
}

/** The other way: a whole number of last places as a decimal without trailing zeros. */
export function unscaled(value: bigint, places: number): DecimalString {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const cut = digits.length - places;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
}

const PRECISION = 12;

function shifted(value: DecimalString, by: number): DecimalString {
  const exact = scaled(value, PRECISION);
  return unscaled(by >= 0 ? exact * 10n ** BigInt(by) : exact / 10n ** BigInt(-by), PRECISION);
}
