import { addDays } from '#schema/business-day.ts';
import { isDay } from '../../../ui/format/days.ts';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import { useToday } from '../../../ui/format/useToday.ts';

/** How many days ahead can be planned. */
const aheadMax = 31;

export interface PrepDay {
  /** The selected day. */
  readonly day: string;
  readonly today: string;
  /** The last day that can be planned. */
  readonly last: string;
  /** The day as a query variable: null for today. */
  readonly date: string | null;
  readonly setDay: (day: string) => void;
}

/** The selected day of prep, in the URL as `?day=`; today has no parameter. */
export function usePrepDay(): PrepDay {
  const today = useToday();
  const { get, change } = useUrlParams();
  const chosen = get('day');
  const day = chosen !== null && isDay(chosen) ? chosen : today;
  const setDay = (next: string) => change({ day: next === today || next === '' ? null : next });
  return { day, today, last: addDays(today, aheadMax), date: day === today ? null : day, setDay };
}
