import { skipToken } from '@apollo/client/react';
import { limits } from '#schema/limits.ts';
import { useDebouncedValue } from '../../ui/forms/useDebouncedValue.ts';
import { isUnreachable } from '../../ui/i18n/readable-error.ts';
import { type SearchQuery, useSearchQuery } from './search.generated.ts';

export type FoundRecipe = SearchQuery['recipeSearch'][number];
export type SearchState =
  | { readonly status: 'idle' | 'searching' | 'failed' | 'unreachable' }
  | { readonly status: 'found'; readonly found: SearchQuery };

/** Searches when typing has paused, from two letters on; results for an older text are not shown. */
export function useSearch(typed: string): SearchState {
  const query = typed.trim();
  const debounced = useDebouncedValue(query, limits.recipeSearchDebounce);
  const enough = debounced.length >= limits.recipeSearchMin;
  const { data, error } = useSearchQuery(enough ? { variables: { query: debounced } } : skipToken);
  if (query.length < limits.recipeSearchMin) return { status: 'idle' };
  if (debounced !== query) return { status: 'searching' };
  if (error) return { status: isUnreachable(error) ? 'unreachable' : 'failed' };
  return data ? { status: 'found', found: data } : { status: 'searching' };
}
