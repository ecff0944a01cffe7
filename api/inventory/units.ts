import { Decimal } from 'decimal.js';
import type { Unit } from '#schema/vocabulary.ts';

type Dimension = 'mass' | 'volume' | 'count';

/** Unit → dimension and factor to its base: grams, millilitres, or the thing itself. US customary measures (NIST Handbook 44). */
const table = {
  g: ['mass', '1'],
  kg: ['mass', '1000'],
  oz: ['mass', '28.349523125'],
  lb: ['mass', '453.59237'],
  ml: ['volume', '1'],
  l: ['volume', '1000'],
  tsp: ['volume', '4.92892159375'],
  tbsp: ['volume', '14.78676478125'],
  cup: ['volume', '236.5882365'],
  ea: ['count', '1'],
  bunch: ['count', '1'],
  portion: ['count', '1'],
} as const satisfies Record<Unit, readonly [Dimension, string]>;

/** Why a quantity cannot be converted, in a sentence for the cook. */
export class NoConversion extends Error {}

/**
 * A quantity in another unit, exact. Mass and volume meet only through the item's density (g per ml); things counted
 * convert to nothing but themselves. Throws NoConversion with the reason.
 */
export function convert(quantity: string, from: Unit, to: Unit, densityGramsPerMl: string | null = null): Decimal {
  const amount = new Decimal(quantity);
  if (from === to) return amount;
  const [fromDimension, fromFactor] = table[from];
  const [toDimension, toFactor] = table[to];
  if (fromDimension === 'count' || toDimension === 'count') {
    throw new NoConversion(`${from} does not convert to ${to}.`);
  }
  const base = amount.times(fromFactor);
  if (fromDimension === toDimension) return base.dividedBy(toFactor);
  if (!densityGramsPerMl) throw new NoConversion(`${from} converts to ${to} only with a density.`);
  const across = fromDimension === 'volume' ? base.times(densityGramsPerMl) : base.dividedBy(densityGramsPerMl);
  return across.dividedBy(toFactor);
}
