/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AssignPrepTaskInput = {
  readonly assigneeId?: string | null | undefined;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type DeliveryStatus =
  | 'cancelled'
  | 'draft'
  | 'expected'
  | 'posted'
  | 'reversed';

export type LineCheckStatus =
  | 'in_progress'
  | 'missed'
  | 'open'
  | 'scheduled'
  | 'submitted';

export type PrepTaskStatus =
  | 'cancelled'
  | 'completed'
  | 'in_progress'
  | 'on_hold'
  | 'pending'
  | 'skipped';

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type ManagerDashboardQueryVariables = Exact<{
  admin: boolean;
}>;


export type ManagerDashboardQuery = { readonly prepTaskStatus: { readonly total: number, readonly pending: number, readonly inProgress: number, readonly onHold: number, readonly completed: number, readonly late: number }, readonly prepTasks: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly status: PrepTaskStatus, readonly dueAt: string, readonly latestStartAt: string | null, readonly targetQuantity: string, readonly unit: string, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly stationId: string | null, readonly stationName: string | null }>, readonly lineChecks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly nameEs: string | null, readonly status: LineCheckStatus, readonly late: boolean, readonly opensAt: string, readonly dueAt: string, readonly failedCount: number, readonly itemCount: number, readonly answeredCount: number, readonly missedReason: string | null, readonly startedByName: string | null, readonly submittedByName: string | null, readonly submittedAt: string | null }>, readonly expectedDeliveries: ReadonlyArray<{ readonly id: string, readonly number: string, readonly supplierName: string, readonly expectedAt: string | null, readonly status: DeliveryStatus, readonly lineCount: number, readonly countedLineCount: number }>, readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly peopleOn: ReadonlyArray<{ readonly id: string, readonly name: string, readonly role: Role, readonly stationName: string | null, readonly lastSeenAt: string, readonly doing: string | null }>, readonly recentActivity: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly action: string, readonly entity: string, readonly entityId: string | null, readonly subject: string | null, readonly actorName: string | null }>, readonly inventorySummary: { readonly items: number, readonly low: number, readonly over: number, readonly expiring: number }, readonly lowItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly onHand: string, readonly parLevel: string, readonly unit: string }> }, readonly wasteSummary: { readonly todayCost: string | null, readonly todayEntries: number, readonly weekCost: string | null, readonly previousWeekCost: string | null, readonly unknownCosts: number }, readonly userCounts?: { readonly waiting: number } };

export type AssignFromDashboardMutationVariables = Exact<{
  input: AssignPrepTaskInput;
}>;


export type AssignFromDashboardMutation = { readonly assignPrepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly assigneeId: string | null, readonly assigneeName: string | null } };


export const ManagerDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagerDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"admin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepTaskStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"onHold"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"late"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prepTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"submittedByName"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedDeliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"expectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"countedLineCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"peopleOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"doing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventorySummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lowItems"},"name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"low"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"state"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wasteSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayCost"}},{"kind":"Field","name":{"kind":"Name","value":"todayEntries"}},{"kind":"Field","name":{"kind":"Name","value":"weekCost"}},{"kind":"Field","name":{"kind":"Name","value":"previousWeekCost"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCosts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userCounts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"admin"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<ManagerDashboardQuery, ManagerDashboardQueryVariables>;
export const AssignFromDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignFromDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignPrepTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignPrepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}}]}}]}}]} as unknown as DocumentNode<AssignFromDashboardMutation, AssignFromDashboardMutationVariables>;
/** `ManagerDashboard`, typed. */
export function useManagerDashboardQuery(options: useQuery.Options<ManagerDashboardQuery, ManagerDashboardQueryVariables> | SkipToken) {
  return useQuery<ManagerDashboardQuery, ManagerDashboardQueryVariables>(ManagerDashboardDocument, options);
}

/** `AssignFromDashboard`, typed. */
export function useAssignFromDashboardMutation(options?: useMutation.Options<AssignFromDashboardMutation, AssignFromDashboardMutationVariables>) {
  return useMutation<AssignFromDashboardMutation, AssignFromDashboardMutationVariables>(AssignFromDashboardDocument, options);
}