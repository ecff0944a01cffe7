import { Decimal } from 'decimal.js';
import { addDays, weekdayOf } from '#schema/business-day.ts';
import type { Weekday } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { worth } from '../worth.ts';
import type { DeliverableItem } from '../ItemSearch.tsx';

/** An expected item and its quantity, as typed. */
export interface OrderedItem {
  readonly item: DeliverableItem;
  readonly quantity: string;
}

/** The value of an ordered line in minor units; null while its quantity or its last price is unknown. */
export function lineWorth({ item, quantity }: OrderedItem): Decimal | null {
  const typed = parseDecimal(quantity);
  return typed === null || item.lastUnitCost === null ? null : worth(new Decimal(typed), item.lastUnitCost);
}

export interface OrderTotal {
  /** Minor units, at the last prices, of the lines whose price is known. */
  readonly total: Decimal;
  /** How many lines are not in it. */
  readonly unpriced: number;
  /** What is missing to the supplier's minimum order; null without a minimum, or when it is reached. */
  readonly missing: Decimal | null;
}

/** `minimumOrder` in minor units. */
export function orderTotal(lines: readonly OrderedItem[], minimumOrder: number | null): OrderTotal {
  const known = lines.flatMap((line) => lineWorth(line) ?? []);
  const total = known.reduce((sum, value) => sum.plus(value), new Decimal(0));
  const missing = new Decimal(minimumOrder ?? 0).minus(total);
  return { total, unpriced: lines.length - known.length, missing: missing.gt(0) ? missing : null };
}

/** The first day on which a supplier can deliver what is ordered today; null without delivery days. */
export function nextDeliveryDay(
  today: string,
  { deliveryDays, leadDays }: { readonly deliveryDays: readonly Weekday[]; readonly leadDays: number },
): string | null {
  const week = Array.from({ length: 7 }, (_, day) => addDays(today, leadDays + day));
  return week.find((date) => deliveryDays.includes(weekdayOf(date))) ?? null;
}
