/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TimerPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type TimerPeopleQuery = { readonly timers: ReadonlyArray<{ readonly id: string, readonly startedById: string, readonly startedByName: string | null }> };


export const TimerPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimerPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}}]}}]}}]} as unknown as DocumentNode<TimerPeopleQuery, TimerPeopleQueryVariables>;
/** `TimerPeople`, typed. */
export function useTimerPeopleQuery(options?: useQuery.Options<TimerPeopleQuery, TimerPeopleQueryVariables> | SkipToken) {
  return useQuery<TimerPeopleQuery, TimerPeopleQueryVariables>(TimerPeopleDocument, options);
}