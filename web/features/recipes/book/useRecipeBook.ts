import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { RecipeBookDocument, type RecipeBookQuery, type RecipeBookQueryVariables } from './book.generated.ts';
import { bookTexts } from './texts.ts';

export type BookRecipe = RecipeBookQuery['recipes']['nodes'][number];

/** Loads every recipe that the filters show, with what it contains, and passes them to a callback. */
export function useRecipeBook(filter: RecipeBookQueryVariables['filter']) {
  const t = useTexts(bookTexts);
  const client = useApolloClient();
  const { run, pending } = useAction(t('failed'));
  const read = useCallback(async (): Promise<readonly BookRecipe[]> => {
    const rows: BookRecipe[] = [];
    let after: string | null = null;
    do {
      const { data }: { data?: RecipeBookQuery } = await client.query({
        query: RecipeBookDocument,
        variables: { filter, after },
        // Not cached: hundreds of recipes are read once and would stay in memory.
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The server answered without data.');
      rows.push(...data.recipes.nodes);
      after = data.recipes.pageInfo.hasNextPage ? data.recipes.pageInfo.endCursor : null;
    } while (after !== null);
    return rows;
  }, [client, filter]);
  return { pending, withAll: (then: (rows: readonly BookRecipe[]) => void) => run(read, { onDone: then }) };
}
