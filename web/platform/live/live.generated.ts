/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LiveEventType =
  | 'CAUGHT_UP'
  | 'COUNT_UPDATED'
  | 'DELIVERY_RECEIVED'
  | 'DELIVERY_UPDATED'
  | 'DEVICE_UPDATED'
  | 'GAP'
  | 'HANDOVER_UPDATED'
  | 'IMPORT_UPDATED'
  | 'INVENTORY_UPDATED'
  | 'LINE_CHECK_UPDATED'
  | 'NOTIFICATION_RECEIVED'
  | 'NOTIFICATION_WITHDRAWN'
  | 'ORGANIZATION_UPDATED'
  | 'PING'
  | 'PREP_TASK_UPDATED'
  | 'RECIPE_UPDATED'
  | 'SALES_UPDATED'
  | 'TIMER_UPDATED'
  | 'USER_UPDATED';

export type LiveEventsSubscriptionVariables = Exact<{
  after?: number | null | undefined;
  sinceSeconds?: number | null | undefined;
}>;


export type LiveEventsSubscription = { readonly liveEvents: { readonly type: LiveEventType, readonly seq: number, readonly data: unknown } };


export const LiveEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sinceSeconds"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sinceSeconds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sinceSeconds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<LiveEventsSubscription, LiveEventsSubscriptionVariables>;
/** `LiveEvents`, typed. */
export function useLiveEventsSubscription(options?: useSubscription.Options<LiveEventsSubscription, LiveEventsSubscriptionVariables>) {
  return useSubscription<LiveEventsSubscription, LiveEventsSubscriptionVariables>(LiveEventsDocument, options);
}