import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const pause = 300;
type Show = 'all' | 'menu' | 'prep' | 'archived';

export interface RecipeFilters {
  /** What stands in the search field; `search` follows when typing pauses. */
  readonly typed: string;
  readonly search: string;
  readonly show: Show;
  readonly category: string;
  /** Whether anything hides recipes. */
  readonly filtered: boolean;
  readonly filter: { search?: string; kind?: 'menu' | 'prep'; category?: string; archived: boolean };
  readonly type: (text: string) => void;
  readonly set: (name: 'show' | 'category', value: string) => void;
  readonly clear: () => void;
}

function showOf(value: string | null): Show {
  return value === 'menu' || value === 'prep' || value === 'archived' ? value : 'all';
}

/** The filters of the recipe list, kept in the address. */
export function useRecipeFilters(): RecipeFilters {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const show = showOf(params.get('show'));
  const category = params.get('category') ?? '';
  const [typed, type] = useState(search);

  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    const timer = setTimeout(() => typed.trim() !== search && set('q', typed.trim()), pause);
    return () => clearTimeout(timer);
  });
  const clear = () => {
    type('');
    setParams({}, { replace: true });
  };

  return {
    typed,
    search,
    show,
    category,
    filtered: search !== '' || show !== 'all' || category !== '',
    filter: {
      archived: show === 'archived',
      ...(search === '' ? {} : { search }),
      ...(category === '' ? {} : { category }),
      ...(show === 'menu' || show === 'prep' ? { kind: show } : {}),
    },
    type,
    set,
    clear,
  };
}
