import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../forms/useDebouncedValue.ts';
import { useUrlParams } from './useUrlParams.ts';

/** The text of a search field, stored in the URL as `?q=` when typing pauses. */
export function useSearchText(milliseconds?: number) {
  const { get, change } = useUrlParams();
  const search = get('q') ?? '';
  const [typed, type] = useState(search);
  const debounced = useDebouncedValue(typed, milliseconds).trim();
  // A saved view, a link or Back may change the address: the field follows it.
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    if (search !== debounced) type(search);
  }
  useEffect(() => {
    if (debounced !== search) change({ q: debounced || null });
    // Only the debounced text may change the URL; `change` is a new function after every URL change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [debounced]);
  return { typed, type, search };
}
