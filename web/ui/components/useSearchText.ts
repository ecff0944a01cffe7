import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../forms/useDebouncedValue.ts';
import { useUrlParams } from './useUrlParams.ts';

/** The text of a search field, stored in the URL as `?q=` when typing pauses. */
export function useSearchText(milliseconds?: number) {
  const { get, change } = useUrlParams();
  const search = get('q') ?? '';
  // An object, so that typing the same text again is a change, too.
  const [entry, setEntry] = useState({ text: search, isTyped: false });
  const debounced = useDebouncedValue(entry, milliseconds);
  // A saved view, a link or Back may change the URL: the field is updated.
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    if (search !== debounced.text.trim()) setEntry({ text: search, isTyped: false });
  }
  useEffect(() => {
    const text = debounced.text.trim();
    if (debounced.isTyped && text !== search) change({ q: text || null });
    // Only the debounced entry may change the URL; `change` is a new function after every URL change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [debounced]);
  return { typed: entry.text, type: (text: string) => setEntry({ text, isTyped: true }), search };
}
