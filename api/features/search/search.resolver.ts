import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import * as service from './search.service.ts';
import { SearchResult } from './search.types.ts';

@Resolver()
export class SearchResolver {
  @Query(() => [SearchResult], {
    description: 'Rows of all kinds that the caller may read, at most 5 of each. Recipes: `recipeSearch`.',
  })
  search(@Ctx() ctx: Context, @Arg('query', () => String) query: string): Promise<SearchResult[]> {
    return service.search(ctx, { query });
  }
}
