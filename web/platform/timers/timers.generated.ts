/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ExtendTimerInput = {
  readonly id: string;
  readonly seconds?: number | null | undefined;
  readonly version?: number | null | undefined;
};

export type StartTimerInput = {
  readonly durationSeconds: number;
  readonly elapsedSeconds?: number | null | undefined;
  readonly key?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly prepTaskId?: string | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly step?: number | null | undefined;
};

export type TimerInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type TimerRowFragment = { readonly id: string, readonly version: number, readonly label: string | null, readonly recipeId: string | null, readonly step: number | null, readonly prepTaskId: string | null, readonly key: string | null, readonly startedById: string, readonly startedAt: string, readonly durationSeconds: number, readonly addedSeconds: number, readonly endsAt: string | null, readonly remainingSeconds: number | null, readonly doneAt: string | null, readonly cancelledAt: string | null };

export type RunningTimersQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningTimersQuery = { readonly timers: ReadonlyArray<{ readonly id: string, readonly version: number, readonly label: string | null, readonly recipeId: string | null, readonly step: number | null, readonly prepTaskId: string | null, readonly key: string | null, readonly startedById: string, readonly startedAt: string, readonly durationSeconds: number, readonly addedSeconds: number, readonly endsAt: string | null, readonly remainingSeconds: number | null, readonly doneAt: string | null, readonly cancelledAt: string | null }> };

export type StartTimerMutationVariables = Exact<{
  input: StartTimerInput;
}>;


export type StartTimerMutation = { readonly startTimer: { readonly id: string, readonly version: number, readonly label: string | null, readonly recipeId: string | null, readonly step: number | null, readonly prepTaskId: string | null, readonly key: string | null, readonly startedById: string, readonly startedAt: string, readonly durationSeconds: number, readonly addedSeconds: number, readonly endsAt: string | null, readonly remainingSeconds: number | null, readonly doneAt: string | null, readonly cancelledAt: string | null } };

export type ExtendTimerMutationVariables = Exact<{
  input: ExtendTimerInput;
}>;


export type ExtendTimerMutation = { readonly extendTimer: { readonly id: string, readonly version: number, readonly label: string | null, readonly recipeId: string | null, readonly step: number | null, readonly prepTaskId: string | null, readonly key: string | null, readonly startedById: string, readonly startedAt: string, readonly durationSeconds: number, readonly addedSeconds: number, readonly endsAt: string | null, readonly remainingSeconds: number | null, readonly doneAt: string | null, readonly cancelledAt: string | null } };

export type PauseTimerMutationVariables = Exact<{
  input: TimerInput;
}>;


export type PauseTimerMutation = { readonly pauseTimer: { readonly id: string, readonly version: number, readonly label: string | null, readonly recipeId: string | null, readonly step: number | null, readonly prepTaskId: string | null, readonly key: string | null, readonly startedById: string, readonly startedAt: string, readonly durationSeconds: number, readonly addedSeconds: number, readonly endsAt: string | null, readonly remainingSeconds: number | null, readonly doneAt: string | null, readonly cancelledAt: string | null } };

export type ResumeTimerMutationVariables = Exact<{
  input: TimerInput;
}>;


export type ResumeTimerMutation = { readonly resumeTimer: { readonly id: string, readonly version: number, readonly label: string | null, readonly recipeId: string | null, readonly step: number | null, readonly prepTaskId: string | null, readonly key: string | null, readonly startedById: string, readonly startedAt: string, readonly durationSeconds: number, readonly addedSeconds: number, readonly endsAt: string | null, readonly remainingSeconds: number | null, readonly doneAt: string | null, readonly cancelledAt: string | null } };

export type StopTimerMutationVariables = Exact<{
  input: TimerInput;
}>;


export type StopTimerMutation = { readonly stopTimer: { readonly id: string, readonly version: number, readonly label: string | null, readonly recipeId: string | null, readonly step: number | null, readonly prepTaskId: string | null, readonly key: string | null, readonly startedById: string, readonly startedAt: string, readonly durationSeconds: number, readonly addedSeconds: number, readonly endsAt: string | null, readonly remainingSeconds: number | null, readonly doneAt: string | null, readonly cancelledAt: string | null } };

export const TimerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode<TimerRowFragment, unknown>;
export const RunningTimersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningTimers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode<RunningTimersQuery, RunningTimersQueryVariables>;
export const StartTimerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTimer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartTimerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTimer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode<StartTimerMutation, StartTimerMutationVariables>;
export const ExtendTimerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendTimer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExtendTimerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendTimer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode<ExtendTimerMutation, ExtendTimerMutationVariables>;
export const PauseTimerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseTimer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseTimer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode<PauseTimerMutation, PauseTimerMutationVariables>;
export const ResumeTimerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeTimer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeTimer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode<ResumeTimerMutation, ResumeTimerMutationVariables>;
export const StopTimerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopTimer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopTimer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Timer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"addedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"remainingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]} as unknown as DocumentNode<StopTimerMutation, StopTimerMutationVariables>;
/** `RunningTimers`, typed. */
export function useRunningTimersQuery(options?: useQuery.Options<RunningTimersQuery, RunningTimersQueryVariables> | SkipToken) {
  return useQuery<RunningTimersQuery, RunningTimersQueryVariables>(RunningTimersDocument, options);
}

/** `StartTimer`, typed. */
export function useStartTimerMutation(options?: useMutation.Options<StartTimerMutation, StartTimerMutationVariables>) {
  return useMutation<StartTimerMutation, StartTimerMutationVariables>(StartTimerDocument, options);
}

/** `ExtendTimer`, typed. */
export function useExtendTimerMutation(options?: useMutation.Options<ExtendTimerMutation, ExtendTimerMutationVariables>) {
  return useMutation<ExtendTimerMutation, ExtendTimerMutationVariables>(ExtendTimerDocument, options);
}

/** `PauseTimer`, typed. */
export function usePauseTimerMutation(options?: useMutation.Options<PauseTimerMutation, PauseTimerMutationVariables>) {
  return useMutation<PauseTimerMutation, PauseTimerMutationVariables>(PauseTimerDocument, options);
}

/** `ResumeTimer`, typed. */
export function useResumeTimerMutation(options?: useMutation.Options<ResumeTimerMutation, ResumeTimerMutationVariables>) {
  return useMutation<ResumeTimerMutation, ResumeTimerMutationVariables>(ResumeTimerDocument, options);
}

/** `StopTimer`, typed. */
export function useStopTimerMutation(options?: useMutation.Options<StopTimerMutation, StopTimerMutationVariables>) {
  return useMutation<StopTimerMutation, StopTimerMutationVariables>(StopTimerDocument, options);
}