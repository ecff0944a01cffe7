import { limits } from '#schema/limits.ts';
import { Decimal } from 'decimal.js';

/** A quantity to the decimal places in which quantities are stored, half up. */
export function roundQuantity(exact: Decimal.Value): Decimal {
  return new Decimal(exact).toDecimalPlaces(limits.quantityPlaces, Decimal.ROUND_HALF_UP);
}

/** The same as exact text, as it is stored and sent. */
export function quantityText(exact: Decimal.Value): string {
  return roundQuantity(exact).toFixed();
}
