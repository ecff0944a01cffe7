import type { Notification } from '../notifications/notification.entity.ts';
import type { NotificationView } from '../notifications/notification.view.ts';

/** What a check newly told, as plain rows; those told before came back as null and are left out. */
export function newNotifications(notified: readonly (Notification | null)[]): NotificationView[] {
  return notified.filter((row) => row !== null).map((row) => Object.assign({}, row, { isRead: false }));
}
