import { isRefrigerated, type UseByRules, useByRules } from '#schema/food-code.ts';
import type { Jurisdiction } from '#schema/vocabulary.ts';
import { addDays, businessDate, businessDayBounds, type KitchenClock } from '#schema/business-day.ts';
import { HOUR, MINUTE } from '#schema/milliseconds.ts';
import type { Item } from '../items/item.entity.ts';

/** A kitchen's clock and its food dating rules. */
export interface DatingRules extends KitchenClock {
  readonly jurisdiction: Jurisdiction;
  /** For CUSTOM: the number of days, counting the first as day 1. */
  readonly dateMarkDays: number | null;
}

type Dated = Pick<
  Item,
  | 'tcsClass'
  | 'shelfLifeHours'
  | 'preparedShelfLifeHours'
  | 'openedShelfLifeHours'
  | 'frozenShelfLifeHours'
  | 'thawedShelfLifeHours'
>;

/** Received food: the item's hours from arrival; null when it has none. A date on the package takes precedence. */
export function receivedUseBy(item: Dated, receivedAt: Date): Date | null {
  return earliest([after(receivedAt, item.shelfLifeHours)]);
}

export interface Prepared {
  readonly at: Date;
  /** The recipe's hours, which take precedence over the item's. */
  readonly shelfLifeHours: number | null;
  /** The use-by dates of prepared ingredients: combined food has the earliest. */
  readonly ingredientsUseBy: readonly Date[];
}

/**
 * Prepared food: its hours from preparation; refrigerated food at most until the rules' last day (FDA Food Code 2022,
 * 3-501.17: the seventh, counting the day of preparation as day 1) and the earliest use-by of prepared ingredients. Frozen and
 * hot food is not date-marked. Null without a limit.
 */
export function preparedUseBy(rules: DatingRules, item: Dated, food: Prepared): Date | null {
  const hours = food.shelfLifeHours ?? item.preparedShelfLifeHours ?? item.shelfLifeHours;
  const own = after(food.at, item.tcsClass === 'frozen' ? (item.frozenShelfLifeHours ?? hours) : hours);
  if (!isRefrigerated(item.tcsClass)) return own;
  return earliest([own, dateMark(rules, food.at), ...food.ingredientsUseBy]);
}

/** Opened food: the earliest of its use-by, the item's hours from opening and, for refrigerated food, the rules' last day. */
export function openedUseBy(rules: DatingRules, item: Dated, useBy: Date | null, openedAt: Date): Date | null {
  const mark = isRefrigerated(item.tcsClass) ? dateMark(rules, openedAt) : null;
  return earliest([useBy, after(openedAt, item.openedShelfLifeHours), mark]);
}

/** Frozen food: its clock stops (3-501.17), and only the item's freezer hours count; null when it has none. */
export function frozenUseBy(item: Dated, frozenAt: Date): Date | null {
  return after(frozenAt, item.frozenShelfLifeHours);
}

/** Whole minutes from an instant to the use-by, at least zero; null without a use-by. */
export function minutesLeft(useBy: Date | null, at: Date): number | null {
  return useBy === null ? null : Math.max(0, Math.floor((useBy.getTime() - at.getTime()) / MINUTE));
}

/** Thawed food: the earliest of its remaining time when it was frozen, the item's hours from thawing and the rules' hours. */
export function thawedUseBy(
  rules: DatingRules,
  item: Dated,
  minutesLeftWhenFrozen: number | null,
  thawedAt: Date,
): Date | null {
  const left = minutesLeftWhenFrozen === null ? null : new Date(thawedAt.getTime() + minutesLeftWhenFrozen * MINUTE);
  const { thawedHours } = rulesOf(rules);
  const byRule = item.tcsClass === 'none' ? null : after(thawedAt, thawedHours);
  return earliest([left, after(thawedAt, item.thawedShelfLifeHours), byRule]);
}

/** The end of the last day on which refrigerated food may be used, counting the day of `at` as day 1. */
function dateMark(rules: DatingRules, at: Date): Date | null {
  const { dateMarkDays } = rulesOf(rules);
  if (dateMarkDays === null) return null;
  return businessDayBounds(rules, addDays(businessDate(rules, at), dateMarkDays - 1)).end;
}

function rulesOf({ jurisdiction, dateMarkDays }: DatingRules): UseByRules {
  const rules = useByRules[jurisdiction];
  return jurisdiction === 'CUSTOM' ? { ...rules, dateMarkDays } : rules;
}

function after(at: Date, hours: number | null): Date | null {
  return hours === null ? null : new Date(at.getTime() + hours * HOUR);
}

function earliest(dates: readonly (Date | null)[]): Date | null {
  const times = dates.flatMap((date) => date?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}
