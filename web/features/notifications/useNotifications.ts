import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { type Translate, translate, useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
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

/** Shows the specified error toast; offline, what every press is told that needs the network. */
export function showNotificationError(t: Translate<Key>, key: Key) {
  if (!navigator.onLine) return showToast({ title: translate(uiTexts, 'needsNetwork') });
  return showToast({ title: t('error'), description: t(key), tone: 'destructive' });
}

const refetchNotifications = invalidating('notifications');

/** The unread list at once; the whole list only after the panel was opened. */
export function useNotificationLists(open: boolean) {
  const t = useTexts(notificationTexts);
  const unread = useUnreadNotificationsQuery();
  const all = useAllNotificationsQuery(open ? {} : skipToken);
  useEffect(() => {
    if (unread.error && navigator.onLine) showNotificationError(t, 'unreadFailed');
  }, [unread.error, t]);
  useEffect(() => {
    if (all.error && navigator.onLine) showNotificationError(t, 'allFailed');
  }, [all.error, t]);
  return {
    // An item that was just marked stays in the list until the refetch.
    unread: unread.data?.unread.nodes.filter((item) => !item.isRead),
    all: all.data?.all.nodes,
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
      void markRead(item.id).catch(() => showNotificationError(t, 'markFailed')),
    markAllRead: (items: readonly NotificationItemFragment[]) =>
      void Promise.all(items.map(({ id }) => markRead(id))).catch(() => showNotificationError(t, 'markFailed')),
    remove: (item: NotificationItemFragment) =>
      void remove({
        variables: { id: item.id },
        optimisticResponse: { deleteNotification: item.id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Notification', id: item.id }) });
        },
      }).then(
        () => showToast({ title: t('deleted') }),
        () => showNotificationError(t, 'deleteFailed'),
      ),
  };
}
