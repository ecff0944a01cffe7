import { addDays, businessDate, instantOn, type KitchenClock, weekdayOf } from '#schema/business-day.ts';
import type { MonthOccurrence } from '#schema/plan-vocabulary.ts';
import type { Weekday } from '#schema/vocabulary.ts';

interface Recurrence {
  readonly weekdays: readonly Weekday[] | null;
  /** 1 to 31; a shorter month has it on its last day. */
  readonly monthDay: number | null;
  /** With weekdays: only the first or last of them in a month; null for every week. */
  readonly monthOccurrence: MonthOccurrence | null;
}

/** Whether it is due on a business day. */
export function isDueOn({ weekdays, monthDay, monthOccurrence }: Recurrence, date: string): boolean {
  if (monthDay === null) return isOnWeekday(weekdays ?? [], monthOccurrence, date);
  const day = dayOf(date);
  const isLast = dayOf(addDays(date, 1)) === 1;
  return day === monthDay || (isLast && day < monthDay);
}

/** Whether it is one of the weekdays, and with an occurrence the first or last such day of its month. */
function isOnWeekday(weekdays: readonly Weekday[], occurrence: MonthOccurrence | null, date: string): boolean {
  if (!weekdays.includes(weekdayOf(date))) return false;
  if (occurrence === null) return true;
  const step = occurrence === 'first' ? -1 : 1;
  const month = date.slice(0, 7);
  for (let other = addDays(date, step); other.startsWith(month); other = addDays(other, step)) {
    if (weekdays.includes(weekdayOf(other))) return false;
  }
  return true;
}

/** The first business day that gets a task when it is set now: today unless its time has passed. */
export function firstDay(clock: KitchenClock, dueTime: string, now: Date): string {
  const today = businessDate(clock, now);
  return instantOn(clock, today, dueTime) > now ? today : addDays(today, 1);
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}
