/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OrganizationCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationCodeQuery = { readonly organizationCode: string, readonly organization: { readonly id: string, readonly name: string } };

export type RegenerateOrganizationCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RegenerateOrganizationCodeMutation = { readonly regenerateOrganizationCode: string };


export const OrganizationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OrganizationCodeQuery, OrganizationCodeQueryVariables>;
export const RegenerateOrganizationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegenerateOrganizationCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateOrganizationCode"}}]}}]} as unknown as DocumentNode<RegenerateOrganizationCodeMutation, RegenerateOrganizationCodeMutationVariables>;
/** `OrganizationCode`, typed. */
export function useOrganizationCodeQuery(options?: useQuery.Options<OrganizationCodeQuery, OrganizationCodeQueryVariables> | SkipToken) {
  return useQuery<OrganizationCodeQuery, OrganizationCodeQueryVariables>(OrganizationCodeDocument, options);
}

/** `RegenerateOrganizationCode`, typed. */
export function useRegenerateOrganizationCodeMutation(options?: useMutation.Options<RegenerateOrganizationCodeMutation, RegenerateOrganizationCodeMutationVariables>) {
  return useMutation<RegenerateOrganizationCodeMutation, RegenerateOrganizationCodeMutationVariables>(RegenerateOrganizationCodeDocument, options);
}