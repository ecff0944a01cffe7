/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

export type NotificationTopicInput = {
  readonly enabled: boolean;
  readonly topic: NotificationTopic;
};

export type NotificationType =
  | 'expiring'
  | 'low_stock'
  | 'other'
  | 'overstock'
  | 'suggestion'
  | 'waste_alert';

export type Priority =
  | 'high'
  | 'low'
  | 'medium'
  | 'urgent';

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { readonly unread: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: NotificationType, readonly title: string, readonly message: string, readonly titleContent: unknown, readonly messageContent: unknown, readonly priority: Priority | null, readonly isRead: boolean, readonly createdAt: string, readonly entityType: string | null, readonly entityId: string | null }> } };

export type AllNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllNotificationsQuery = { readonly all: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: NotificationType, readonly title: string, readonly message: string, readonly titleContent: unknown, readonly messageContent: unknown, readonly priority: Priority | null, readonly isRead: boolean, readonly createdAt: string, readonly entityType: string | null, readonly entityId: string | null }> } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { readonly markNotificationRead: { readonly __typename: 'Notification', readonly id: string, readonly isRead: boolean } };

export type DeleteNotificationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNotificationMutation = { readonly deleteNotification: string };

export type NotificationItemFragment = { readonly id: string, readonly type: NotificationType, readonly title: string, readonly message: string, readonly titleContent: unknown, readonly messageContent: unknown, readonly priority: Priority | null, readonly isRead: boolean, readonly createdAt: string, readonly entityType: string | null, readonly entityId: string | null };

export type RunStockCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type RunStockCheckMutation = { readonly runStockCheck: ReadonlyArray<{ readonly id: string }> };

export type RunLineCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type RunLineCheckMutation = { readonly runLineCheck: ReadonlyArray<{ readonly id: string }> };

export type RunPrepCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type RunPrepCheckMutation = { readonly runPrepCheck: ReadonlyArray<{ readonly id: string }> };

export type MyNotificationTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyNotificationTopicsQuery = { readonly me: { readonly id: string, readonly mutedTopics: ReadonlyArray<NotificationTopic> | null } | null };

export type SetNotificationTopicMutationVariables = Exact<{
  input: NotificationTopicInput;
}>;


export type SetNotificationTopicMutation = { readonly setNotificationTopic: { readonly id: string, readonly mutedTopics: ReadonlyArray<NotificationTopic> | null } };

export const NotificationItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleContent"}},{"kind":"Field","name":{"kind":"Name","value":"messageContent"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}}]}}]} as unknown as DocumentNode<NotificationItemFragment, unknown>;
export const UnreadNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"unread"},"name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"unread"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleContent"}},{"kind":"Field","name":{"kind":"Name","value":"messageContent"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}}]}}]} as unknown as DocumentNode<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export const AllNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"all"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleContent"}},{"kind":"Field","name":{"kind":"Name","value":"messageContent"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}}]}}]} as unknown as DocumentNode<AllNotificationsQuery, AllNotificationsQueryVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const DeleteNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNotificationMutation, DeleteNotificationMutationVariables>;
export const RunStockCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunStockCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runStockCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RunStockCheckMutation, RunStockCheckMutationVariables>;
export const RunLineCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunLineCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runLineCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RunLineCheckMutation, RunLineCheckMutationVariables>;
export const RunPrepCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunPrepCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runPrepCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RunPrepCheckMutation, RunPrepCheckMutationVariables>;
export const MyNotificationTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNotificationTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mutedTopics"}}]}}]}}]} as unknown as DocumentNode<MyNotificationTopicsQuery, MyNotificationTopicsQueryVariables>;
export const SetNotificationTopicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNotificationTopic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationTopicInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNotificationTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mutedTopics"}}]}}]}}]} as unknown as DocumentNode<SetNotificationTopicMutation, SetNotificationTopicMutationVariables>;
/** `UnreadNotifications`, typed. */
export function useUnreadNotificationsQuery(options?: useQuery.Options<UnreadNotificationsQuery, UnreadNotificationsQueryVariables> | SkipToken) {
  return useQuery<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>(UnreadNotificationsDocument, options);
}

/** `AllNotifications`, typed. */
export function useAllNotificationsQuery(options?: useQuery.Options<AllNotificationsQuery, AllNotificationsQueryVariables> | SkipToken) {
  return useQuery<AllNotificationsQuery, AllNotificationsQueryVariables>(AllNotificationsDocument, options);
}

/** `MarkNotificationRead`, typed. */
export function useMarkNotificationReadMutation(options?: useMutation.Options<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>) {
  return useMutation<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>(MarkNotificationReadDocument, options);
}

/** `DeleteNotification`, typed. */
export function useDeleteNotificationMutation(options?: useMutation.Options<DeleteNotificationMutation, DeleteNotificationMutationVariables>) {
  return useMutation<DeleteNotificationMutation, DeleteNotificationMutationVariables>(DeleteNotificationDocument, options);
}

/** `RunStockCheck`, typed. */
export function useRunStockCheckMutation(options?: useMutation.Options<RunStockCheckMutation, RunStockCheckMutationVariables>) {
  return useMutation<RunStockCheckMutation, RunStockCheckMutationVariables>(RunStockCheckDocument, options);
}

/** `RunLineCheck`, typed. */
export function useRunLineCheckMutation(options?: useMutation.Options<RunLineCheckMutation, RunLineCheckMutationVariables>) {
  return useMutation<RunLineCheckMutation, RunLineCheckMutationVariables>(RunLineCheckDocument, options);
}

/** `RunPrepCheck`, typed. */
export function useRunPrepCheckMutation(options?: useMutation.Options<RunPrepCheckMutation, RunPrepCheckMutationVariables>) {
  return useMutation<RunPrepCheckMutation, RunPrepCheckMutationVariables>(RunPrepCheckDocument, options);
}

/** `MyNotificationTopics`, typed. */
export function useMyNotificationTopicsQuery(options?: useQuery.Options<MyNotificationTopicsQuery, MyNotificationTopicsQueryVariables> | SkipToken) {
  return useQuery<MyNotificationTopicsQuery, MyNotificationTopicsQueryVariables>(MyNotificationTopicsDocument, options);
}

/** `SetNotificationTopic`, typed. */
export function useSetNotificationTopicMutation(options?: useMutation.Options<SetNotificationTopicMutation, SetNotificationTopicMutationVariables>) {
  return useMutation<SetNotificationTopicMutation, SetNotificationTopicMutationVariables>(SetNotificationTopicDocument, options);
}