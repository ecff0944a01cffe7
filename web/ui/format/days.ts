import { DAY } from '#schema/milliseconds.ts';
import { type Weekday, weekdays } from '#schema/vocabulary.ts';
import { dateTimeFormat } from './intl.ts';

// Calendar days as `YYYY-MM-DD`.

/** Whether a text, for example from the URL, has the form of a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The number of days from one date to the other, including both. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** For example `Fri 20 Nov`, or with its year. */
export function formatDate(date: string, language: string, withYear = false): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC', ...year } as const;
  return dateTimeFormat(language, format).format(Date.parse(date));
}

/** For example `Nov 16 – 22, 2026`. */
export function formatDays({ from, to }: { readonly from: string; readonly to: string }, language: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dateTimeFormat(language, format).formatRange(Date.parse(from), Date.parse(to));
}

/** For example `Monday`. */
export function weekdayName(weekday: Weekday, language: string): string {
  // The first of these days was a Monday.
  const day = Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday));
  return dateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** For example `Nov 2026`. */
export function monthName(date: string, language: string): string {
  return dateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(date));
}

/** Short form for axes: `20 Nov`. */
export function formatShortDate(date: string, language: string): string {
  return dateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(date));
}
