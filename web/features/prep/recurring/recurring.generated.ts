/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AddRecurringTaskInput = {
  readonly carriesOver: boolean;
  readonly dueTime: string;
  readonly instructions?: string | null | undefined;
  readonly kind: RecurringKind;
  readonly minutes: number;
  readonly monthDay?: number | null | undefined;
  readonly monthOccurrence?: MonthOccurrence | null | undefined;
  readonly name: string;
  readonly needsNote: boolean;
  readonly needsPhoto?: boolean | null | undefined;
  readonly prepListId?: string | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly weekdays?: ReadonlyArray<Weekday> | null | undefined;
};

export type ArchiveRecurringTaskInput = {
  readonly archived: boolean;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type MonthOccurrence =
  | 'first'
  | 'last';

export type PauseRecurringTaskInput = {
  readonly id: string;
  readonly paused: boolean;
  readonly version?: number | null | undefined;
};

export type RecurringKind =
  | 'cleaning'
  | 'closing'
  | 'opening'
  | 'other';

export type UpdateRecurringTaskInput = {
  readonly carriesOver: boolean;
  readonly dueTime: string;
  readonly id: string;
  readonly instructions?: string | null | undefined;
  readonly kind: RecurringKind;
  readonly minutes: number;
  readonly monthDay?: number | null | undefined;
  readonly monthOccurrence?: MonthOccurrence | null | undefined;
  readonly name: string;
  readonly needsNote: boolean;
  readonly needsPhoto?: boolean | null | undefined;
  readonly prepListId?: string | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly version?: number | null | undefined;
  readonly weekdays?: ReadonlyArray<Weekday> | null | undefined;
};

export type Weekday =
  | 'fri'
  | 'mon'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

export type RecurringTasksQueryVariables = Exact<{
  archived: boolean;
}>;


export type RecurringTasksQuery = { readonly recurringTasks: ReadonlyArray<{ readonly __typename: 'RecurringTask', readonly id: string, readonly version: number, readonly name: string, readonly kind: RecurringKind, readonly stationId: string | null, readonly prepListId: string | null, readonly weekdays: ReadonlyArray<Weekday> | null, readonly monthDay: number | null, readonly monthOccurrence: MonthOccurrence | null, readonly dueTime: string, readonly minutes: number, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly carriesOver: boolean, readonly instructions: string | null, readonly pausedAt: string | null, readonly archivedAt: string | null }> };

export type AddRecurringTaskMutationVariables = Exact<{
  input: AddRecurringTaskInput;
}>;


export type AddRecurringTaskMutation = { readonly addRecurringTask: { readonly __typename: 'RecurringTask', readonly id: string, readonly version: number, readonly name: string, readonly kind: RecurringKind, readonly stationId: string | null, readonly prepListId: string | null, readonly weekdays: ReadonlyArray<Weekday> | null, readonly monthDay: number | null, readonly monthOccurrence: MonthOccurrence | null, readonly dueTime: string, readonly minutes: number, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly carriesOver: boolean, readonly instructions: string | null, readonly pausedAt: string | null, readonly archivedAt: string | null } };

export type UpdateRecurringTaskMutationVariables = Exact<{
  input: UpdateRecurringTaskInput;
}>;


export type UpdateRecurringTaskMutation = { readonly updateRecurringTask: { readonly __typename: 'RecurringTask', readonly id: string, readonly version: number, readonly name: string, readonly kind: RecurringKind, readonly stationId: string | null, readonly prepListId: string | null, readonly weekdays: ReadonlyArray<Weekday> | null, readonly monthDay: number | null, readonly monthOccurrence: MonthOccurrence | null, readonly dueTime: string, readonly minutes: number, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly carriesOver: boolean, readonly instructions: string | null, readonly pausedAt: string | null, readonly archivedAt: string | null } };

export type PauseRecurringTaskMutationVariables = Exact<{
  input: PauseRecurringTaskInput;
}>;


export type PauseRecurringTaskMutation = { readonly pauseRecurringTask: { readonly __typename: 'RecurringTask', readonly id: string, readonly version: number, readonly name: string, readonly kind: RecurringKind, readonly stationId: string | null, readonly prepListId: string | null, readonly weekdays: ReadonlyArray<Weekday> | null, readonly monthDay: number | null, readonly monthOccurrence: MonthOccurrence | null, readonly dueTime: string, readonly minutes: number, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly carriesOver: boolean, readonly instructions: string | null, readonly pausedAt: string | null, readonly archivedAt: string | null } };

export type ArchiveRecurringTaskMutationVariables = Exact<{
  input: ArchiveRecurringTaskInput;
}>;


export type ArchiveRecurringTaskMutation = { readonly archiveRecurringTask: { readonly __typename: 'RecurringTask', readonly id: string, readonly version: number, readonly name: string, readonly kind: RecurringKind, readonly stationId: string | null, readonly prepListId: string | null, readonly weekdays: ReadonlyArray<Weekday> | null, readonly monthDay: number | null, readonly monthOccurrence: MonthOccurrence | null, readonly dueTime: string, readonly minutes: number, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly carriesOver: boolean, readonly instructions: string | null, readonly pausedAt: string | null, readonly archivedAt: string | null } };

export type RecurringPartsFragment = { readonly __typename: 'RecurringTask', readonly id: string, readonly version: number, readonly name: string, readonly kind: RecurringKind, readonly stationId: string | null, readonly prepListId: string | null, readonly weekdays: ReadonlyArray<Weekday> | null, readonly monthDay: number | null, readonly monthOccurrence: MonthOccurrence | null, readonly dueTime: string, readonly minutes: number, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly carriesOver: boolean, readonly instructions: string | null, readonly pausedAt: string | null, readonly archivedAt: string | null };

export type PrepTaskPhotosQueryVariables = Exact<{
  id: string;
}>;


export type PrepTaskPhotosQuery = { readonly prepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly photos: ReadonlyArray<{ readonly id: string, readonly version: number, readonly recipeStepId: string | null, readonly createdById: string, readonly caption: string | null, readonly width: number, readonly height: number }> } };

