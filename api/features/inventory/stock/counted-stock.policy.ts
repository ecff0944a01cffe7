import { Decimal } from 'decimal.js';

/**
 * How much of the owed stock a count settles. `onHand` and `owed` are of now, `difference` is counted − expected at the moment
 * of the count, net of owed stock: afterwards on hand − owed is what they are now plus the difference, and owed stock is left
 * only when that is negative, because more was used after the count than was counted.
 */
export function settledBy(onHand: Decimal, owed: Decimal, difference: Decimal): Decimal {
  const net = onHand.minus(owed).plus(difference);
  const owedAfter = Decimal.max(net.negated(), 0);
  return Decimal.max(owed.minus(owedAfter), 0);
}
