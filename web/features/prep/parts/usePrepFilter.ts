import { useSearchParams } from 'react-router';

export interface PrepFilter {
  readonly station: string | null;
  /** The prep list; null is all of them. */
  readonly list: string | null;
  readonly hideDone: boolean;
  /** Empty text is every station. */
  readonly setStation: (station: string) => void;
  /** Empty text is every list. */
  readonly setList: (list: string) => void;
  readonly setHideDone: (hide: boolean) => void;
  /** Every station and every list. */
  readonly showAll: () => void;
}

/** What of the list is shown, kept in the address: `?station=…&list=…&done=hidden`. */
export function usePrepFilter(): PrepFilter {
  const [search, setSearch] = useSearchParams();
  const change = (values: Readonly<Record<string, string | null>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    station: search.get('station'),
    list: search.get('list'),
    hideDone: search.get('done') === 'hidden',
    setStation: (station) => change({ station }),
    setList: (list) => change({ list }),
    setHideDone: (hide) => change({ done: hide ? 'hidden' : null }),
    showAll: () => change({ station: null, list: null }),
  };
}
