import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Problem } from './problem.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { editTexts } from '../../ui/forms/edit-texts.ts';

/**
 * Reads from the server without the cache, so that the response is a consistent snapshot. In the cache a list may have written
 * the new version of a row whose other fields are still the old ones.
 */
export function useFreshRead() {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
    if (data === undefined) throw new Problem(translate(uiTexts, 'unexpected'));
    return data;
  };
}

/** The row with this id of a list that was read; it may have been removed since the screen showed it. */
export function rowWith<Row extends { readonly id: string }>(id: string, rows: readonly Row[]): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Problem(translate(editTexts, 'noLongerThere'));
  return row;
}
