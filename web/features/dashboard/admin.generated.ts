/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type VerifyUserInput = {
  readonly id: string;
  readonly role?: Role | null | undefined;
  readonly version?: number | null | undefined;
};

export type SetupPartsFragment = { readonly stations: number, readonly storageLocations: number, readonly shifts: number, readonly suppliers: number, readonly items: number, readonly recipes: number, readonly prepItems: number, readonly lineChecks: number, readonly staff: number };

export type SetupGuideQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupGuideQuery = { readonly setupChecklist: { readonly stations: number, readonly storageLocations: number, readonly shifts: number, readonly suppliers: number, readonly items: number, readonly recipes: number, readonly prepItems: number, readonly lineChecks: number, readonly staff: number } };

export type AdminDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDashboardQuery = { readonly setupChecklist: { readonly stations: number, readonly storageLocations: number, readonly shifts: number, readonly suppliers: number, readonly items: number, readonly recipes: number, readonly prepItems: number, readonly lineChecks: number, readonly staff: number }, readonly kitchenHealth: { readonly activeSessions: number, readonly lastChangeAt: string | null, readonly changesToday: number, readonly failedJobs: number | null }, readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly username: string, readonly role: Role, readonly createdAt: string }> }, readonly userCounts: { readonly waiting: number, readonly active: number, readonly former: number } };

export type CheckLedgerQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckLedgerQuery = { readonly ledgerCheck: { readonly ok: boolean, readonly checkedAt: string, readonly items: number, readonly lots: number, readonly movements: number, readonly stockValue: string | null, readonly ledgerValue: string | null, readonly breaks: ReadonlyArray<{ readonly kind: string, readonly itemId: string, readonly itemName: string, readonly lotCode: string | null, readonly expected: string, readonly found: string }> } };

export type VerifyWaitingMutationVariables = Exact<{
  input: VerifyUserInput;
}>;


export type VerifyWaitingMutation = { readonly verifyUser: { readonly __typename: 'User', readonly id: string, readonly version: number, readonly verified: boolean } };

export const SetupPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupChecklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocations"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"}},{"kind":"Field","name":{"kind":"Name","value":"prepItems"}},{"kind":"Field","name":{"kind":"Name","value":"lineChecks"}},{"kind":"Field","name":{"kind":"Name","value":"staff"}}]}}]} as unknown as DocumentNode<SetupPartsFragment, unknown>;
export const SetupGuideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupGuide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupChecklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocations"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"}},{"kind":"Field","name":{"kind":"Name","value":"prepItems"}},{"kind":"Field","name":{"kind":"Name","value":"lineChecks"}},{"kind":"Field","name":{"kind":"Name","value":"staff"}}]}}]} as unknown as DocumentNode<SetupGuideQuery, SetupGuideQueryVariables>;
export const AdminDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kitchenHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSessions"}},{"kind":"Field","name":{"kind":"Name","value":"lastChangeAt"}},{"kind":"Field","name":{"kind":"Name","value":"changesToday"}},{"kind":"Field","name":{"kind":"Name","value":"failedJobs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"waiting"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"former"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupChecklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocations"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"}},{"kind":"Field","name":{"kind":"Name","value":"prepItems"}},{"kind":"Field","name":{"kind":"Name","value":"lineChecks"}},{"kind":"Field","name":{"kind":"Name","value":"staff"}}]}}]} as unknown as DocumentNode<AdminDashboardQuery, AdminDashboardQueryVariables>;
export const CheckLedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckLedger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"lots"}},{"kind":"Field","name":{"kind":"Name","value":"movements"}},{"kind":"Field","name":{"kind":"Name","value":"stockValue"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerValue"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]}}]} as unknown as DocumentNode<CheckLedgerQuery, CheckLedgerQueryVariables>;
export const VerifyWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<VerifyWaitingMutation, VerifyWaitingMutationVariables>;
/** `SetupGuide`, typed. */
export function useSetupGuideQuery(options?: useQuery.Options<SetupGuideQuery, SetupGuideQueryVariables> | SkipToken) {
  return useQuery<SetupGuideQuery, SetupGuideQueryVariables>(SetupGuideDocument, options);
}

/** `AdminDashboard`, typed. */
export function useAdminDashboardQuery(options?: useQuery.Options<AdminDashboardQuery, AdminDashboardQueryVariables> | SkipToken) {
  return useQuery<AdminDashboardQuery, AdminDashboardQueryVariables>(AdminDashboardDocument, options);
}

/** `CheckLedger`, typed. */
export function useCheckLedgerQuery(options?: useQuery.Options<CheckLedgerQuery, CheckLedgerQueryVariables> | SkipToken) {
  return useQuery<CheckLedgerQuery, CheckLedgerQueryVariables>(CheckLedgerDocument, options);
}

/** `VerifyWaiting`, typed. */
export function useVerifyWaitingMutation(options?: useMutation.Options<VerifyWaitingMutation, VerifyWaitingMutationVariables>) {
  return useMutation<VerifyWaitingMutation, VerifyWaitingMutationVariables>(VerifyWaitingDocument, options);
}