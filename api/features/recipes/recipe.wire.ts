import type { RecipeSearchJson } from '#schema/rest.ts';
import type { RecipeSearchResult } from './book/recipe-cost.types.ts';

/** The specification's recipe search result. */
export function recipeHitJson({ id, name, description }: RecipeSearchResult): RecipeSearchJson {
  return { id, name, description };
}
