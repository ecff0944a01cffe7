import { roles as everyone } from '#schema/vocabulary.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { User } from '../users/user.entity.ts';
import { NotificationMark } from './notification-mark.entity.ts';
import { Notification } from './notification.entity.ts';

/** Marks a notification read for its whole audience, once its condition is resolved. Does nothing when there is none. */
export async function markResolved(tx: Transaction, dedupeKey: string): Promise<void> {
  const notification = await tx.em.findOne(Notification, { dedupeKey });
  if (!notification) return;
  const users = notification.audienceUsers ?? [];
  const roles = notification.audienceRoles ?? (users.length > 0 ? [] : [...everyone]);
  const audience = { $or: [{ role: { $in: roles } }, { id: { $in: users } }] };
  const readers = await tx.em.find(User, { kind: 'person', status: 'active', ...audience });
  const marks = await tx.em.find(NotificationMark, { notificationId: notification.id });
  for (const { id: userId } of readers) {
    const mark =
      marks.find((row) => row.userId === userId) ??
      add(tx, NotificationMark, { notificationId: notification.id, userId });
    mark.readAt ??= tx.now;
  }
}
