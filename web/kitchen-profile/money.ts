import { parseDecimal } from '../ui/decimal.ts';

function places(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A typed amount in the currency's minor units, exactly: `100` or `99,5` → 10000, 9950. Null when it is none. */
export function minorUnits(typed: string, currency: string): number | null {
  const [whole = '', fraction = ''] = parseDecimal(typed)?.split('.') ?? [];
  const digits = places(currency);
  if (whole === '' || fraction.length > digits) return null;
  const units = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(units) ? units : null;
}

/** Minor units as a person types the amount: 9950 → `99.50`. */
export function typedAmount(units: number, currency: string): string {
  const digits = places(currency);
  return (units / 10 ** digits).toFixed(digits);
}
