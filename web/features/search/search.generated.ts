/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LotState =
  | 'available'
  | 'depleted'
  | 'discarded'
  | 'frozen'
  | 'opened'
  | 'quarantined'
  | 'thawed';

export type SearchResultKind =
  | 'delivery'
  | 'item'
  | 'line_check'
  | 'lot'
  | 'prep_task'
  | 'supplier'
  | 'user';

export type SearchQueryVariables = Exact<{
  query: string;
}>;


export type SearchQuery = { readonly recipeSearch: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly ingredient: string | null }>, readonly search: ReadonlyArray<{ readonly kind: SearchResultKind, readonly id: string, readonly name: string, readonly detail: string | null, readonly lot: { readonly id: string, readonly lotCode: string, readonly supplierLot: string | null, readonly supplierName: string | null, readonly receivedAt: string | null, readonly preparedAt: string | null, readonly quantity: string, readonly unit: string, readonly state: LotState, readonly expired: boolean } | null }> };


export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ingredient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplierLot"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
/** `Search`, typed. */
export function useSearchQuery(options: useQuery.Options<SearchQuery, SearchQueryVariables> | SkipToken) {
  return useQuery<SearchQuery, SearchQueryVariables>(SearchDocument, options);
}