import { Decimal } from 'decimal.js';

/** Decimal places of a value in the ledger, in minor units. */
export const VALUE_PLACES = 4;

/** Minor units rounded to the ledger's places. */
export function ledgerValue(value: Decimal): Decimal {
  return value.toDecimalPlaces(VALUE_PLACES, Decimal.ROUND_HALF_UP);
}

/** The value of a quantity at a cost per unit; null when the cost is unknown. */
export function valueAt(quantity: Decimal, unitCost: string | null): Decimal | null {
  return unitCost === null ? null : ledgerValue(quantity.times(unitCost));
}
