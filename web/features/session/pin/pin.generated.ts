/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MyPinQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPinQuery = { readonly me: { readonly id: string, readonly hasPin: boolean | null } | null };

export type IssuePinMutationVariables = Exact<{ [key: string]: never; }>;


export type IssuePinMutation = { readonly issuePin: { readonly pin: string } };

export type RemovePinMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePinMutation = { readonly removePin: boolean };


export const MyPinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}}]}}]}}]} as unknown as DocumentNode<MyPinQuery, MyPinQueryVariables>;
export const IssuePinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssuePin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuePin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}}]}}]} as unknown as DocumentNode<IssuePinMutation, IssuePinMutationVariables>;
export const RemovePinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePin"}}]}}]} as unknown as DocumentNode<RemovePinMutation, RemovePinMutationVariables>;
/** `MyPin`, typed. */
export function useMyPinQuery(options?: useQuery.Options<MyPinQuery, MyPinQueryVariables> | SkipToken) {
  return useQuery<MyPinQuery, MyPinQueryVariables>(MyPinDocument, options);
}

/** `IssuePin`, typed. */
export function useIssuePinMutation(options?: useMutation.Options<IssuePinMutation, IssuePinMutationVariables>) {
  return useMutation<IssuePinMutation, IssuePinMutationVariables>(IssuePinDocument, options);
}

/** `RemovePin`, typed. */
export function useRemovePinMutation(options?: useMutation.Options<RemovePinMutation, RemovePinMutationVariables>) {
  return useMutation<RemovePinMutation, RemovePinMutationVariables>(RemovePinDocument, options);
}