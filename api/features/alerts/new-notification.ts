import type { Notification } from '../notifications/notification.entity.ts';

/** A notification as it is answered by the check that has just made it. */
export interface NewNotification extends Notification {
  readonly isRead: boolean;
}

/** What a check newly told, as plain rows; those told before came back as null and are left out. */
export function newNotifications(told: readonly (Notification | null)[]): NewNotification[] {
  return told.filter((row) => row !== null).map((row) => Object.assign({}, row, { isRead: false }));
}
