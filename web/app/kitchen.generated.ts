/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HourClock =
  | 'h12'
  | 'h24';

export type Language =
  | 'en'
  | 'es';

export type MeasureSystem =
  | 'metric'
  | 'us';

export type NotificationTopic =
  | 'check_due'
  | 'check_failed'
  | 'check_missed'
  | 'delivery_received'
  | 'food_cost'
  | 'low_stock'
  | 'monthly_count'
  | 'overstock'
  | 'prep_late'
  | 'prep_requested'
  | 'prep_short'
  | 'price_change'
  | 'registration'
  | 'stock_difference'
  | 'stock_expired'
  | 'stock_expiring'
  | 'stock_quarantined'
  | 'task_handed'
  | 'timer_unanswered'
  | 'waste_alert'
  | 'webhook_off';

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

export type KitchenQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenQuery = { readonly organization: { readonly id: string, readonly name: string, readonly timeZone: string, readonly dayRollover: string, readonly periodKind: PeriodKind, readonly weekStart: Weekday, readonly fiscalYearStart: string | null, readonly currency: string, readonly temperatureUnit: TemperatureUnit, readonly measureSystem: MeasureSystem, readonly hourClock: HourClock | null, readonly demo: boolean }, readonly me: { readonly id: string, readonly language: Language | null, readonly stationId: string | null, readonly mutedTopics: ReadonlyArray<NotificationTopic> | null } | null, readonly units: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly nameEs: string | null, readonly archivedAt: string | null }> };

export type ChooseLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type ChooseLanguageMutation = { readonly updateProfile: { readonly id: string, readonly language: Language | null } };


export const KitchenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Kitchen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dayRollover"}},{"kind":"Field","name":{"kind":"Name","value":"periodKind"}},{"kind":"Field","name":{"kind":"Name","value":"weekStart"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStart"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"measureSystem"}},{"kind":"Field","name":{"kind":"Name","value":"hourClock"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"mutedTopics"}}]}},{"kind":"Field","name":{"kind":"Name","value":"units"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]}}]} as unknown as DocumentNode<KitchenQuery, KitchenQueryVariables>;
export const ChooseLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<ChooseLanguageMutation, ChooseLanguageMutationVariables>;
/** `Kitchen`, typed. */
export function useKitchenQuery(options?: useQuery.Options<KitchenQuery, KitchenQueryVariables> | SkipToken) {
  return useQuery<KitchenQuery, KitchenQueryVariables>(KitchenDocument, options);
}

/** `ChooseLanguage`, typed. */
export function useChooseLanguageMutation(options?: useMutation.Options<ChooseLanguageMutation, ChooseLanguageMutationVariables>) {
  return useMutation<ChooseLanguageMutation, ChooseLanguageMutationVariables>(ChooseLanguageDocument, options);
}