export const RecurringPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecurringParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecurringTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"carriesOver"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<RecurringPartsFragment, unknown>;
export const RecurringTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecurringTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recurringTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecurringParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecurringParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecurringTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"carriesOver"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<RecurringTasksQuery, RecurringTasksQueryVariables>;
export const AddRecurringTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRecurringTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRecurringTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRecurringTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecurringParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecurringParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecurringTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"carriesOver"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<AddRecurringTaskMutation, AddRecurringTaskMutationVariables>;
export const UpdateRecurringTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRecurringTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRecurringTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRecurringTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecurringParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecurringParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecurringTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"carriesOver"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<UpdateRecurringTaskMutation, UpdateRecurringTaskMutationVariables>;
export const PauseRecurringTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseRecurringTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseRecurringTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseRecurringTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecurringParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecurringParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecurringTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"carriesOver"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<PauseRecurringTaskMutation, PauseRecurringTaskMutationVariables>;
export const ArchiveRecurringTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveRecurringTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveRecurringTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveRecurringTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecurringParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecurringParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecurringTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"monthOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"carriesOver"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ArchiveRecurringTaskMutation, ArchiveRecurringTaskMutationVariables>;
export const PrepTaskPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrepTaskPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeStepId"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<PrepTaskPhotosQuery, PrepTaskPhotosQueryVariables>;
/** `RecurringTasks`, typed. */
export function useRecurringTasksQuery(options: useQuery.Options<RecurringTasksQuery, RecurringTasksQueryVariables> | SkipToken) {
  return useQuery<RecurringTasksQuery, RecurringTasksQueryVariables>(RecurringTasksDocument, options);
}

/** `AddRecurringTask`, typed. */
export function useAddRecurringTaskMutation(options?: useMutation.Options<AddRecurringTaskMutation, AddRecurringTaskMutationVariables>) {
  return useMutation<AddRecurringTaskMutation, AddRecurringTaskMutationVariables>(AddRecurringTaskDocument, options);
}

/** `UpdateRecurringTask`, typed. */
export function useUpdateRecurringTaskMutation(options?: useMutation.Options<UpdateRecurringTaskMutation, UpdateRecurringTaskMutationVariables>) {
  return useMutation<UpdateRecurringTaskMutation, UpdateRecurringTaskMutationVariables>(UpdateRecurringTaskDocument, options);
}

/** `PauseRecurringTask`, typed. */
export function usePauseRecurringTaskMutation(options?: useMutation.Options<PauseRecurringTaskMutation, PauseRecurringTaskMutationVariables>) {
  return useMutation<PauseRecurringTaskMutation, PauseRecurringTaskMutationVariables>(PauseRecurringTaskDocument, options);
}

/** `ArchiveRecurringTask`, typed. */
export function useArchiveRecurringTaskMutation(options?: useMutation.Options<ArchiveRecurringTaskMutation, ArchiveRecurringTaskMutationVariables>) {
  return useMutation<ArchiveRecurringTaskMutation, ArchiveRecurringTaskMutationVariables>(ArchiveRecurringTaskDocument, options);
}

/** `PrepTaskPhotos`, typed. */
export function usePrepTaskPhotosQuery(options: useQuery.Options<PrepTaskPhotosQuery, PrepTaskPhotosQueryVariables> | SkipToken) {
  return useQuery<PrepTaskPhotosQuery, PrepTaskPhotosQueryVariables>(PrepTaskPhotosDocument, options);
}