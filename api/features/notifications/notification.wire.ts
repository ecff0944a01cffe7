import type { NotificationJson } from '#schema/rest.ts';
import type { NotificationView } from './notification.view.ts';

/** The specification's Notification. */
export function notificationJson(row: NotificationView): NotificationJson {
  const { id, type, title, message, priority, isRead } = row;
  return { id, type, title, message, priority, isRead, createdAt: row.createdAt.toISOString() };
}
