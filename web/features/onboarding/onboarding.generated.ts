/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type InvitationInput = {
  readonly email: string;
  readonly language: Language;
};

export type Language =
  | 'en'
  | 'es';

export type OwnLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLanguageQuery = { readonly me: { readonly id: string, readonly language: Language | null } | null };

export type OrganizationCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationCodeQuery = { readonly organizationCode: string, readonly organization: { readonly id: string, readonly name: string } };

export type RegenerateOrganizationCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RegenerateOrganizationCodeMutation = { readonly regenerateOrganizationCode: string };

export type SendInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type SendInvitationMutation = { readonly sendInvitation: boolean };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { readonly sendTestMail: boolean };


export const OwnLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<OwnLanguageQuery, OwnLanguageQueryVariables>;
export const OrganizationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OrganizationCodeQuery, OrganizationCodeQueryVariables>;
export const RegenerateOrganizationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegenerateOrganizationCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateOrganizationCode"}}]}}]} as unknown as DocumentNode<RegenerateOrganizationCodeMutation, RegenerateOrganizationCodeMutationVariables>;
export const SendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendInvitationMutation, SendInvitationMutationVariables>;
export const SendTestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
/** `OwnLanguage`, typed. */
export function useOwnLanguageQuery(options?: useQuery.Options<OwnLanguageQuery, OwnLanguageQueryVariables> | SkipToken) {
  return useQuery<OwnLanguageQuery, OwnLanguageQueryVariables>(OwnLanguageDocument, options);
}

/** `OrganizationCode`, typed. */
export function useOrganizationCodeQuery(options?: useQuery.Options<OrganizationCodeQuery, OrganizationCodeQueryVariables> | SkipToken) {
  return useQuery<OrganizationCodeQuery, OrganizationCodeQueryVariables>(OrganizationCodeDocument, options);
}

/** `RegenerateOrganizationCode`, typed. */
export function useRegenerateOrganizationCodeMutation(options?: useMutation.Options<RegenerateOrganizationCodeMutation, RegenerateOrganizationCodeMutationVariables>) {
  return useMutation<RegenerateOrganizationCodeMutation, RegenerateOrganizationCodeMutationVariables>(RegenerateOrganizationCodeDocument, options);
}

/** `SendInvitation`, typed. */
export function useSendInvitationMutation(options?: useMutation.Options<SendInvitationMutation, SendInvitationMutationVariables>) {
  return useMutation<SendInvitationMutation, SendInvitationMutationVariables>(SendInvitationDocument, options);
}

/** `SendTestMail`, typed. */
export function useSendTestMailMutation(options?: useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables>) {
  return useMutation<SendTestMailMutation, SendTestMailMutationVariables>(SendTestMailDocument, options);
}