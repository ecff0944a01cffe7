/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AcceptParSuggestionInput = {
  readonly id: string;
  readonly parByWeekday: ReadonlyArray<string>;
  readonly version: number;
};

export type DismissParSuggestionInput = {
  readonly dismissed: boolean;
  readonly id: string;
  readonly version: number;
};

export type NoSuggestionReason =
  | 'fits'
  | 'follows_use'
  | 'no_par'
  | 'not_enough_history'
  | 'par_not_reached'
  | 'several_lists'
  | 'thawed';

export type ParMode =
  | 'days'
  | 'forecast'
  | 'weekday';

export type RoundingRule =
  | 'down'
  | 'nearest'
  | 'up';

export type SuggestionCause =
  | 'ran_out'
  | 'wasted';

export type UpdatePrepItemInput = {
  readonly batchQuantity?: string | null | undefined;
  readonly dueTime?: string | null | undefined;
  readonly id: string;
  readonly leadMinutes?: number | null | undefined;
  readonly maxDays?: number | null | undefined;
  readonly maxQuantity?: string | null | undefined;
  readonly minDays?: number | null | undefined;
  readonly minQuantity?: string | null | undefined;
  readonly parByWeekday?: ReadonlyArray<string> | null | undefined;
  readonly parMode?: ParMode | null | undefined;
  readonly prepListId?: string | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly rounding?: RoundingRule | null | undefined;
  readonly sort?: number | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly thawDays?: number | null | undefined;
  readonly useByWeekday?: ReadonlyArray<string> | null | undefined;
  readonly version?: number | null | undefined;
};

export type ParSuggestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ParSuggestionsQuery = { readonly parSuggestions: ReadonlyArray<{ readonly __typename: 'ParSuggestion', readonly id: string, readonly version: number, readonly itemName: string, readonly unit: string, readonly stationName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly suggestedByWeekday: ReadonlyArray<string> | null, readonly dismissed: boolean, readonly reason: NoSuggestionReason | null, readonly knownDays: number, readonly emptyDays: number, readonly ranOutDays: number, readonly made: string, readonly used: string | null, readonly wasted: string, readonly wastedPercent: string | null, readonly weekdays: ReadonlyArray<{ readonly __typename: 'ParSuggestionWeekday', readonly par: string, readonly suggested: string | null, readonly cause: SuggestionCause | null, readonly coverDays: number, readonly most: string | null, readonly factor: string, readonly days: ReadonlyArray<{ readonly __typename: 'ParSuggestionDay', readonly date: string, readonly used: string, readonly ranOut: boolean }> }> }> };

export type AcceptParSuggestionMutationVariables = Exact<{
  input: AcceptParSuggestionInput;
}>;


export type AcceptParSuggestionMutation = { readonly acceptParSuggestion: { readonly __typename: 'ParSuggestion', readonly id: string, readonly version: number, readonly itemName: string, readonly unit: string, readonly stationName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly suggestedByWeekday: ReadonlyArray<string> | null, readonly dismissed: boolean, readonly reason: NoSuggestionReason | null, readonly knownDays: number, readonly emptyDays: number, readonly ranOutDays: number, readonly made: string, readonly used: string | null, readonly wasted: string, readonly wastedPercent: string | null, readonly weekdays: ReadonlyArray<{ readonly __typename: 'ParSuggestionWeekday', readonly par: string, readonly suggested: string | null, readonly cause: SuggestionCause | null, readonly coverDays: number, readonly most: string | null, readonly factor: string, readonly days: ReadonlyArray<{ readonly __typename: 'ParSuggestionDay', readonly date: string, readonly used: string, readonly ranOut: boolean }> }> } };

export type DismissParSuggestionMutationVariables = Exact<{
  input: DismissParSuggestionInput;
}>;


export type DismissParSuggestionMutation = { readonly dismissParSuggestion: { readonly __typename: 'ParSuggestion', readonly id: string, readonly version: number, readonly itemName: string, readonly unit: string, readonly stationName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly suggestedByWeekday: ReadonlyArray<string> | null, readonly dismissed: boolean, readonly reason: NoSuggestionReason | null, readonly knownDays: number, readonly emptyDays: number, readonly ranOutDays: number, readonly made: string, readonly used: string | null, readonly wasted: string, readonly wastedPercent: string | null, readonly weekdays: ReadonlyArray<{ readonly __typename: 'ParSuggestionWeekday', readonly par: string, readonly suggested: string | null, readonly cause: SuggestionCause | null, readonly coverDays: number, readonly most: string | null, readonly factor: string, readonly days: ReadonlyArray<{ readonly __typename: 'ParSuggestionDay', readonly date: string, readonly used: string, readonly ranOut: boolean }> }> } };

