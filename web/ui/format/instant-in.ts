import { addDays } from './days.ts';

/** What a clock in a time zone shows at an instant, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/**
 * The instant at which the kitchen's clock shows a local time (`2026-11-22T09:30`), wherever the device is. A time that a
 * clock change skips or repeats is off by that change at most.
 */
export function instantIn(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const near = wanted - (wallClock(wanted, timeZone) - wanted);
  return new Date(near - (wallClock(near, timeZone) - wanted)).toISOString();
}

/** The end of a business day (`2026-11-22`): the next date's rollover, up to which its food may be served. */
export function endOfKitchenDay(date: string, timeZone: string, dayRollover: string): string | null {
  return date === '' ? null : instantIn(`${addDays(date, 1)}T${dayRollover}`, timeZone);
}

/** An instant as the kitchen's clock shows it, as a date-and-time field wants it. */
export function localIn(instant: Date, timeZone: string): string {
  return new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 16);
}
