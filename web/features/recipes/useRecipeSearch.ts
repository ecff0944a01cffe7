import { skipToken } from '@apollo/client/react';
import { limits } from '#schema/limits.ts';
import { useDebouncedValue } from '../../ui/forms/useDebouncedValue.ts';
import { type RecipeSearchQuery, useRecipeSearchQuery } from './recipe-search.generated.ts';

export type FoundRecipe = RecipeSearchQuery['recipeSearch'][number];
export type RecipeSearchState =
  | { readonly status: 'idle' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly recipes: readonly FoundRecipe[] };

/** Searches when typing has paused, from two letters on; results for an older text are not shown. */
export function useRecipeSearch(typed: string): RecipeSearchState {
  const query = typed.trim();
  const debounced = useDebouncedValue(query, limits.recipeSearchDebounce);
  const enough = debounced.length >= limits.recipeSearchMin;
  const { data, error } = useRecipeSearchQuery(enough ? { variables: { query: debounced } } : skipToken);
  if (query.length < limits.recipeSearchMin) return { status: 'idle' };
  if (debounced !== query) return { status: 'searching' };
  if (error) return { status: 'failed' };
  return data ? { status: 'found', recipes: data.recipeSearch } : { status: 'searching' };
}
