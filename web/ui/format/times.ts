import { limits } from '#schema/limits.ts';
import { DAY, HOUR, MINUTE } from '#schema/milliseconds.ts';
import type { HourClock } from '#schema/vocabulary.ts';
import { dateTimeFormat, relativeTimeFormat } from './intl.ts';

type HourCycle = 'h12' | 'h23';
let hourCycle: HourCycle | undefined;

/** The kitchen's clock for every time of day from now on; null for the language's own. */
export function applyHourClock(clock: HourClock | null): void {
  hourCycle = clock === null ? undefined : clock === 'h24' ? 'h23' : 'h12';
}

const ownClock = () => (hourCycle === undefined ? {} : { hourCycle });

/** The time of day in the kitchen's time zone, by the kitchen's clock: `14:05` or `2:05 PM`. */
export function formatClock(at: Date, language: string, timeZone: string): string {
  return dateTimeFormat(language, { timeStyle: 'short', timeZone, ...ownClock() }).format(at);
}

/** A time of day without a date, `16:00`, in the language's format: `4:00 PM`. */
export function formatLocalTime(time: string, language: string): string {
  return formatClock(new Date(`2000-01-01T${time}:00Z`), language, 'UTC');
}

/** The calendar day in the kitchen's zone: `Tue 21 Nov`. */
export function formatDay(at: Date, language: string, timeZone: string): string {
  return dateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at);
}

/** The calendar day with its year, for dates that may be long past: `Tue, Nov 21, 2026`. */
export function formatFullDay(at: Date, language: string, timeZone: string): string {
  const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return dateTimeFormat(language, { ...date, timeZone }).format(at);
}

/** Date and time of day, for titles and print. */
export function formatMoment(at: Date, language: string, timeZone: string): string {
  return dateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone, ...ownClock() }).format(at);
}

/** Relative within the hour: `12 min ago`, `in 5 min`; else null. */
export function formatNear(at: Date, now: number, language: string): string | null {
  const distance = at.getTime() - now;
  if (Math.abs(distance) >= HOUR) return null;
  const relative = relativeTimeFormat(language, { numeric: 'always', style: 'short' });
  return relative.format(Math.trunc(distance / MINUTE), 'minute');
}

/** A time in a list: relative within the hour, the time of day today, else with the date. */
export function formatWhen(at: Date, now: number, language: string, timeZone: string): string {
  const near = formatNear(at, now, language);
  if (near !== null) return near;
  const clock = formatClock(at, language, timeZone);
  const sameDay = formatDay(at, language, timeZone) === formatDay(new Date(now), language, timeZone);
  if (sameDay && Math.abs(at.getTime() - now) < DAY) return clock;
  return `${formatDay(at, language, timeZone)} ${clock}`;
}

/** Whether something was received so much later than it was done that a record shows both. */
export function isSentLate(at: string, sentAt: string): boolean {
  return Date.parse(sentAt) - Date.parse(at) > limits.sentLate;
}
