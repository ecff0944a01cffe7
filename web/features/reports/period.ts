import { addDays } from '#schema/business-day.ts';
import { weekOf } from '#schema/kitchen-periods.ts';
import { limits } from '#schema/limits.ts';
import { useParams } from 'react-router';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import type { Period } from '../../ui/format/chart-spans.ts';
import { daysBetween, isDay } from '../../ui/format/days.ts';
import { type Kitchen, useKitchen } from '../../ui/format/kitchen.ts';
import { useToday } from '../../ui/format/useToday.ts';

export const defaultDays = 7;

export function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** Why a period is invalid, as a text key; null when it is valid. */
export function periodProblem({ from, to }: Period, daysMax: number): 'wrongOrder' | 'tooLong' | null {
  if (from > to) return 'wrongOrder';
  return daysBetween(from, to) > daysMax ? 'tooLong' : null;
}

/** Every day of the period in order. */
export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, day) => addDays(from, day));
}

/** The days of the period that an average per day counts: from the first day with a record, up to today. */
export function countedDays({ from, to }: Period, firstDay: string, today: string): string[] {
  return daysOf({ from: firstDay > from ? firstDay : from, to: today < to ? today : to });
}

/** How many days a report may have: the HACCP log is shown reading by reading. */
export function daysMaxOf(report: string): number {
  return report === 'haccp' ? limits.logDaysMax : limits.reportDaysMax;
}

/** The last weeks of the kitchen, from the beginning of the first of them. */
function lastWeeks(kitchen: Kitchen, weeks: number, today: string): Period {
  return { from: addDays(weekOf(kitchen, today).from, -7 * (weeks - 1)), to: today };
}

/** How many weeks the reports about sales begin with. */
const salesWeeks: Readonly<Record<string, number>> = { 'food-cost': 4, menu: 4 };

/** The period in the URL; by default the last week, or some weeks of a report about sales. */
export function usePeriod() {
  const { get, change } = useUrlParams();
  const today = useToday();
  const kitchen = useKitchen();
  const weeks = salesWeeks[useParams()['name'] ?? ''];
  const standard = weeks === undefined ? lastDays(defaultDays, today) : lastWeeks(kitchen, weeks, today);
  const [from, to] = [get('from') ?? '', get('to') ?? ''];
  const period: Period = isDay(from) && isDay(to) ? { from, to } : standard;
  const choose = (next: Period) => change({ from: next.from, to: next.to });
  return { period, today, choose };
}
