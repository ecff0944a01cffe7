import { add, type Work } from '../../platform/database/work.ts';
import { User } from '../users/user.entity.ts';
import { NotificationMark } from './notification-mark.entity.ts';
import { Notification } from './notification.entity.ts';

/** What a notification asked for is done: it is read for everyone it was addressed to by role. Harmless when there is none. */
export async function settle(work: Work, dedupeKey: string): Promise<void> {
  const notification = await work.em.findOne(Notification, { dedupeKey });
  if (!notification) return;
  const roles = notification.audienceRoles ?? ['cook', 'manager', 'admin'];
  const readers = await work.em.find(User, { kind: 'person', role: { $in: roles }, status: 'active' });
  const marks = await work.em.find(NotificationMark, { notificationId: notification.id });
  for (const { id: userId } of readers) {
    const mark =
      marks.find((own) => own.userId === userId) ??
      add(work, NotificationMark, { notificationId: notification.id, userId });
    mark.readAt ??= work.now;
  }
}
