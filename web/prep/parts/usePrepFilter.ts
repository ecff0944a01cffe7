import { useSearchParams } from 'react-router';

export interface PrepFilter {
  readonly station: string | null;
  readonly hideDone: boolean;
  /** Empty text is every station. */
  readonly setStation: (station: string) => void;
  readonly setHideDone: (hide: boolean) => void;
}

/** What of the list is shown, kept in the address: `?station=…&done=hidden`. */
export function usePrepFilter(): PrepFilter {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    station: search.get('station'),
    hideDone: search.get('done') === 'hidden',
    setStation: (station) => set('station', station),
    setHideDone: (hide) => set('done', hide ? 'hidden' : null),
  };
}
