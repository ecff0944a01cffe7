import type { Rest } from '../rest/routes.ts';
import { recipeHitJson } from './recipe.wire.ts';
import * as recipes from './recipes.service.ts';

export function recipeRoutes(rest: Rest): void {
  rest.get('/api/recipes/search', async ({ ctx, query }) =>
    (await recipes.search(ctx, { query: query['q'] })).map(recipeHitJson),
  );
}
