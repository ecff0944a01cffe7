import type { LiveNotification } from '#schema/live.ts';
import type { NotificationSubject, NotificationType, Priority } from '#schema/vocabulary.ts';
import { add, type Audience, type Work } from '../../platform/database/work.ts';
import { Notification } from './notification.entity.ts';

export interface News {
  readonly type: NotificationType;
  readonly priority: Priority | null;
  readonly title: string;
  readonly message: string;
  /** The row it is about, for a deep link. */
  readonly about?: { readonly type: NotificationSubject; readonly id: string };
  readonly audience?: Audience;
  /** Names the open condition: while it stands, it is told once. */
  readonly dedupeKey: string;
}

/** Tells the organisation something, once per dedupe key, as part of the write that caused it. Null when already told. */
export async function notify(work: Work, news: News): Promise<Notification | null> {
  if (await work.em.findOne(Notification, { dedupeKey: news.dedupeKey })) return null;
  const notification = add(work, Notification, {
    type: news.type,
    priority: news.priority,
    title: news.title,
    message: news.message,
    entityType: news.about?.type ?? null,
    entityId: news.about?.id ?? null,
    dedupeKey: news.dedupeKey,
    audienceRoles: news.audience?.roles ? [...news.audience.roles] : null,
    audienceUsers: news.audience?.users ? [...news.audience.users] : null,
  });
  work.record({
    action: 'notification.created',
    entity: 'Notification',
    entityId: notification.id,
    live: { type: 'NOTIFICATION_RECEIVED', data: liveNotification(notification) },
    ...(news.audience ? { audience: news.audience } : {}),
  });
  return notification;
}

/**
 * Notifies the organisation once per dedupe key and keeps the message up to date afterwards: a later message replaces the
 * earlier one in the same notification, and nobody is notified again.
 */
export async function notifyOrUpdate(work: Work, news: News): Promise<void> {
  const standing = await work.em.findOne(Notification, { dedupeKey: news.dedupeKey });
  if (standing) standing.message = news.message;
  else await notify(work, news);
}

function liveNotification(notification: Notification): LiveNotification {
  const { id, type, title, message, priority } = notification;
  return { id, type, title, message, priority, createdAt: notification.createdAt.toISOString() };
}
