import { Temporal } from 'temporal-polyfill';
import { type Weekday, weekdays } from '#schema/vocabulary.ts';

/** What reckoning a business day needs of the organisation. */
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

/** The kitchen's date (YYYY-MM-DD) at an instant: before the rollover it is still yesterday. */
export function businessDate(clock: KitchenClock, at: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(clock.timeZone);
  const early = Temporal.PlainTime.compare(local.toPlainTime(), Temporal.PlainTime.from(clock.dayRollover)) < 0;
  return (early ? local.toPlainDate().subtract({ days: 1 }) : local.toPlainDate()).toString();
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
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return { start: instantOn(clock, date, clock.dayRollover), end: instantOn(clock, next, clock.dayRollover) };
}

/** A date some days away. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

export function weekdayOf(date: string): Weekday {
  return weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 'mon';
}
