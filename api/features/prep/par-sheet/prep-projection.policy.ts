import { Decimal } from 'decimal.js';

/** A quantity with its use-by; null never expires. */
export interface Stock {
  readonly quantity: Decimal.Value;
  readonly useBy: Date | null;
}

/** A period of service that uses stock: a whole business day, or the part of it that one prep list is for. */
export interface Service {
  /** Stock past its use-by at this instant is no longer usable. */
  readonly from: Date;
  /** What is finished for it. */
  readonly made: readonly Stock[];
  /** What it is expected to use. */
  readonly use: Decimal.Value;
}

/**
 * Usable stock at a later instant, in the unit of the quantities. Each service in turn removes expired stock, adds what is made
 * for it, and uses the earliest use-by first, never more than there is. Stock expired at `at` does not count.
 * @param now what is usable now
 * @param services all services before `at`, in chronological order
 */
export function projectedStock(now: readonly Stock[], services: readonly Service[], at: Date): Decimal {
  return totalOf(stockAt(now, services, at));
}

/** What `projectedStock` adds up, with each use-by. */
export function stockAt(now: readonly Stock[], services: readonly Service[], at: Date): Stock[] {
  let stock = now;
  for (const { from, made, use } of services) {
    stock = withoutUsed([...stock, ...made].filter(isUsableAt(from)), new Decimal(use));
  }
  return stock.filter(isUsableAt(at));
}

/** The quantity that services lack when they only have `stock` and nothing is made. */
export function shortageOf(stock: readonly Stock[], services: readonly Omit<Service, 'made'>[]): Decimal {
  let [left, lack] = [stock, new Decimal(0)];
  for (const { from, use } of services) {
    const usable = left.filter(isUsableAt(from));
    lack = lack.plus(Decimal.max(0, new Decimal(use).minus(totalOf(usable))));
    left = withoutUsed(usable, new Decimal(use));
  }
  return lack;
}

export function totalOf(stock: readonly Stock[]): Decimal {
  return stock.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
}

function isUsableAt(at: Date): (stock: Stock) => boolean {
  return ({ useBy }) => useBy === null || useBy > at;
}

function withoutUsed(stock: readonly Stock[], use: Decimal): Stock[] {
  let remaining = use;
  return stock.toSorted(byUseBy).flatMap(({ quantity, useBy }) => {
    const used = Decimal.min(quantity, remaining);
    remaining = remaining.minus(used);
    return used.eq(quantity) ? [] : [{ quantity: new Decimal(quantity).minus(used), useBy }];
  });
}

/** Earliest use-by first, without a use-by last. */
function byUseBy(one: Stock, other: Stock): number {
  return (one.useBy?.getTime() ?? Infinity) - (other.useBy?.getTime() ?? Infinity) || 0;
}
