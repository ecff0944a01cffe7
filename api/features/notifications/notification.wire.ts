import type { NotificationJson } from '#schema/rest.ts';
import type { NotificationRow } from './notification.view.ts';

/** The specification's Notification. */
export function notificationJson(row: NotificationRow): NotificationJson {
  const { id, type, title, message, priority, isRead } = row;
  return { id, type, title, message, priority, isRead, createdAt: row.createdAt.toISOString() };
}
