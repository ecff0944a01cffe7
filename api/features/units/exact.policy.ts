import { Decimal } from 'decimal.js';

/** A stored quantity without trailing zeros, for people: `1.5000` is `1.5`. */
export function exact(quantity: string): string {
  return new Decimal(quantity).toFixed();
}
