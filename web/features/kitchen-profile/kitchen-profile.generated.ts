/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HourClock =
  | 'h12'
  | 'h24';

export type Jurisdiction =
  | 'CUSTOM'
  | 'FDA_2022'
  | 'UK';

export type KitchenProfileInput = {
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly dateMarkDays?: number | null | undefined;
  readonly dayRollover?: string | null | undefined;
  readonly expiringHours?: number | null | undefined;
  readonly fiscalYearStart?: string | null | undefined;
  readonly hourClock?: HourClock | null | undefined;
  readonly jurisdiction?: Jurisdiction | null | undefined;
  readonly language?: Language | null | undefined;
  readonly measureSystem?: MeasureSystem | null | undefined;
  readonly name?: string | null | undefined;
  readonly periodKind?: PeriodKind | null | undefined;
  readonly priceAlertPercent?: string | null | undefined;
  readonly temperatureUnit?: TemperatureUnit | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly version?: number | null | undefined;
  readonly wasteAlertAmount?: number | null | undefined;
  readonly weekStart?: Weekday | null | undefined;
};

export type Language =
  | 'en'
  | 'es';

export type MeasureSystem =
  | 'metric'
  | 'us';

export type PeriodKind =
  | 'four_four_five'
  | 'month'
  | 'week';

export type TemperatureUnit =
  | 'C'
  | 'F';

export type Weekday =
  | 'fri'
  | 'mon'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

export type KitchenProfilePartsFragment = { readonly id: string, readonly version: number, readonly name: string, readonly timeZone: string, readonly dayRollover: string, readonly periodKind: PeriodKind, readonly weekStart: Weekday, readonly fiscalYearStart: string | null, readonly country: string, readonly currency: string, readonly temperatureUnit: TemperatureUnit, readonly measureSystem: MeasureSystem, readonly hourClock: HourClock | null, readonly language: Language, readonly expiringHours: number, readonly priceAlertPercent: string, readonly wasteAlertAmount: number | null, readonly jurisdiction: Jurisdiction, readonly dateMarkDays: number | null };

export type KitchenProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenProfileQuery = { readonly organization: { readonly id: string, readonly version: number, readonly name: string, readonly timeZone: string, readonly dayRollover: string, readonly periodKind: PeriodKind, readonly weekStart: Weekday, readonly fiscalYearStart: string | null, readonly country: string, readonly currency: string, readonly temperatureUnit: TemperatureUnit, readonly measureSystem: MeasureSystem, readonly hourClock: HourClock | null, readonly language: Language, readonly expiringHours: number, readonly priceAlertPercent: string, readonly wasteAlertAmount: number | null, readonly jurisdiction: Jurisdiction, readonly dateMarkDays: number | null } };

export type SaveKitchenProfileMutationVariables = Exact<{
  input: KitchenProfileInput;
}>;


export type SaveKitchenProfileMutation = { readonly updateKitchenProfile: { readonly id: string, readonly version: number, readonly name: string, readonly timeZone: string, readonly dayRollover: string, readonly periodKind: PeriodKind, readonly weekStart: Weekday, readonly fiscalYearStart: string | null, readonly country: string, readonly currency: string, readonly temperatureUnit: TemperatureUnit, readonly measureSystem: MeasureSystem, readonly hourClock: HourClock | null, readonly language: Language, readonly expiringHours: number, readonly priceAlertPercent: string, readonly wasteAlertAmount: number | null, readonly jurisdiction: Jurisdiction, readonly dateMarkDays: number | null } };

export const KitchenProfilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dayRollover"}},{"kind":"Field","name":{"kind":"Name","value":"periodKind"}},{"kind":"Field","name":{"kind":"Name","value":"weekStart"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"measureSystem"}},{"kind":"Field","name":{"kind":"Name","value":"hourClock"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"expiringHours"}},{"kind":"Field","name":{"kind":"Name","value":"priceAlertPercent"}},{"kind":"Field","name":{"kind":"Name","value":"wasteAlertAmount"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"dateMarkDays"}}]}}]} as unknown as DocumentNode<KitchenProfilePartsFragment, unknown>;
export const KitchenProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenProfileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dayRollover"}},{"kind":"Field","name":{"kind":"Name","value":"periodKind"}},{"kind":"Field","name":{"kind":"Name","value":"weekStart"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"measureSystem"}},{"kind":"Field","name":{"kind":"Name","value":"hourClock"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"expiringHours"}},{"kind":"Field","name":{"kind":"Name","value":"priceAlertPercent"}},{"kind":"Field","name":{"kind":"Name","value":"wasteAlertAmount"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"dateMarkDays"}}]}}]} as unknown as DocumentNode<KitchenProfileQuery, KitchenProfileQueryVariables>;
export const SaveKitchenProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveKitchenProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKitchenProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenProfileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dayRollover"}},{"kind":"Field","name":{"kind":"Name","value":"periodKind"}},{"kind":"Field","name":{"kind":"Name","value":"weekStart"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"measureSystem"}},{"kind":"Field","name":{"kind":"Name","value":"hourClock"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"expiringHours"}},{"kind":"Field","name":{"kind":"Name","value":"priceAlertPercent"}},{"kind":"Field","name":{"kind":"Name","value":"wasteAlertAmount"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"dateMarkDays"}}]}}]} as unknown as DocumentNode<SaveKitchenProfileMutation, SaveKitchenProfileMutationVariables>;
/** `KitchenProfile`, typed. */
export function useKitchenProfileQuery(options?: useQuery.Options<KitchenProfileQuery, KitchenProfileQueryVariables> | SkipToken) {
  return useQuery<KitchenProfileQuery, KitchenProfileQueryVariables>(KitchenProfileDocument, options);
}

/** `SaveKitchenProfile`, typed. */
export function useSaveKitchenProfileMutation(options?: useMutation.Options<SaveKitchenProfileMutation, SaveKitchenProfileMutationVariables>) {
  return useMutation<SaveKitchenProfileMutation, SaveKitchenProfileMutationVariables>(SaveKitchenProfileDocument, options);
}