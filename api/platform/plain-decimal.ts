import { Decimal } from 'decimal.js';

/** A decimal without the zeros that the database pads with: `1.5000` is `1.5`. */
export function plainDecimal(decimal: string): string;
export function plainDecimal(decimal: string | null): string | null;
export function plainDecimal(decimal: string | null): string | null {
  return decimal === null ? null : new Decimal(decimal).toFixed();
}
