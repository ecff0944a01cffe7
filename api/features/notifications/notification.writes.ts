import type { LiveNotification } from '#schema/live.ts';
import type { NotificationTopic } from '#schema/notification-topics.ts';
import { inEnglish, type Message } from '#schema/messages.ts';
import type { NotificationSubject, NotificationType, Priority } from '#schema/vocabulary.ts';
import { add, type Audience, type Transaction } from '../../platform/database/transaction.ts';
import { NotificationMark } from './notification-mark.entity.ts';
import { Notification } from './notification.entity.ts';

export interface NewNotification {
  readonly type: NotificationType;
  /** What people may switch off. Its audience may not be wider than the roles of the topic. */
  readonly topic: NotificationTopic;
  readonly priority: Priority | null;
  readonly title: Message;
  readonly message: Message;
  /** The row it is about, for a deep link. */
  readonly about?: { readonly type: NotificationSubject; readonly id: string };
  readonly audience?: Audience;
  /** Names the open condition, which notifies once. */
  readonly dedupeKey: string;
}

export const titleFields = (title: Message) => ({ title: inEnglish(title), titleContent: title });
export const messageFields = (message: Message) => ({ message: inEnglish(message), messageContent: message });

/** Notifies the organization once per dedupe key, in the transaction that caused it. Null when it was notified before. */
export async function notify(tx: Transaction, input: NewNotification): Promise<Notification | null> {
  if (await tx.em.findOne(Notification, { dedupeKey: input.dedupeKey })) return null;
  const notification = add(tx, Notification, {
    type: input.type,
    topic: input.topic,
    priority: input.priority,
    ...titleFields(input.title),
    ...messageFields(input.message),
    entityType: input.about?.type ?? null,
    entityId: input.about?.id ?? null,
    dedupeKey: input.dedupeKey,
    audienceRoles: input.audience?.roles ? [...input.audience.roles] : null,
    audienceUsers: input.audience?.users ? [...input.audience.users] : null,
  });
  tx.record({
    action: 'notification.created',
    entity: 'Notification',
    entityId: notification.id,
    live: { type: 'NOTIFICATION_RECEIVED', data: liveNotification(notification) },
    ...(input.audience ? { audience: input.audience } : {}),
  });
  return notification;
}

/**
 * Notifies the organization once per dedupe key and keeps the message up to date afterwards: a later message replaces the
 * earlier one in the same notification, and nobody is notified again.
 */
export async function notifyOrUpdate(tx: Transaction, input: NewNotification): Promise<void> {
  const existing = await tx.em.findOne(Notification, { dedupeKey: input.dedupeKey });
  if (existing) Object.assign(existing, messageFields(input.message));
  else await notify(tx, input);
}

/** Removes notifications of what has just been undone from every bell, so that doing it again notifies again. */
export async function withdraw(tx: Transaction, dedupeKeys: readonly string[]): Promise<void> {
  const rows = await tx.em.find(Notification, { dedupeKey: { $in: [...dedupeKeys] } });
  if (rows.length === 0) return;
  await tx.em.nativeDelete(NotificationMark, { notificationId: { $in: rows.map(({ id }) => id) } });
  for (const row of rows) {
    tx.em.remove(row);
    const { id, audienceRoles, audienceUsers } = row;
    tx.record({
      action: 'notification.withdrawn',
      entity: 'Notification',
      entityId: id,
      live: { type: 'NOTIFICATION_WITHDRAWN', data: { id } },
      audience: { ...(audienceRoles && { roles: audienceRoles }), ...(audienceUsers && { users: audienceUsers }) },
    });
  }
}

function liveNotification(notification: Notification): LiveNotification {
  const { id, type, topic, title, message, titleContent, messageContent, priority, entityType, entityId } =
    notification;
  return {
    id,
    type,
    topic,
    title,
    message,
    titleContent,
    messageContent,
    priority,
    entityType,
    entityId,
    createdAt: notification.createdAt.toISOString(),
  };
}
