import { useSearchText } from '../../../ui/components/useSearchText.ts';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import type { InventoryListQueryVariables } from '../inventory.generated.ts';

/** The URL parameters that a saved view of the list stores. */
export const itemViewParams = ['q', 'state', 'category', 'storage', 'sort'] as const;

/** The filters of the list by state; `all` has no parameter. */
export const shows = [
  'all',
  'low',
  'out',
  'over',
  'expired',
  'owing',
  'expiring',
  'withoutAllergens',
  'withoutPrice',
  'archived',
] as const;
export type Show = (typeof shows)[number];

export interface ItemFilters {
  /** The text of the search field; the list follows when typing pauses. */
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

/** The filters of the item list, in the URL. */
export function useItemFilters(): ItemFilters {
  const { get, change, clear } = useUrlParams();
  const { typed, type, search } = useSearchText();
  const show = shows.find((each) => each === get('state')) ?? 'all';
  const category = get('category') ?? '';
  const storage = get('storage') ?? '';

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
    set: (name, value) => change({ [name]: value === 'all' ? null : value || null }),
    clear: () => {
      type('');
      clear();
    },
  };
}
