import { Decimal } from 'decimal.js';

/**
 * How much of the owed stock a count settles. After the count, on hand − owed is its present value plus the difference. Owed stock
 * remains only when that is negative, because more was used after the count than was counted.
 * @param onHand of now
 * @param owed of now
 * @param difference counted − expected at the moment of the count, net of owed stock
 */
export function settledBy(onHand: Decimal, owed: Decimal, difference: Decimal): Decimal {
  const net = onHand.minus(owed).plus(difference);
  const owedAfter = Decimal.max(net.negated(), 0);
  return Decimal.max(owed.minus(owedAfter), 0);
}
