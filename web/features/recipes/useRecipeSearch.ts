import { skipToken } from '@apollo/client/react';
import { limits } from '#schema/limits.ts';
import { type RecipeSearchQuery, useRecipeSearchQuery } from './recipe-search.generated.ts';
import { useDebouncedText } from './usePaused.ts';

export type FoundRecipe = RecipeSearchQuery['recipeSearch'][number];
export type RecipeSearchState =
  | { readonly status: 'idle' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly recipes: readonly FoundRecipe[] };

/** Asks once typing has paused and there are two letters; the answer to an older text is not shown. */
export function useRecipeSearch(typed: string): RecipeSearchState {
  const query = typed.trim();
  const asked = useDebouncedText(query, limits.recipeSearchDebounce);
  const enough = asked.length >= limits.recipeSearchMin;
  const { data, error } = useRecipeSearchQuery(enough ? { variables: { query: asked } } : skipToken);
  if (query.length < limits.recipeSearchMin) return { status: 'idle' };
  if (asked !== query) return { status: 'searching' };
  if (error) return { status: 'failed' };
  return data ? { status: 'found', recipes: data.recipeSearch } : { status: 'searching' };
}
