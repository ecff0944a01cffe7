import { Temporal } from 'temporal-polyfill';
import { type Weekday, weekdays } from '#schema/vocabulary.ts';

/** What reckoning a business day needs of the organization. */
export interface KitchenClock {
  readonly timeZone: string;
  /** Local HH:MM at which the business day turns. */
  readonly dayRollover: string;
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(Temporal.Now.zonedDateTimeISO(name));
  } catch {
    return false;
  }
}

/**
 * The kitchen's date (YYYY-MM-DD) at an instant: the last one whose first instant has come. Reckoned by those instants and
 * not by what the clock shows, so that it never runs backwards where the clock does.
 */
export function businessDate(clock: KitchenClock, at: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(clock.timeZone);
  let date = local.toPlainDate().add({ days: 1 });
  while (beginOf(clock, date) > at.getTime()) date = date.subtract({ days: 1 });
  return date.toString();
}

/** The instant of a local time (HH:MM) on a business date; times before the rollover fall on the next calendar day. */
export function instantOn(clock: KitchenClock, date: string, time: string): Date {
  const plain = Temporal.PlainTime.from(time);
  const nextDay = Temporal.PlainTime.compare(plain, Temporal.PlainTime.from(clock.dayRollover)) < 0;
  const day = Temporal.PlainDate.from(date).add({ days: nextDay ? 1 : 0 });
  return new Date(day.toZonedDateTime({ timeZone: clock.timeZone, plainTime: plain }).epochMilliseconds);
}

/** First instant of a business date and of the one after it. */
export function businessDayBounds(clock: KitchenClock, date: string): { start: Date; end: Date } {
  const day = Temporal.PlainDate.from(date);
  return { start: new Date(beginOf(clock, day)), end: new Date(beginOf(clock, day.add({ days: 1 }))) };
}

/** When a date begins, in milliseconds since 1970. */
function beginOf({ timeZone, dayRollover }: KitchenClock, date: Temporal.PlainDate): number {
  return date.toZonedDateTime({ timeZone, plainTime: dayRollover }).epochMilliseconds;
}

/** A date some days away. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

export function weekdayOf(date: string): Weekday {
  return weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 'mon';
}
