/** Whether a country writes the day or the month first in dates of numbers. */
export type DateOrder = 'day' | 'month';

/** By how the country's own language writes dates. */
export function dateOrderOf(country: string): DateOrder {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const parts = new Intl.DateTimeFormat(`${language}-${country}`).formatToParts(new Date());
  const [first] = parts.filter(({ type }) => type === 'day' || type === 'month');
  return first?.type === 'month' ? 'month' : 'day';
}

/** A calendar date, and the time of day where the cell has one. */
export interface CellDate {
  readonly date: string;
  /** HH:MM. */
  readonly time: string | null;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?z?$/i;

/** `2026-11-24`, `24.11.2026`, `11/24/26 9:30 PM`: the date that a cell names; null for anything else, such as 31 February. */
export function dateIn(cell: string, order: DateOrder): CellDate | null {
  const [day = '', ...rest] = cell.trim().split(/[T\s]+/);
  const date = calendarDate(day, order);
  if (date === null) return null;
  if (rest.length === 0) return { date, time: null };
  const time = timeIn(rest.join(' '));
  return time === null ? null : { date, time };
}

function calendarDate(text: string, order: DateOrder): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day) return existing(year, month, day);
  const [, first, second, last] = YEAR_LAST.exec(text) ?? [];
  if (!first || !second || !last) return null;
  const whole = last.length === 2 ? `20${last}` : last;
  return order === 'month' ? existing(whole, first, second) : existing(whole, second, first);
}

function existing(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

/** `4:05 PM`, `16:05`: a time of day as HH:MM; null for anything else. */
export function timeIn(text: string): string | null {
  const [, hour, minute, half] = TIME.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hours > 23 || Number(minute) > 59) return null;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
