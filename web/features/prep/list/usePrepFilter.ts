import { type OnlyTasks, onlyTasks } from '../../../platform/paths.ts';
import { useSearchText } from '../../../ui/components/useSearchText.ts';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';

/** The URL parameters that a saved view of the plan stores, without the day. */
export const planViewParams = ['list', 'station'] as const;

export interface PrepFilter {
  readonly station: string | null;
  /** The prep list; null for all. */
  readonly list: string | null;
  /** Part of the names of tasks, as typed. */
  readonly search: string;
  readonly hideDone: boolean;
  /** The count of the plan whose tasks alone are shown; null for all. */
  readonly only: OnlyTasks | null;
  /** '' selects all stations. */
  readonly setStation: (station: string) => void;
  /** '' selects all lists. */
  readonly setList: (list: string) => void;
  readonly setSearch: (search: string) => void;
  readonly setHideDone: (hide: boolean) => void;
  readonly setOnly: (only: OnlyTasks | null) => void;
  /** Selects all tasks. */
  readonly showAll: () => void;
}

/** The filters of the prep list and the plan, in the URL: `?station=…&list=…&q=…&done=hidden&only=late`. */
export function usePrepFilter(): PrepFilter {
  const { get, change } = useUrlParams();
  const { typed, type } = useSearchText();
  return {
    station: get('station'),
    list: get('list'),
    search: typed,
    hideDone: get('done') === 'hidden',
    only: onlyTasks.find((each) => each === get('only')) ?? null,
    setStation: (station) => change({ station: station || null }),
    setList: (list) => change({ list: list || null }),
    setSearch: type,
    setHideDone: (hide) => change({ done: hide ? 'hidden' : null }),
    setOnly: (only) => change({ only }),
    showAll: () => {
      type('');
      change({ station: null, list: null, q: null });
    },
  };
}
