/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RemoveUserPinInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type ResetLinkInput = {
  readonly id: string;
};

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type SetUserRoleInput = {
  readonly id: string;
  readonly role: Role;
  readonly version?: number | null | undefined;
};

export type UpdateUserInput = {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type UserFilter =
  | 'active'
  | 'all'
  | 'former'
  | 'waiting';

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'rejected';

export type UserTargetInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type VerifyUserInput = {
  readonly id: string;
  readonly role?: Role | null | undefined;
  readonly version?: number | null | undefined;
};

export type PersonFragment = { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string };

export type WaitingPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingPeopleQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type MoreWaitingPeopleQueryVariables = Exact<{
  after: string;
}>;


export type MoreWaitingPeopleQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type WaitingPageFragment = { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type PeopleQueryVariables = Exact<{
  filter: UserFilter;
  search: string;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly userCounts: { readonly waiting: number, readonly active: number, readonly former: number } };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { readonly user: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type VerifyPersonMutationVariables = Exact<{
  input: VerifyUserInput;
}>;


export type VerifyPersonMutation = { readonly verifyUser: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type RejectPersonMutationVariables = Exact<{
  input: UserTargetInput;
}>;


export type RejectPersonMutation = { readonly rejectUser: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type ReactivatePersonMutationVariables = Exact<{
  input: UserTargetInput;
}>;


export type ReactivatePersonMutation = { readonly reactivateUser: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type DeactivatePersonMutationVariables = Exact<{
  input: UserTargetInput;
}>;


export type DeactivatePersonMutation = { readonly deactivateUser: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type SignPersonOutMutationVariables = Exact<{
  input: UserTargetInput;
}>;


export type SignPersonOutMutation = { readonly endUserSessions: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type SetPersonRoleMutationVariables = Exact<{
  input: SetUserRoleInput;
}>;


export type SetPersonRoleMutation = { readonly setUserRole: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type UpdatePersonMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdatePersonMutation = { readonly updateUser: { readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly email: string | null, readonly role: Role, readonly verified: boolean, readonly status: UserStatus, readonly stationId: string | null, readonly stationName: string | null, readonly sessionCount: number | null, readonly hasPin: boolean | null, readonly lastSeenAt: string | null, readonly createdAt: string } };

export type RemovePersonPinMutationVariables = Exact<{
  input: RemoveUserPinInput;
}>;


export type RemovePersonPinMutation = { readonly removeUserPin: boolean };

export type PersonStationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonStationsQuery = { readonly stations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type CreateResetLinkMutationVariables = Exact<{
  input: ResetLinkInput;
}>;


export type CreateResetLinkMutation = { readonly createResetLink: { readonly path: string, readonly expiresAt: string } };

export const PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PersonFragment, unknown>;
export const WaitingPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WaitingPageFragment, unknown>;
export const WaitingPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"waiting"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<WaitingPeopleQuery, WaitingPeopleQueryVariables>;
export const MoreWaitingPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreWaitingPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"waiting"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<MoreWaitingPeopleQuery, MoreWaitingPeopleQueryVariables>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"former"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const PersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const VerifyPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<VerifyPersonMutation, VerifyPersonMutationVariables>;
export const RejectPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RejectPersonMutation, RejectPersonMutationVariables>;
export const ReactivatePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivatePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReactivatePersonMutation, ReactivatePersonMutationVariables>;
export const DeactivatePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivatePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DeactivatePersonMutation, DeactivatePersonMutationVariables>;
export const SignPersonOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignPersonOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SignPersonOutMutation, SignPersonOutMutationVariables>;
export const SetPersonRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPersonRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SetPersonRoleMutation, SetPersonRoleMutationVariables>;
export const UpdatePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdatePersonMutation, UpdatePersonMutationVariables>;
export const RemovePersonPinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePersonPin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveUserPinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeUserPin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemovePersonPinMutation, RemovePersonPinMutationVariables>;
export const PersonStationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonStations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonStationsQuery, PersonStationsQueryVariables>;
export const CreateResetLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateResetLinkMutation, CreateResetLinkMutationVariables>;
/** `WaitingPeople`, typed. */
export function useWaitingPeopleQuery(options?: useQuery.Options<WaitingPeopleQuery, WaitingPeopleQueryVariables> | SkipToken) {
  return useQuery<WaitingPeopleQuery, WaitingPeopleQueryVariables>(WaitingPeopleDocument, options);
}

/** `MoreWaitingPeople`, typed. */
export function useMoreWaitingPeopleQuery(options: useQuery.Options<MoreWaitingPeopleQuery, MoreWaitingPeopleQueryVariables> | SkipToken) {
  return useQuery<MoreWaitingPeopleQuery, MoreWaitingPeopleQueryVariables>(MoreWaitingPeopleDocument, options);
}

/** `People`, typed. */
export function usePeopleQuery(options: useQuery.Options<PeopleQuery, PeopleQueryVariables> | SkipToken) {
  return useQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);
}

/** `Person`, typed. */
export function usePersonQuery(options: useQuery.Options<PersonQuery, PersonQueryVariables> | SkipToken) {
  return useQuery<PersonQuery, PersonQueryVariables>(PersonDocument, options);
}

/** `VerifyPerson`, typed. */
export function useVerifyPersonMutation(options?: useMutation.Options<VerifyPersonMutation, VerifyPersonMutationVariables>) {
  return useMutation<VerifyPersonMutation, VerifyPersonMutationVariables>(VerifyPersonDocument, options);
}

/** `RejectPerson`, typed. */
export function useRejectPersonMutation(options?: useMutation.Options<RejectPersonMutation, RejectPersonMutationVariables>) {
  return useMutation<RejectPersonMutation, RejectPersonMutationVariables>(RejectPersonDocument, options);
}

/** `ReactivatePerson`, typed. */
export function useReactivatePersonMutation(options?: useMutation.Options<ReactivatePersonMutation, ReactivatePersonMutationVariables>) {
  return useMutation<ReactivatePersonMutation, ReactivatePersonMutationVariables>(ReactivatePersonDocument, options);
}

/** `DeactivatePerson`, typed. */
export function useDeactivatePersonMutation(options?: useMutation.Options<DeactivatePersonMutation, DeactivatePersonMutationVariables>) {
  return useMutation<DeactivatePersonMutation, DeactivatePersonMutationVariables>(DeactivatePersonDocument, options);
}

/** `SignPersonOut`, typed. */
export function useSignPersonOutMutation(options?: useMutation.Options<SignPersonOutMutation, SignPersonOutMutationVariables>) {
  return useMutation<SignPersonOutMutation, SignPersonOutMutationVariables>(SignPersonOutDocument, options);
}

/** `SetPersonRole`, typed. */
export function useSetPersonRoleMutation(options?: useMutation.Options<SetPersonRoleMutation, SetPersonRoleMutationVariables>) {
  return useMutation<SetPersonRoleMutation, SetPersonRoleMutationVariables>(SetPersonRoleDocument, options);
}

/** `UpdatePerson`, typed. */
export function useUpdatePersonMutation(options?: useMutation.Options<UpdatePersonMutation, UpdatePersonMutationVariables>) {
  return useMutation<UpdatePersonMutation, UpdatePersonMutationVariables>(UpdatePersonDocument, options);
}

/** `RemovePersonPin`, typed. */
export function useRemovePersonPinMutation(options?: useMutation.Options<RemovePersonPinMutation, RemovePersonPinMutationVariables>) {
  return useMutation<RemovePersonPinMutation, RemovePersonPinMutationVariables>(RemovePersonPinDocument, options);
}

/** `PersonStations`, typed. */
export function usePersonStationsQuery(options?: useQuery.Options<PersonStationsQuery, PersonStationsQueryVariables> | SkipToken) {
  return useQuery<PersonStationsQuery, PersonStationsQueryVariables>(PersonStationsDocument, options);
}

/** `CreateResetLink`, typed. */
export function useCreateResetLinkMutation(options?: useMutation.Options<CreateResetLinkMutation, CreateResetLinkMutationVariables>) {
  return useMutation<CreateResetLinkMutation, CreateResetLinkMutationVariables>(CreateResetLinkDocument, options);
}