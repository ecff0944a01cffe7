import { Decimal } from 'decimal.js';
import { type DecimalString, parseDecimal } from '../../ui/format/decimal.ts';

/** Enough digits that `x ÷ 3 × 3` shows as x. */
const Exact = Decimal.clone({ precision: 40 });
const PLACES = 4;

/** How much of a recipe is made: `wanted ÷ of` batches, kept as two exact decimals so that nothing is rounded early. */
export interface Scale {
  readonly wanted: DecimalString;
  readonly of: DecimalString;
}

export const asWritten: Scale = { wanted: '1', of: '1' };

/** The scale that makes `typed` of what the recipe has `of`. Null when that is no amount to cook. */
export function scaleTo(typed: string, of: DecimalString): Scale | null {
  const wanted = parseDecimal(typed);
  if (wanted === null || new Exact(wanted).isZero() || new Exact(of).isZero()) return null;
  return { wanted, of };
}

/** A quantity at this scale, exact to the ledger's four places. */
export function scaled(quantity: DecimalString, { wanted, of }: Scale): DecimalString {
  return new Exact(quantity).times(wanted).dividedBy(of).toDecimalPlaces(PLACES, Decimal.ROUND_HALF_UP).toFixed();
}

/** Whether two scales make the same amount. */
export function sameScale(one: Scale, other: Scale): boolean {
  return new Exact(one.wanted).times(other.of).equals(new Exact(other.wanted).times(one.of));
}
