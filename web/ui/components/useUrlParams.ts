import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** Parameters to set; null removes one. */
export type UrlChanges = Readonly<Record<string, string | null>>;

/**
 * Reads and changes URL parameters; `change` leaves the others as they are. It replaces the current history entry unless
 * `options` differ.
 */
export function useUrlParams() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: UrlChanges, options: NavigateOptions = { replace: true }) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, options),
    [setSearch],
  );
  /** Removes all parameters. */
  const clear = () => setSearch({}, { replace: true });
  return { get: (name: string) => search.get(name), change, clear };
}
