import type { LiveNotification } from '#schema/live.ts';
import { inEnglish, type Message } from '#schema/messages.ts';
import type { NotificationSubject, NotificationType, Priority } from '#schema/vocabulary.ts';
import { add, type Audience, type Transaction } from '../../platform/database/transaction.ts';
import { Notification } from './notification.entity.ts';

export interface News {
  readonly type: NotificationType;
  readonly priority: Priority | null;
  readonly title: Message;
  readonly message: Message;
  /** The row it is about, for a deep link. */
  readonly about?: { readonly type: NotificationSubject; readonly id: string };
  readonly audience?: Audience;
  /** Names the open condition: while it stands, it is told once. */
  readonly dedupeKey: string;
}

export const titleFields = (title: Message) => ({ title: inEnglish(title), titleContent: title });
export const messageFields = (message: Message) => ({ message: inEnglish(message), messageContent: message });

/** Tells the organization something, once per dedupe key, as part of the write that caused it. Null when already told. */
export async function notify(tx: Transaction, news: News): Promise<Notification | null> {
  if (await tx.em.findOne(Notification, { dedupeKey: news.dedupeKey })) return null;
  const notification = add(tx, Notification, {
    type: news.type,
    priority: news.priority,
    ...titleFields(news.title),
    ...messageFields(news.message),
    entityType: news.about?.type ?? null,
    entityId: news.about?.id ?? null,
    dedupeKey: news.dedupeKey,
    audienceRoles: news.audience?.roles ? [...news.audience.roles] : null,
    audienceUsers: news.audience?.users ? [...news.audience.users] : null,
  });
  tx.record({
    action: 'notification.created',
    entity: 'Notification',
    entityId: notification.id,
    live: { type: 'NOTIFICATION_RECEIVED', data: liveNotification(notification) },
    ...(news.audience ? { audience: news.audience } : {}),
  });
  return notification;
}

/**
 * Notifies the organization once per dedupe key and keeps the message up to date afterwards: a later message replaces the
 * earlier one in the same notification, and nobody is notified again.
 */
export async function notifyOrUpdate(tx: Transaction, news: News): Promise<void> {
  const standing = await tx.em.findOne(Notification, { dedupeKey: news.dedupeKey });
  if (standing) Object.assign(standing, messageFields(news.message));
  else await notify(tx, news);
}

function liveNotification(notification: Notification): LiveNotification {
  const { id, type, title, message, titleContent, messageContent, priority } = notification;
  return {
    id,
    type,
    title,
    message,
    titleContent,
    messageContent,
    priority,
    createdAt: notification.createdAt.toISOString(),
  };
}
