import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';

const number = /^\d{1,6}(\.\d{0,4})?$/;

/**
 * The result of a sum as typed on the keypad, such as 3*12+4: exact decimal text with at most four places; null while it is
 * not complete. Products are calculated before sums.
 */
export function typedSum(text: string): string | null {
  const terms = text.split('+').map((term) => term.split('*'));
  if (!terms.flat().every((factor) => number.test(factor))) return null;
  return Decimal.sum(...terms.map(productOf)).toFixed();
}

/** Rounded half up after every factor. */
function productOf(factors: readonly string[]): Decimal {
  return factors.reduce(
    (product, factor) => product.times(factor).toDecimalPlaces(limits.quantityPlaces, Decimal.ROUND_HALF_UP),
    new Decimal(1),
  );
}
