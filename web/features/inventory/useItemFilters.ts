import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebouncedValue } from '../../ui/forms/useDebouncedValue.ts';
import type { InventoryListQueryVariables } from './inventory.generated.ts';

/** What the list may be narrowed to; `all` needs no parameter. */
export const shows = ['all', 'low', 'over', 'expired', 'owing', 'expiring', 'withoutAllergens', 'archived'] as const;
export type Show = (typeof shows)[number];

export interface ItemFilters {
  /** What stands in the search field; the list follows when typing pauses. */
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly show: Show;
  readonly category: string;
  readonly storage: string;
  readonly filter: NonNullable<InventoryListQueryVariables['filter']>;
  readonly filtered: boolean;
  readonly set: (name: 'state' | 'category' | 'storage', value: string) => void;
  readonly clear: () => void;
}

function stateOf(show: Show): ItemFilters['filter'] {
  if (show === 'all') return {};
  return show === 'low' || show === 'over' ? { state: show } : { [show]: true };
}

/** The filters of the item list, kept in the address. */
export function useItemFilters(): ItemFilters {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const [typed, type] = useState(search);
  const settled = useDebouncedValue(typed).trim();
  const show = shows.find((each) => each === params.get('state')) ?? 'all';
  const category = params.get('category') ?? '';
  const storage = params.get('storage') ?? '';

  useEffect(() => {
    if (settled !== search) setParams((before) => withParam(before, 'q', settled), { replace: true });
    // Only the settled text moves the address; the setter is new on every change of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  return {
    typed,
    type,
    show,
    category,
    storage,
    filter: {
      ...stateOf(show),
      ...(search === '' ? {} : { search }),
      ...(category === '' ? {} : { category }),
      ...(storage === '' ? {} : { storageLocationId: storage }),
    },
    filtered: search !== '' || show !== 'all' || category !== '' || storage !== '',
    set: (name, value) =>
      setParams((before) => withParam(before, name, value === 'all' ? '' : value), { replace: true }),
    clear: () => {
      type('');
      setParams({}, { replace: true });
    },
  };
}

function withParam(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
