import { addDays, businessDate, instantOn, type KitchenClock, weekdayOf } from '#schema/business-day.ts';
import type { Weekday } from '#schema/vocabulary.ts';

interface Recurrence {
  readonly weekdays: readonly Weekday[] | null;
  /** 1 to 31; a shorter month has it on its last day. */
  readonly monthDay: number | null;
}

/** Whether it is due on a business day. */
export function isDueOn({ weekdays, monthDay }: Recurrence, date: string): boolean {
  if (monthDay === null) return weekdays?.includes(weekdayOf(date)) ?? false;
  const day = dayOf(date);
  const isLast = dayOf(addDays(date, 1)) === 1;
  return day === monthDay || (isLast && day < monthDay);
}

/** The first business day that gets a task when it is set now: today unless its time has passed. */
export function firstDay(clock: KitchenClock, dueTime: string, now: Date): string {
  const today = businessDate(clock, now);
  return instantOn(clock, today, dueTime) > now ? today : addDays(today, 1);
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}
