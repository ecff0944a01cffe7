import type { DecimalString } from '../../ui/format/decimal.ts';

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
