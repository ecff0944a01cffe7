import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { type Translate, useTexts } from '../../ui/i18n/texts.ts';
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

/** The specified way to tell that something about notifications went wrong. */
export function showNotificationError(t: Translate<Key>, key: Key) {
  showToast({ title: t('error'), description: t(key), tone: 'destructive' });
}

const lists = invalidating('notifications');

/** The unread list, always; the whole list once the panel has been opened. */
export function useNotificationLists(open: boolean) {
  const t = useTexts(notificationTexts);
  const unread = useUnreadNotificationsQuery();
  const all = useAllNotificationsQuery(open ? {} : skipToken);
  useEffect(() => {
    if (unread.error) showNotificationError(t, 'unreadFailed');
  }, [unread.error, t]);
  useEffect(() => {
    if (all.error) showNotificationError(t, 'allFailed');
  }, [all.error, t]);
  return {
    // One just marked stays in the answer until it is read again; it is no longer unread all the same.
    unread: unread.data?.unread.nodes.filter((item) => !item.isRead),
    all: all.data?.all.nodes,
  };
}

/** Reading and deleting: on screen at once, back again when the server refuses. */
export function useNotificationActions() {
  const t = useTexts(notificationTexts);
  const [mark] = useMarkNotificationReadMutation(lists);
  const [remove] = useDeleteNotificationMutation(lists);

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
