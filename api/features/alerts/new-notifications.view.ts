import type { Notification } from '../notifications/notification.entity.ts';
import type { NotificationView } from '../notifications/notification.view.ts';

/** The notifications that a check created, as plain rows. `notify` returns null for duplicates, which are left out. */
export function newNotifications(notified: readonly (Notification | null)[]): NotificationView[] {
  return notified.filter((row) => row !== null).map((row) => Object.assign({}, row, { isRead: false }));
}
