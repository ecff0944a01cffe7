import { Decimal } from 'decimal.js';
import type { DecimalString } from '../../ui/format/decimal.ts';

/** Quantity × price, rounded half up to the minor unit, exactly as on the server. */
export function worth(quantity: Decimal, unitPrice: DecimalString): Decimal {
  return quantity.times(unitPrice).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
}
