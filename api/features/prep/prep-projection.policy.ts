import { Decimal } from 'decimal.js';

/** A quantity with its own use-by; null keeps. */
export interface Stock {
  readonly quantity: Decimal.Value;
  readonly useBy: Date | null;
}

/** A stretch of service that takes from the stock: a whole business day, or the part of it that one prep list is for. */
export interface Service {
  /** Stock past its use-by at this instant is not there any more. */
  readonly from: Date;
  /** What is finished for it. */
  readonly made: readonly Stock[];
  /** What it is expected to use. */
  readonly use: Decimal.Value;
}

/**
 * Usable stock at an instant ahead, in the unit of the quantities given: each service in turn loses what has expired, gains
 * what is made for it, and uses the earliest use-by first, never more than there is. What has expired at `at` does not count.
 * @param now what is usable now
 * @param services all that comes before `at`, in order of time
 */
export function projectedStock(now: readonly Stock[], services: readonly Service[], at: Date): Decimal {
  let stock = now;
  for (const { from, made, use } of services) {
    stock = withoutUsed([...stock, ...made].filter(isUsableAt(from)), new Decimal(use));
  }
  return stock.filter(isUsableAt(at)).reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
}

function isUsableAt(at: Date): (stock: Stock) => boolean {
  return ({ useBy }) => useBy === null || useBy > at;
}

function withoutUsed(stock: readonly Stock[], use: Decimal): Stock[] {
  let left = use;
  return stock.toSorted(byUseBy).flatMap(({ quantity, useBy }) => {
    const taken = Decimal.min(quantity, left);
    left = left.minus(taken);
    return taken.eq(quantity) ? [] : [{ quantity: new Decimal(quantity).minus(taken), useBy }];
  });
}

/** Earliest use-by first, what keeps last. */
function byUseBy(one: Stock, other: Stock): number {
  return (one.useBy?.getTime() ?? Infinity) - (other.useBy?.getTime() ?? Infinity) || 0;
}
