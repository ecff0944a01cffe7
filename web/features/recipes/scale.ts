import { Decimal } from 'decimal.js';
import { type DecimalString, parseDecimal } from '../../ui/format/decimal.ts';

/** Enough digits for `x ÷ 3 × 3` to equal x. */
const Exact = Decimal.clone({ precision: 40 });
const PLACES = 4;

/** A scale of `target ÷ base` batches, stored as two exact decimals so that nothing is rounded early. */
export interface Scale {
  readonly target: DecimalString;
  readonly base: DecimalString;
}

export const asWritten: Scale = { target: '1', base: '1' };

/** The scale that makes `typed` of what the recipe has `base`. Null when the amount is not a positive number. */
export function scaleTo(typed: string, base: DecimalString): Scale | null {
  const target = parseDecimal(typed);
  if (target === null || new Exact(target).isZero() || new Exact(base).isZero()) return null;
  return { target, base };
}

/** A scaled quantity, exact to the ledger's four places. */
export function scaled(quantity: DecimalString, { target, base }: Scale): DecimalString {
  return new Exact(quantity).times(target).dividedBy(base).toDecimalPlaces(PLACES, Decimal.ROUND_HALF_UP).toFixed();
}

/** Whether two scales result in the same amount. */
export function sameScale(one: Scale, other: Scale): boolean {
  return new Exact(one.target).times(other.base).equals(new Exact(other.target).times(one.base));
}
