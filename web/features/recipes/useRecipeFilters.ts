import { useSearchText } from '../../ui/components/useSearchText.ts';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';

/** The URL parameters that a saved view of the list stores. */
export const recipeViewParams = ['q', 'show', 'category', 'sort'] as const;

const pause = 300;
type Show = 'all' | 'menu' | 'prep' | 'archived';

export interface RecipeFilters {
  /** The text of the search field; `search` follows when typing pauses. */
  readonly typed: string;
  readonly search: string;
  readonly show: Show;
  readonly category: string;
  /** Whether any filter is set. */
  readonly filtered: boolean;
  readonly filter: { search?: string; kind?: 'menu' | 'prep'; category?: string; archived: boolean };
  readonly type: (text: string) => void;
  readonly set: (name: 'show' | 'category', value: string) => void;
  readonly clear: () => void;
}

function showOf(value: string | null): Show {
  return value === 'menu' || value === 'prep' || value === 'archived' ? value : 'all';
}

/** The filters of the recipe list, in the URL. */
export function useRecipeFilters(): RecipeFilters {
  const { get, change, clear: clearParams } = useUrlParams();
  const { typed, type, search } = useSearchText(pause);
  const show = showOf(get('show'));
  const category = get('category') ?? '';

  const set = (name: string, value: string) => change({ [name]: value === '' || value === 'all' ? null : value });
  const clear = () => {
    type('');
    clearParams();
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
