import { cutInto, monthOf, type PeriodSettings, weekOf } from '#schema/kitchen-periods.ts';
import { limits } from '#schema/limits.ts';
import { daysBetween, formatShortDate, monthName } from './days.ts';

/** Business days (YYYY-MM-DD), both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The length of time of one bar of a chart. */
export type SpanUnit = 'day' | 'week' | 'month';

/** Days, weeks or months of a period; the first and the last may be shorter. */
export interface Span extends Period {
  readonly label: string;
}

export function spanUnit({ from, to }: Period): SpanUnit {
  const days = daysBetween(from, to);
  if (days <= limits.chartDaysMax) return 'day';
  return days <= limits.chartWeeksDaysMax ? 'week' : 'month';
}

/** The period cut into days, weeks of the kitchen or calendar months, in order. */
export function spansOf(period: Period, kitchen: Pick<PeriodSettings, 'weekStart'>, language: string): Span[] {
  const unit = spanUnit(period);
  return cutInto(period, partOf[unit](kitchen)).map(({ from, to }) => ({
    from,
    to,
    label: unit === 'month' ? monthName(from, language) : formatShortDate(from, language),
  }));
}

const partOf = {
  day: () => (date: string) => ({ from: date, to: date, number: null }),
  week: (kitchen: Pick<PeriodSettings, 'weekStart'>) => (date: string) => weekOf(kitchen, date),
  month: () => monthOf,
} as const;
