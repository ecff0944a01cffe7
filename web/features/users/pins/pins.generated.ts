/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type IssueTemporaryPinInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type PinPeopleQueryVariables = Exact<{
  search: string;
  after?: string | null | undefined;
}>;


export type PinPeopleQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly role: Role, readonly stationName: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type IssueTemporaryPinMutationVariables = Exact<{
  input: IssueTemporaryPinInput;
}>;


export type IssueTemporaryPinMutation = { readonly issueTemporaryPin: { readonly pin: string } };


export const PinPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PinPeopleQuery, PinPeopleQueryVariables>;
export const IssueTemporaryPinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueTemporaryPin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueTemporaryPinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueTemporaryPin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}}]}}]} as unknown as DocumentNode<IssueTemporaryPinMutation, IssueTemporaryPinMutationVariables>;
/** `PinPeople`, typed. */
export function usePinPeopleQuery(options: useQuery.Options<PinPeopleQuery, PinPeopleQueryVariables> | SkipToken) {
  return useQuery<PinPeopleQuery, PinPeopleQueryVariables>(PinPeopleDocument, options);
}

/** `IssueTemporaryPin`, typed. */
export function useIssueTemporaryPinMutation(options?: useMutation.Options<IssueTemporaryPinMutation, IssueTemporaryPinMutationVariables>) {
  return useMutation<IssueTemporaryPinMutation, IssueTemporaryPinMutationVariables>(IssueTemporaryPinDocument, options);
}