export type RestoreParsMutationVariables = Exact<{
  input: UpdatePrepItemInput;
}>;


export type RestoreParsMutation = { readonly updatePrepItem: { readonly __typename: 'PrepItem', readonly id: string, readonly version: number, readonly parByWeekday: ReadonlyArray<string> } };

export type ParSuggestionPartsFragment = { readonly __typename: 'ParSuggestion', readonly id: string, readonly version: number, readonly itemName: string, readonly unit: string, readonly stationName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly suggestedByWeekday: ReadonlyArray<string> | null, readonly dismissed: boolean, readonly reason: NoSuggestionReason | null, readonly knownDays: number, readonly emptyDays: number, readonly ranOutDays: number, readonly made: string, readonly used: string | null, readonly wasted: string, readonly wastedPercent: string | null, readonly weekdays: ReadonlyArray<{ readonly __typename: 'ParSuggestionWeekday', readonly par: string, readonly suggested: string | null, readonly cause: SuggestionCause | null, readonly coverDays: number, readonly most: string | null, readonly factor: string, readonly days: ReadonlyArray<{ readonly __typename: 'ParSuggestionDay', readonly date: string, readonly used: string, readonly ranOut: boolean }> }> };

export const ParSuggestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParSuggestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParSuggestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"knownDays"}},{"kind":"Field","name":{"kind":"Name","value":"emptyDays"}},{"kind":"Field","name":{"kind":"Name","value":"ranOutDays"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"wasted"}},{"kind":"Field","name":{"kind":"Name","value":"wastedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"suggested"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"coverDays"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"ranOut"}}]}}]}}]}}]} as unknown as DocumentNode<ParSuggestionPartsFragment, unknown>;
export const ParSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParSuggestionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParSuggestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParSuggestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"knownDays"}},{"kind":"Field","name":{"kind":"Name","value":"emptyDays"}},{"kind":"Field","name":{"kind":"Name","value":"ranOutDays"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"wasted"}},{"kind":"Field","name":{"kind":"Name","value":"wastedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"suggested"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"coverDays"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"ranOut"}}]}}]}}]}}]} as unknown as DocumentNode<ParSuggestionsQuery, ParSuggestionsQueryVariables>;
export const AcceptParSuggestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptParSuggestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptParSuggestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptParSuggestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParSuggestionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParSuggestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParSuggestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"knownDays"}},{"kind":"Field","name":{"kind":"Name","value":"emptyDays"}},{"kind":"Field","name":{"kind":"Name","value":"ranOutDays"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"wasted"}},{"kind":"Field","name":{"kind":"Name","value":"wastedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"suggested"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"coverDays"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"ranOut"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptParSuggestionMutation, AcceptParSuggestionMutationVariables>;
export const DismissParSuggestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissParSuggestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DismissParSuggestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissParSuggestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParSuggestionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParSuggestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParSuggestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"knownDays"}},{"kind":"Field","name":{"kind":"Name","value":"emptyDays"}},{"kind":"Field","name":{"kind":"Name","value":"ranOutDays"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"wasted"}},{"kind":"Field","name":{"kind":"Name","value":"wastedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"suggested"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"coverDays"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"ranOut"}}]}}]}}]}}]} as unknown as DocumentNode<DismissParSuggestionMutation, DismissParSuggestionMutationVariables>;
export const RestoreParsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePars"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePrepItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePrepItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}}]}}]}}]} as unknown as DocumentNode<RestoreParsMutation, RestoreParsMutationVariables>;
/** `ParSuggestions`, typed. */
export function useParSuggestionsQuery(options?: useQuery.Options<ParSuggestionsQuery, ParSuggestionsQueryVariables> | SkipToken) {
  return useQuery<ParSuggestionsQuery, ParSuggestionsQueryVariables>(ParSuggestionsDocument, options);
}

/** `AcceptParSuggestion`, typed. */
export function useAcceptParSuggestionMutation(options?: useMutation.Options<AcceptParSuggestionMutation, AcceptParSuggestionMutationVariables>) {
  return useMutation<AcceptParSuggestionMutation, AcceptParSuggestionMutationVariables>(AcceptParSuggestionDocument, options);
}

/** `DismissParSuggestion`, typed. */
export function useDismissParSuggestionMutation(options?: useMutation.Options<DismissParSuggestionMutation, DismissParSuggestionMutationVariables>) {
  return useMutation<DismissParSuggestionMutation, DismissParSuggestionMutationVariables>(DismissParSuggestionDocument, options);
}

/** `RestorePars`, typed. */
export function useRestoreParsMutation(options?: useMutation.Options<RestoreParsMutation, RestoreParsMutationVariables>) {
  return useMutation<RestoreParsMutation, RestoreParsMutationVariables>(RestoreParsDocument, options);
}