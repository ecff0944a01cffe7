/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CreateApiTokenInput = {
  readonly addresses?: ReadonlyArray<string> | null | undefined;
  readonly expiresInDays?: number | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<TokenScope>;
  readonly serviceAccountId?: string | null | undefined;
};

export type CreateServiceAccountInput = {
  readonly name: string;
  readonly role: Role;
};

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type TokenScope =
  | 'audit_read'
  | 'checks_read'
  | 'checks_write'
  | 'deliveries_read'
  | 'deliveries_write'
  | 'inventory_read'
  | 'inventory_write'
  | 'kitchen_read'
  | 'kitchen_write'
  | 'notifications_read'
  | 'notifications_write'
  | 'prep_read'
  | 'prep_write'
  | 'recipes_read'
  | 'recipes_write'
  | 'reports_read'
  | 'sales_read'
  | 'sales_write'
  | 'users_read'
  | 'waste_read'
  | 'waste_write'
  | 'webhooks_manage';

export type TokenState =
  | 'active'
  | 'expired'
  | 'owner_inactive'
  | 'revoked';

export type TokenTargetInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type UpdateApiTokenInput = {
  readonly addresses?: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type UpdateServiceAccountInput = {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly role?: Role | null | undefined;
  readonly version?: number | null | undefined;
};

export type TokenRowFragment = { readonly id: string, readonly version: number, readonly name: string, readonly ownerName: string, readonly ownerRole: Role, readonly service: boolean, readonly createdByName: string, readonly createdAt: string, readonly scopes: ReadonlyArray<TokenScope>, readonly addresses: ReadonlyArray<string>, readonly lastCharacters: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastUsedAddress: string | null, readonly revokedAt: string | null, readonly state: TokenState };

export type ServiceAccountRowFragment = { readonly id: string, readonly version: number, readonly name: string, readonly role: Role, readonly active: boolean, readonly tokenCount: number };

export type ApiAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiAccessQuery = { readonly organization: { readonly id: string, readonly demo: boolean }, readonly apiTokens: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly ownerName: string, readonly ownerRole: Role, readonly service: boolean, readonly createdByName: string, readonly createdAt: string, readonly scopes: ReadonlyArray<TokenScope>, readonly addresses: ReadonlyArray<string>, readonly lastCharacters: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastUsedAddress: string | null, readonly revokedAt: string | null, readonly state: TokenState }>, readonly serviceAccounts: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly role: Role, readonly active: boolean, readonly tokenCount: number }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { readonly createApiToken: { readonly secret: string, readonly token: { readonly id: string, readonly name: string, readonly expiresAt: string } } };

export type UpdateApiTokenMutationVariables = Exact<{
  input: UpdateApiTokenInput;
}>;


export type UpdateApiTokenMutation = { readonly updateApiToken: { readonly id: string, readonly version: number, readonly name: string, readonly ownerName: string, readonly ownerRole: Role, readonly service: boolean, readonly createdByName: string, readonly createdAt: string, readonly scopes: ReadonlyArray<TokenScope>, readonly addresses: ReadonlyArray<string>, readonly lastCharacters: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastUsedAddress: string | null, readonly revokedAt: string | null, readonly state: TokenState } };

export type RevokeApiTokenMutationVariables = Exact<{
  input: TokenTargetInput;
}>;


export type RevokeApiTokenMutation = { readonly revokeApiToken: { readonly id: string, readonly version: number, readonly name: string, readonly ownerName: string, readonly ownerRole: Role, readonly service: boolean, readonly createdByName: string, readonly createdAt: string, readonly scopes: ReadonlyArray<TokenScope>, readonly addresses: ReadonlyArray<string>, readonly lastCharacters: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly lastUsedAddress: string | null, readonly revokedAt: string | null, readonly state: TokenState } };

export type CreateServiceAccountMutationVariables = Exact<{
  input: CreateServiceAccountInput;
}>;


export type CreateServiceAccountMutation = { readonly createServiceAccount: { readonly id: string, readonly version: number, readonly name: string, readonly role: Role, readonly active: boolean, readonly tokenCount: number } };

export type UpdateServiceAccountMutationVariables = Exact<{
  input: UpdateServiceAccountInput;
}>;


export type UpdateServiceAccountMutation = { readonly updateServiceAccount: { readonly id: string, readonly version: number, readonly name: string, readonly role: Role, readonly active: boolean, readonly tokenCount: number } };

