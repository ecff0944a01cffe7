import type { TcsClass } from '#schema/vocabulary.ts';
import { addDays, businessDate, businessDayBounds, type KitchenClock } from '../organizations/business-day.ts';

/** FDA Food Code 3-501.17: at most seven days, the day of preparation being day 1. */
const DATE_MARK_DAYS = 7;
const HOUR = 3_600_000;

export interface Prepared {
  readonly at: Date;
  readonly shelfLifeHours: number | null;
  readonly tcsClass: TcsClass;
  /** Use-by of the date-marked food that went into it: combined food keeps the earliest. */
  readonly ingredientsUseBy: readonly Date[];
}

/**
 * Until when prepared food may be served: its shelf life from now; food that needs temperature control no later than the
 * end of its seventh business day and than anything date-marked inside it. Null when nothing limits it.
 */
export function useByOf(clock: KitchenClock, food: Prepared): Date | null {
  const ends = food.shelfLifeHours === null ? [] : [food.at.getTime() + food.shelfLifeHours * HOUR];
  if (food.tcsClass !== 'none') {
    const lastDay = addDays(businessDate(clock, food.at), DATE_MARK_DAYS - 1);
    ends.push(businessDayBounds(clock, lastDay).end.getTime());
    ends.push(...food.ingredientsUseBy.map((date) => date.getTime()));
  }
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}
