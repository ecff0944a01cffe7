import { Decimal } from 'decimal.js';
import type { RoundingRule } from '#schema/vocabulary.ts';
import { inBatches } from './prep-plan.policy.ts';

/** How a line is made. Quantities in the unit of the item. */
export interface Making {
  /** Null when any quantity can be made. */
  readonly batchQuantity: string | null;
  readonly rounding: RoundingRule;
  /** When anything is made, at least this much; null without a minimum. */
  readonly minQuantity: string | null;
  /** The most that one run makes, such as what the kettle holds; null without a maximum. */
  readonly maxQuantity: string | null;
}

export interface Shortfall {
  /** What is missing up to par. */
  readonly short: Decimal;
  /** What is missing for the day itself, no more than `short`; null while its use is unknown. */
  readonly neededToday: Decimal | null;
  /** What will still be used of it within its shelf life; null while that is unknown, and without a limit. */
  readonly useful: Decimal | null;
}

export interface ToMake {
  readonly quantity: Decimal;
  /** Whether the shelf life made it less than par requires. */
  readonly capped: boolean;
}

/**
 * The quantity to make: the shortfall in whole batches, at least the minimum, and no more than will be used within the shelf life.
 * The need of the day itself is always made, also in whole batches of at least the minimum, even if some of it will expire.
 */
export function toMake({ short, neededToday, useful }: Shortfall, making: Making): ToMake {
  const whole = atLeast(inBatches(short, making.batchQuantity, making.rounding), making);
  if (useful === null || neededToday === null || whole.lte(useful)) return { quantity: whole, capped: false };
  const need = atLeast(inBatches(neededToday, making.batchQuantity, 'up'), making);
  const most = inBatches(useful, making.batchQuantity, 'down');
  const worthwhile = most.lt(making.minQuantity ?? 0) ? new Decimal(0) : most;
  const quantity = Decimal.min(whole, Decimal.max(need, worthwhile));
  return { quantity, capped: quantity.lt(whole) };
}

/** At least the minimum, in whole batches, when anything is made. */
function atLeast(quantity: Decimal, { minQuantity, batchQuantity }: Making): Decimal {
  if (quantity.isZero() || minQuantity === null || quantity.gte(minQuantity)) return quantity;
  return inBatches(new Decimal(minQuantity), batchQuantity, 'up');
}

/** The runs of a quantity: full ones first, then the rest. One run holds whole batches when at least one fits. */
export function runsOf(quantity: Decimal, { batchQuantity, maxQuantity }: Making): Decimal[] {
  if (quantity.lte(0)) return [];
  if (maxQuantity === null) return [quantity];
  const whole = inBatches(new Decimal(maxQuantity), batchQuantity, 'down');
  const full = whole.isZero() ? new Decimal(maxQuantity) : whole;
  const count = Math.min(RUNS_MAX, quantity.dividedBy(full).ceil().toNumber());
  const before = full.times(count - 1);
  return [...Array.from({ length: count - 1 }, () => full), quantity.minus(before)];
}

/** More runs than anybody makes of one thing in a day; the last one takes what is left. */
const RUNS_MAX = 20;
