import { useSearchParams } from 'react-router';
import { addDays } from '../../../ui/format/kitchen-day.ts';
import { useToday } from '../../../ui/format/useToday.ts';

/** How far ahead a day may be planned. */
const aheadMax = 31;

export interface PrepDay {
  /** The day that is shown. */
  readonly day: string;
  readonly today: string;
  /** The last day that can be planned. */
  readonly last: string;
  /** The day as queries want it: null for today. */
  readonly date: string | null;
  readonly setDay: (day: string) => void;
}

/** The day whose prep is shown, in the address as `?day=`; today has no parameter. */
export function usePrepDay(): PrepDay {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('day');
  const day = chosen !== null && /^\d{4}-\d{2}-\d{2}$/.test(chosen) ? chosen : today;
  const setDay = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === today || next === '') after.delete('day');
        else after.set('day', next);
        return after;
      },
      { replace: true },
    );
  return { day, today, last: addDays(today, aheadMax), date: day === today ? null : day, setDay };
}
