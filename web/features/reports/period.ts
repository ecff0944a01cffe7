import { useSearchParams } from 'react-router';
import { limits } from '#schema/limits.ts';
import { addDays, daysBetween, todayIn } from '../../ui/format/days.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';

/** Business days, both ends counted. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
export const defaultDays = 7;

export function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** What keeps a period from being reported: the key of the sentence; null when nothing does. */
export function periodProblem({ from, to }: Period): 'wrongOrder' | 'tooLong' | null {
  if (from > to) return 'wrongOrder';
  return daysBetween(from, to) > limits.reportDaysMax ? 'tooLong' : null;
}

/** Every day of the period in order. */
export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, day) => addDays(from, day));
}

/** The period in the address; the last week without one. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const today = todayIn(useKitchen().timeZone);
  const standard = lastDays(defaultDays, today);
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const period: Period = DATE.test(from) && DATE.test(to) ? { from, to } : standard;
  const choose = (next: Period) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        params.set('from', next.from);
        params.set('to', next.to);
        return params;
      },
      { replace: true },
    );
  return { period, today, choose, problem: periodProblem(period) };
}
