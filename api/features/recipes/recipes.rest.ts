import { z } from 'zod';
import { recipeSearch } from '#schema/inputs/recipes.ts';
import { recipeSearchShape } from '#schema/rest.ts';
import { unparsed } from '../../platform/context/parse.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { recipeHitJson } from './recipe.wire.ts';
import * as recipes from './recipes.service.ts';

export function recipeRoutes(rest: Rest): void {
  rest.get(
    '/api/recipes/search',
    {
      about: 'At most 20 recipes whose name, or an ingredient’s, contains the text; names first.',
      group: 'Recipes',
      needs: 'recipes.read',
      query: { q: recipeSearch.shape.query.describe('The text to search for.') },
      answer: z.array(recipeSearchShape),
    },
    async ({ ctx, query }) =>
      (await recipes.search(ctx, unparsed<typeof recipeSearch>({ query: query['q'] }))).map(recipeHitJson),
  );
}
