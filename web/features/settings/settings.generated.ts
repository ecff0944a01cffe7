/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CountSettingsInput = {
  readonly blindCounts?: boolean | null | undefined;
  readonly countVarianceAmount?: number | null | undefined;
  readonly countVariancePercent?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type InventoryNudgesInput = {
  readonly inventoryNudgeDay?: number | null | undefined;
  readonly monthlyInventoryNudgesEnabled?: boolean | null | undefined;
  readonly version?: number | null | undefined;
};

export type LineCheckAssignmentType =
  | 'by_role'
  | 'by_user'
  | 'universal';

export type LineCheckFrequency =
  | 'custom'
  | 'daily'
  | 'shift';

export type LineCheckSettingsInput = {
  readonly lineCheckAssignmentType?: LineCheckAssignmentType | null | undefined;
  readonly lineCheckEnabled?: boolean | null | undefined;
  readonly lineCheckFrequency?: LineCheckFrequency | null | undefined;
  readonly lineCheckRolesAllowed?: ReadonlyArray<Role> | null | undefined;
  readonly lineCheckUserIds?: ReadonlyArray<string> | null | undefined;
  readonly version?: number | null | undefined;
};

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type SettingsPartsFragment = { readonly id: string, readonly version: number, readonly name: string, readonly monthlyInventoryNudgesEnabled: boolean, readonly inventoryNudgeDay: number, readonly lineCheckEnabled: boolean, readonly lineCheckAssignmentType: LineCheckAssignmentType, readonly lineCheckFrequency: LineCheckFrequency, readonly lineCheckRolesAllowed: ReadonlyArray<Role>, readonly lineCheckUserIds: ReadonlyArray<string>, readonly blindCounts: boolean, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { readonly settings: { readonly id: string, readonly version: number, readonly name: string, readonly monthlyInventoryNudgesEnabled: boolean, readonly inventoryNudgeDay: number, readonly lineCheckEnabled: boolean, readonly lineCheckAssignmentType: LineCheckAssignmentType, readonly lineCheckFrequency: LineCheckFrequency, readonly lineCheckRolesAllowed: ReadonlyArray<Role>, readonly lineCheckUserIds: ReadonlyArray<string>, readonly blindCounts: boolean, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null } };

export type SettingsPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPeopleQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly role: Role }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SaveInventoryNudgesMutationVariables = Exact<{
  input: InventoryNudgesInput;
}>;


export type SaveInventoryNudgesMutation = { readonly updateInventoryNudges: { readonly id: string, readonly version: number, readonly name: string, readonly monthlyInventoryNudgesEnabled: boolean, readonly inventoryNudgeDay: number, readonly lineCheckEnabled: boolean, readonly lineCheckAssignmentType: LineCheckAssignmentType, readonly lineCheckFrequency: LineCheckFrequency, readonly lineCheckRolesAllowed: ReadonlyArray<Role>, readonly lineCheckUserIds: ReadonlyArray<string>, readonly blindCounts: boolean, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null } };

export type SaveLineCheckSettingsMutationVariables = Exact<{
  input: LineCheckSettingsInput;
}>;


export type SaveLineCheckSettingsMutation = { readonly updateLineCheckSettings: { readonly id: string, readonly version: number, readonly name: string, readonly monthlyInventoryNudgesEnabled: boolean, readonly inventoryNudgeDay: number, readonly lineCheckEnabled: boolean, readonly lineCheckAssignmentType: LineCheckAssignmentType, readonly lineCheckFrequency: LineCheckFrequency, readonly lineCheckRolesAllowed: ReadonlyArray<Role>, readonly lineCheckUserIds: ReadonlyArray<string>, readonly blindCounts: boolean, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null } };

export type SaveCountSettingsMutationVariables = Exact<{
  input: CountSettingsInput;
}>;


export type SaveCountSettingsMutation = { readonly updateCountSettings: { readonly id: string, readonly version: number, readonly name: string, readonly monthlyInventoryNudgesEnabled: boolean, readonly inventoryNudgeDay: number, readonly lineCheckEnabled: boolean, readonly lineCheckAssignmentType: LineCheckAssignmentType, readonly lineCheckFrequency: LineCheckFrequency, readonly lineCheckRolesAllowed: ReadonlyArray<Role>, readonly lineCheckUserIds: ReadonlyArray<string>, readonly blindCounts: boolean, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null } };

export const SettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInventoryNudgesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryNudgeDay"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckAssignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckRolesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"blindCounts"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}}]}}]} as unknown as DocumentNode<SettingsPartsFragment, unknown>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInventoryNudgesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryNudgeDay"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckAssignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckRolesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"blindCounts"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const SettingsPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SettingsPeopleQuery, SettingsPeopleQueryVariables>;
export const SaveInventoryNudgesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveInventoryNudges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryNudgesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInventoryNudges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInventoryNudgesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryNudgeDay"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckAssignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckRolesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"blindCounts"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}}]}}]} as unknown as DocumentNode<SaveInventoryNudgesMutation, SaveInventoryNudgesMutationVariables>;
export const SaveLineCheckSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLineCheckSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LineCheckSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLineCheckSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInventoryNudgesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryNudgeDay"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckAssignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckRolesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"blindCounts"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}}]}}]} as unknown as DocumentNode<SaveLineCheckSettingsMutation, SaveLineCheckSettingsMutationVariables>;
export const SaveCountSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCountSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCountSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInventoryNudgesEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryNudgeDay"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckAssignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckRolesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"lineCheckUserIds"}},{"kind":"Field","name":{"kind":"Name","value":"blindCounts"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}}]}}]} as unknown as DocumentNode<SaveCountSettingsMutation, SaveCountSettingsMutationVariables>;
/** `Settings`, typed. */
export function useSettingsQuery(options?: useQuery.Options<SettingsQuery, SettingsQueryVariables> | SkipToken) {
  return useQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options);
}

/** `SettingsPeople`, typed. */
export function useSettingsPeopleQuery(options?: useQuery.Options<SettingsPeopleQuery, SettingsPeopleQueryVariables> | SkipToken) {
  return useQuery<SettingsPeopleQuery, SettingsPeopleQueryVariables>(SettingsPeopleDocument, options);
}

/** `SaveInventoryNudges`, typed. */
export function useSaveInventoryNudgesMutation(options?: useMutation.Options<SaveInventoryNudgesMutation, SaveInventoryNudgesMutationVariables>) {
  return useMutation<SaveInventoryNudgesMutation, SaveInventoryNudgesMutationVariables>(SaveInventoryNudgesDocument, options);
}

/** `SaveLineCheckSettings`, typed. */
export function useSaveLineCheckSettingsMutation(options?: useMutation.Options<SaveLineCheckSettingsMutation, SaveLineCheckSettingsMutationVariables>) {
  return useMutation<SaveLineCheckSettingsMutation, SaveLineCheckSettingsMutationVariables>(SaveLineCheckSettingsDocument, options);
}

/** `SaveCountSettings`, typed. */
export function useSaveCountSettingsMutation(options?: useMutation.Options<SaveCountSettingsMutation, SaveCountSettingsMutationVariables>) {
  return useMutation<SaveCountSettingsMutation, SaveCountSettingsMutationVariables>(SaveCountSettingsDocument, options);
}