export type DeactivateServiceAccountMutationVariables = Exact<{
  input: TokenTargetInput;
}>;


export type DeactivateServiceAccountMutation = { readonly deactivateServiceAccount: { readonly id: string, readonly version: number, readonly name: string, readonly role: Role, readonly active: boolean, readonly tokenCount: number } };

export type ReactivateServiceAccountMutationVariables = Exact<{
  input: TokenTargetInput;
}>;


export type ReactivateServiceAccountMutation = { readonly reactivateServiceAccount: { readonly id: string, readonly version: number, readonly name: string, readonly role: Role, readonly active: boolean, readonly tokenCount: number } };

export const TokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerRole"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"lastCharacters"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<TokenRowFragment, unknown>;
export const ServiceAccountRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"tokenCount"}}]}}]} as unknown as DocumentNode<ServiceAccountRowFragment, unknown>;
export const ApiAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerRole"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"lastCharacters"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"tokenCount"}}]}}]} as unknown as DocumentNode<ApiAccessQuery, ApiAccessQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const UpdateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerRole"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"lastCharacters"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<UpdateApiTokenMutation, UpdateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TokenTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerRole"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"lastCharacters"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAddress"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const CreateServiceAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateServiceAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"tokenCount"}}]}}]} as unknown as DocumentNode<CreateServiceAccountMutation, CreateServiceAccountMutationVariables>;
export const UpdateServiceAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateServiceAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"tokenCount"}}]}}]} as unknown as DocumentNode<UpdateServiceAccountMutation, UpdateServiceAccountMutationVariables>;
export const DeactivateServiceAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TokenTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"tokenCount"}}]}}]} as unknown as DocumentNode<DeactivateServiceAccountMutation, DeactivateServiceAccountMutationVariables>;
export const ReactivateServiceAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TokenTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"tokenCount"}}]}}]} as unknown as DocumentNode<ReactivateServiceAccountMutation, ReactivateServiceAccountMutationVariables>;
/** `ApiAccess`, typed. */
export function useApiAccessQuery(options?: useQuery.Options<ApiAccessQuery, ApiAccessQueryVariables> | SkipToken) {
  return useQuery<ApiAccessQuery, ApiAccessQueryVariables>(ApiAccessDocument, options);
}

/** `CreateApiToken`, typed. */
export function useCreateApiTokenMutation(options?: useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables>) {
  return useMutation<CreateApiTokenMutation, CreateApiTokenMutationVariables>(CreateApiTokenDocument, options);
}

/** `UpdateApiToken`, typed. */
export function useUpdateApiTokenMutation(options?: useMutation.Options<UpdateApiTokenMutation, UpdateApiTokenMutationVariables>) {
  return useMutation<UpdateApiTokenMutation, UpdateApiTokenMutationVariables>(UpdateApiTokenDocument, options);
}

/** `RevokeApiToken`, typed. */
export function useRevokeApiTokenMutation(options?: useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) {
  return useMutation<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(RevokeApiTokenDocument, options);
}

/** `CreateServiceAccount`, typed. */
export function useCreateServiceAccountMutation(options?: useMutation.Options<CreateServiceAccountMutation, CreateServiceAccountMutationVariables>) {
  return useMutation<CreateServiceAccountMutation, CreateServiceAccountMutationVariables>(CreateServiceAccountDocument, options);
}

/** `UpdateServiceAccount`, typed. */
export function useUpdateServiceAccountMutation(options?: useMutation.Options<UpdateServiceAccountMutation, UpdateServiceAccountMutationVariables>) {
  return useMutation<UpdateServiceAccountMutation, UpdateServiceAccountMutationVariables>(UpdateServiceAccountDocument, options);
}

/** `DeactivateServiceAccount`, typed. */
export function useDeactivateServiceAccountMutation(options?: useMutation.Options<DeactivateServiceAccountMutation, DeactivateServiceAccountMutationVariables>) {
  return useMutation<DeactivateServiceAccountMutation, DeactivateServiceAccountMutationVariables>(DeactivateServiceAccountDocument, options);
}

/** `ReactivateServiceAccount`, typed. */
export function useReactivateServiceAccountMutation(options?: useMutation.Options<ReactivateServiceAccountMutation, ReactivateServiceAccountMutationVariables>) {
  return useMutation<ReactivateServiceAccountMutation, ReactivateServiceAccountMutationVariables>(ReactivateServiceAccountDocument, options);
}