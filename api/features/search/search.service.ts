import { recipeSearch } from '#schema/inputs/recipes.ts';
import { authorize, mayDo } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { searchRows } from './search.queries.ts';
import type { SearchResult } from './search.types.ts';

/** Rows of all features whose words contain the text; at most 5 of each kind, names that begin with it first. */
export async function search(ctx: Context, input: InputOf<typeof recipeSearch>): Promise<SearchResult[]> {
  const viewer = authorize(ctx, 'search.read');
  const { query } = parse(recipeSearch, input);
  const kinds = ctx.searchKinds.filter(({ permission }) => mayDo(ctx, permission));
  if (kinds.length === 0) return [];
  return ctx.read((db) => searchRows(db, { clock: viewer.kitchen, now: new Date(), query, kinds }));
}
