import { addDays } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { daysBetween, formatShortDate } from '../../ui/format/days.ts';
import type { Period } from './period.ts';

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

/** The period cut into days, calendar weeks (from Monday) or calendar months, in order. */
export function spansOf(period: Period, language: string): Span[] {
  const unit = spanUnit(period);
  const spans: Span[] = [];
  for (let from = period.from; from <= period.to;) {
    const end = endOf(from, unit);
    const to = end < period.to ? end : period.to;
    spans.push({ from, to, label: unit === 'month' ? monthOf(from, language) : formatShortDate(from, language) });
    from = addDays(to, 1);
  }
  return spans;
}

/** The last day of the unit that contains this day. */
function endOf(date: string, unit: SpanUnit): string {
  if (unit === 'day') return date;
  const day = new Date(date);
  if (unit === 'week') return addDays(date, (7 - day.getUTCDay()) % 7);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

function monthOf(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
}
