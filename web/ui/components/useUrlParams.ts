import { useCallback } from 'react';
import type { RowLink } from './row-link.ts';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** Parameters to set; null removes one. */
export type UrlChanges = Readonly<Record<string, string | null>>;

function changed(search: URLSearchParams, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * Reads and changes URL parameters; `change` leaves the others as they are. It replaces the current history entry unless
 * `options` differ.
 */
export function useUrlParams() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: UrlChanges, options: NavigateOptions = { replace: true }) =>
      setSearch((before) => changed(before, changes), options),
    [setSearch],
  );
  /** Removes all parameters. */
  const clear = () => setSearch({}, { replace: true });
  /** The address with these changes, for a link. */
  const linkTo = (changes: UrlChanges): RowLink => ({ to: { search: changed(search, changes).toString() } });
  return { linkTo, get: (name: string) => search.get(name), change, clear };
}
