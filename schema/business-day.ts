import { DAY } from './milliseconds.ts';
import { type Weekday, weekdays } from './vocabulary.ts';

/** The settings of an organization that define its business day. */
export interface KitchenClock {
  /** IANA name. */
  readonly timeZone: string;
  /** Local HH:MM at which the business day changes. */
  readonly dayRollover: string;
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(offsetsOf(name));
  } catch {
    return false;
  }
}

const zones = new Map<string, (at: number) => number>();

/** How far the clock of a time zone is ahead of UTC at an instant, in milliseconds. Throws RangeError for an unknown zone. */
export function offsetsOf(timeZone: string): (at: number) => number {
  const existing = zones.get(timeZone);
  if (existing) return existing;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (at: number) => {
    const [, sign, ...parts] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(format.format(at)) ?? [];
    const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
    const ahead = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
    return sign === '-' ? -ahead : ahead;
  };
  zones.set(timeZone, offsetAt);
  return offsetAt;
}

/**
 * The instant, in milliseconds since 1970, at which a clock shows a local time, itself in milliseconds as if it were UTC. Of a
 * repeated time the earlier; a skipped time is moved forward by what was skipped (as `compatible` of Temporal).
 */
function instantAt(timeZone: string, local: number): number {
  const offsetAt = offsetsOf(timeZone);
  const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)];
  const exact = [local - before, local - after].filter((at) => at + offsetAt(at) === local);
  return exact.length > 0 ? Math.min(...exact) : local - before;
}

/** What the clock of a time zone shows, as `YYYY-MM-DDTHH:MM`. */
export function localDateTime(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetsOf(timeZone)(at.getTime())).toISOString().slice(0, 16);
}

/** What the clock of a time zone shows, as HH:MM. */
export function localTime(timeZone: string, at: Date): string {
  return localDateTime(timeZone, at).slice(11);
}

/** The instant of a local `YYYY-MM-DDTHH:MM` in a time zone; null for a text that is none. See `instantAt` for clock changes. */
export function instantOfLocal(timeZone: string, local: string): Date | null {
  const shown = Date.parse(`${local}Z`);
  return Number.isNaN(shown) ? null : new Date(instantAt(timeZone, shown));
}

/**
 * The business date (YYYY-MM-DD) at an instant: the last date whose rollover has passed. Compares instants and not clock times,
 * so that it never goes back when the clock does.
 */
export function businessDate(clock: KitchenClock, at: Date): string {
  let date = addDays(localDateTime(clock.timeZone, at).slice(0, 10), 1);
  while (beginOf(clock, date) > at.getTime()) date = addDays(date, -1);
  return date;
}

/** The instant of a local time (HH:MM) on a business date; times before the rollover are on the next calendar day. */
export function instantOn({ timeZone, dayRollover }: KitchenClock, date: string, time: string): Date {
  const day = time < dayRollover ? addDays(date, 1) : date;
  return new Date(instantAt(timeZone, Date.parse(`${day}T${time}Z`)));
}

/** First instant of a business date and of the one after it. */
export function businessDayBounds(clock: KitchenClock, date: string): { start: Date; end: Date } {
  return { start: new Date(beginOf(clock, date)), end: new Date(beginOf(clock, addDays(date, 1))) };
}

/** When a business date begins, in milliseconds since 1970. */
function beginOf({ timeZone, dayRollover }: KitchenClock, date: string): number {
  return instantAt(timeZone, Date.parse(`${date}T${dayRollover}Z`));
}

/** A date (YYYY-MM-DD) some days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon';
}
