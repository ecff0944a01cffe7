import { Decimal } from 'decimal.js';
import { ledgerValue } from '../../inventory/ledger/ledger-value.policy.ts';

/** The limits above which a difference must be reviewed; null sets none. */
export interface VarianceLimits {
  readonly countVariancePercent: string | null;
  /** Minor units. */
  readonly countVarianceAmount: number | null;
}

interface Counted {
  /** In the item's unit; null when it was skipped. */
  readonly quantity: string | null;
  readonly expected: string;
  /** The value of the difference in minor units; null while its cost is unknown. */
  readonly value: string | null;
}

export interface Variance {
  readonly variance: string | null;
  /** Of what is expected; null when nothing is. */
  readonly variancePercent: string | null;
  readonly varianceValue: string | null;
  readonly overLimit: boolean;
}

const PERCENT_PLACES = 4;

/**
 * How far a count differs from what is expected: counted − expected, in quantity, percent and money. Over the limit when
 * percent or money is; without anything expected every difference counts as more than the percentage.
 */
export function varianceOf({ quantity, expected, value }: Counted, limits: VarianceLimits): Variance {
  if (quantity === null) return { variance: null, variancePercent: null, varianceValue: null, overLimit: false };
  const variance = new Decimal(quantity).minus(expected);
  const percent = new Decimal(expected).gt(0) ? variance.dividedBy(expected).times(100) : null;
  const { countVariancePercent: percentMax, countVarianceAmount: amountMax } = limits;
  const overPercent = percentMax !== null && !variance.isZero() && (percent === null || percent.abs().gt(percentMax));
  const overAmount = amountMax !== null && value !== null && new Decimal(value).abs().gt(amountMax);
  return {
    variance: variance.toFixed(),
    variancePercent: percent?.toDecimalPlaces(PERCENT_PLACES).toFixed() ?? null,
    varianceValue: variance.isZero() ? '0' : value,
    overLimit: overPercent || overAmount,
  };
}

/** The value of a difference at a cost per unit in minor units; null while it is unknown. */
export function valueOfDifference(quantity: string | null, expected: string, unitCost: string | null): string | null {
  if (quantity === null || unitCost === null) return null;
  return ledgerValue(new Decimal(quantity).minus(expected).times(unitCost)).toFixed();
}
