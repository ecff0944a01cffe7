import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { type RecipeSearchQuery, useRecipeSearchQuery } from './recipe-search.generated.ts';

export type FoundRecipe = RecipeSearchQuery['recipeSearch'][number];
export type RecipeSearchState =
  | { readonly status: 'idle' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly recipes: readonly FoundRecipe[] };

/** The text once typing has paused for half a second. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), limits.recipeSearchDebounce);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Asks once typing has paused and there are two letters; the answer to an older text is not shown. */
export function useRecipeSearch(typed: string): RecipeSearchState {
  const query = typed.trim();
  const asked = usePaused(query);
  const enough = asked.length >= limits.recipeSearchMin;
  const { data, error } = useRecipeSearchQuery(enough ? { variables: { query: asked } } : skipToken);
  if (query.length < limits.recipeSearchMin) return { status: 'idle' };
  if (asked !== query) return { status: 'searching' };
  if (error) return { status: 'failed' };
  return data ? { status: 'found', recipes: data.recipeSearch } : { status: 'searching' };
}
