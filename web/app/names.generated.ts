/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SpanishNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SpanishNamesQuery = { readonly spanishNames: ReadonlyArray<{ readonly name: string, readonly nameEs: string }> };


export const SpanishNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpanishNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spanishNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}}]}}]}}]} as unknown as DocumentNode<SpanishNamesQuery, SpanishNamesQueryVariables>;
/** `SpanishNames`, typed. */
export function useSpanishNamesQuery(options?: useQuery.Options<SpanishNamesQuery, SpanishNamesQueryVariables> | SkipToken) {
  return useQuery<SpanishNamesQuery, SpanishNamesQueryVariables>(SpanishNamesDocument, options);
}