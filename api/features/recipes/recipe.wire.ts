import type { RecipeSearchJson } from '#schema/rest.ts';
import type { RecipeHit } from './recipes.queries.ts';

/** The specification's recipe search result. */
export function recipeHitJson({ id, name, description }: RecipeHit): RecipeSearchJson {
  return { id, name, description };
}
