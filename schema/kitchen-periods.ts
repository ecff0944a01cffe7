import { addDays, weekdayOf } from './business-day.ts';
import { type PeriodKind, type Weekday, weekdays } from './vocabulary.ts';

/** How a kitchen divides its business days in reports. */
export interface PeriodSettings {
  readonly periodKind: PeriodKind;
  readonly weekStart: Weekday;
  /** The first day of any one year of 4-4-5 periods; the others begin on that weekday nearest to its month and day. */
  readonly fiscalYearStart: string | null;
}

/** Business days (YYYY-MM-DD), both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A period; those of a 4-4-5 year are numbered 1 to 12. */
export interface KitchenPeriod extends Days {
  readonly number: number | null;
}

/** The weeks of the twelve periods; the last one also has the 53rd week of a long year. */
const weeksOfPeriods = [4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5] as const;

/** The week that contains a business day. */
export function weekOf({ weekStart }: Pick<PeriodSettings, 'weekStart'>, date: string): KitchenPeriod {
  const from = addDays(date, -daysAfter(weekStart, date));
  return { from, to: addDays(from, 6), number: null };
}

/** The kitchen's period that contains a business day: each day is in exactly one. */
export function periodOf(settings: PeriodSettings, date: string): KitchenPeriod {
  switch (settings.periodKind) {
    case 'week':
      return weekOf(settings, date);
    case 'month':
      return monthOf(date);
    case 'four_four_five':
      return fourFourFiveOf(settings, date);
  }
}

/** The year of periods that contains a business day; null for a kitchen whose periods are weeks. */
export function yearOf(settings: PeriodSettings, date: string): Days | null {
  switch (settings.periodKind) {
    case 'week':
      return null;
    case 'month':
      return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` };
    case 'four_four_five': {
      const year = fiscalYearOf(settings, date);
      return { from: yearStart(settings, year), to: addDays(yearStart(settings, year + 1), -1) };
    }
  }
}

/** The calendar month that contains a day. */
export function monthOf(date: string): KitchenPeriod {
  const day = new Date(date);
  const from = `${date.slice(0, 7)}-01`;
  const to = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
  return { from, to, number: null };
}

/** Days cut into the parts that `partOf` gives, in order; the first and the last may be shorter. */
export function cutInto({ from, to }: Days, partOf: (date: string) => KitchenPeriod): KitchenPeriod[] {
  const parts: KitchenPeriod[] = [];
  for (let date = from; date <= to;) {
    const part = partOf(date);
    const end = part.to < to ? part.to : to;
    parts.push({ from: date, to: end, number: part.number });
    date = addDays(end, 1);
  }
  return parts;
}

function fourFourFiveOf(settings: PeriodSettings, date: string): KitchenPeriod {
  const year = fiscalYearOf(settings, date);
  let from = yearStart(settings, year);
  for (const [index, weeks] of weeksOfPeriods.entries()) {
    const isLast = index === weeksOfPeriods.length - 1;
    const next = isLast ? yearStart(settings, year + 1) : addDays(from, weeks * 7);
    if (date < next) return { from, to: addDays(next, -1), number: index + 1 };
    from = next;
  }
  throw new Error(`${date} is in no period of ${year}.`);
}

/** The year whose periods contain a day, by the calendar year that its beginning is nearest to. */
function fiscalYearOf(settings: PeriodSettings, date: string): number {
  let year = Number(date.slice(0, 4)) + 1;
  while (yearStart(settings, year) > date) year -= 1;
  return year;
}

/** The first day of a 4-4-5 year: the day of the week nearest to the month and day in that calendar year, so that it has 52 or 53 weeks. */
function yearStart({ weekStart, fiscalYearStart }: PeriodSettings, year: number): string {
  const [, month = 1, day = 1] = (fiscalYearStart ?? '').split('-').map(Number);
  const near = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  const after = daysAfter(weekStart, near);
  return addDays(near, after > 3 ? 7 - after : -after);
}

/** How many days a date is after the last one that was this weekday: 0 to 6. */
function daysAfter(weekday: Weekday, date: string): number {
  return (weekdays.indexOf(weekdayOf(date)) - weekdays.indexOf(weekday) + 7) % 7;
}
