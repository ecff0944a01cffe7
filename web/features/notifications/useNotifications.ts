import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { type Translate, translate, useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { isUnreachable } from '../../ui/i18n/readable-error.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import {
  type NotificationItemFragment,
  useAllNotificationsQuery,
  useDeleteNotificationMutation,
  useMarkNotificationReadMutation,
  useUnreadNotificationsQuery,
} from './notifications.generated.ts';
import { notificationTexts } from './texts.ts';

type Key = typeof notificationTexts extends { en: Record<infer K, string> } ? K : never;

/** Shows the specified error toast, or that the server cannot be reached. */
export function showNotificationError(t: Translate<Key>, key: Key, error: unknown) {
  if (isUnreachable(error)) return showToast({ title: translate(uiTexts, 'unreachable') });
  return showToast({ title: t('error'), description: t(key), tone: 'destructive' });
}

const refetchNotifications = invalidating('notifications');

export interface NotificationList {
  /** Undefined until they are loaded. */
  readonly items: readonly NotificationItemFragment[] | undefined;
  readonly error: Error | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** The unread list at once; the whole list only after the panel was opened. */
export function useNotificationLists(open: boolean): Record<'unread' | 'all', NotificationList> {
  const t = useTexts(notificationTexts);
  const unread = useUnreadNotificationsQuery();
  const all = useAllNotificationsQuery(open ? {} : skipToken);
  useEffect(() => {
    if (unread.error && !isUnreachable(unread.error)) showNotificationError(t, 'unreadFailed', unread.error);
  }, [unread.error, t]);
  useEffect(() => {
    if (all.error && !isUnreachable(all.error)) showNotificationError(t, 'allFailed', all.error);
  }, [all.error, t]);
  return {
    // An item that was just marked stays in the list until the refetch.
    unread: {
      items: unread.data?.unread.nodes.filter((item) => !item.isRead),
      error: unread.error,
      refetch: unread.refetch,
    },
    all: { items: all.data?.all.nodes, error: all.error, refetch: all.refetch },
  };
}

/** Optimistic updates: a refused mutation is rolled back. */
export function useNotificationActions() {
  const t = useTexts(notificationTexts);
  const [mark] = useMarkNotificationReadMutation(refetchNotifications);
  const [remove] = useDeleteNotificationMutation(refetchNotifications);

  const markRead = (id: string) =>
    mark({
      variables: { id },
      optimisticResponse: { markNotificationRead: { __typename: 'Notification', id, isRead: true } },
    });

  return {
    markRead: (item: NotificationItemFragment) =>
      void markRead(item.id).catch((error: unknown) => showNotificationError(t, 'markFailed', error)),
    markAllRead: (items: readonly NotificationItemFragment[]) =>
      void Promise.all(items.map(({ id }) => markRead(id))).catch((error: unknown) =>
        showNotificationError(t, 'markFailed', error),
      ),
    remove: (item: NotificationItemFragment) =>
      void remove({
        variables: { id: item.id },
        optimisticResponse: { deleteNotification: item.id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Notification', id: item.id }) });
        },
      }).then(
        () => showToast({ title: t('deleted') }),
        (error: unknown) => showNotificationError(t, 'deleteFailed', error),
      ),
  };
}
