import { validate as isUuid } from 'uuid';
import { can } from '#schema/permissions.ts';
import type { NotificationFilter } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { NotificationMark } from './notification-mark.entity.ts';
import { countNotifications, findNotification, findNotifications, listNotifications } from './notifications.queries.ts';
import type { NotificationRow } from './notification.view.ts';
import { readOne } from '../../platform/context/read-one.ts';

/** Counts are exact up to here; screens show more as "99+". */
const COUNT_CAP = 100;

/** One page of the notifications that the viewer may see and has not deleted, newest first. */
export async function notificationPage(
  ctx: Context,
  filter: NotificationFilter,
  page: PageInput,
): Promise<Page<NotificationRow>> {
  const viewer = authorize(ctx, 'notifications.read');
  return ctx.read((db) => listNotifications(db, viewer, { unreadOnly: filter === 'unread', page }));
}

/** One notification that the viewer may see. */
export async function notification(ctx: Context, id: string): Promise<NotificationRow> {
  const viewer = authorize(ctx, 'notifications.read');
  return readOne(ctx, 'notification', id, (db) => findNotification(db, viewer, id));
}

/** The notifications with these ids that the viewer may see. */
export async function notificationsById(ctx: Context, ids: readonly string[]): Promise<NotificationRow[]> {
  const viewer = authorize(ctx, 'notifications.read');
  return ctx.read((db) => findNotifications(db, viewer, ids));
}

/** How many the viewer has not read; at most 100. */
export async function unreadCount(ctx: Context): Promise<number> {
  const viewer = authorize(ctx, 'notifications.read');
  return ctx.read((db) => countNotifications(db, viewer, { unreadOnly: true, cap: COUNT_CAP }));
}

/** The unread count for a socket's first message; 0 for a device. */
export async function initialUnread(ctx: Context): Promise<{ unreadCount: number }> {
  return { unreadCount: can(ctx.viewer?.grants, 'notifications.read') ? await unreadCount(ctx) : 0 };
}

/** How many the viewer sees in all; at most 100. */
export async function notificationCount(ctx: Context): Promise<number> {
  const viewer = authorize(ctx, 'notifications.read');
  return ctx.read((db) => countNotifications(db, viewer, { unreadOnly: false, cap: COUNT_CAP }));
}

/** Marks one read, for the viewer only. Does nothing when it is read already. */
export async function markRead(ctx: Context, id: string): Promise<NotificationRow> {
  const viewer = authorize(ctx, 'notifications.update');
  return ctx.write('notification.read', { id }, async (tx) => {
    const row = await findVisible(tx, viewer, id);
    const mark = await findOrAddMark(tx, viewer, id);
    mark.readAt ??= tx.now;
    return Object.assign({}, row, { isRead: true });
  });
}

/** Deletes one, for the viewer only. */
export async function deleteNotification(ctx: Context, id: string): Promise<string> {
  const viewer = authorize(ctx, 'notifications.update');
  return ctx.write('notification.deleted', { id }, async (tx) => {
    await findVisible(tx, viewer, id);
    const mark = await findOrAddMark(tx, viewer, id);
    mark.deletedAt = tx.now;
    return id;
  });
}

async function findVisible(tx: Transaction, viewer: Viewer, id: string): Promise<NotificationRow> {
  const row = isUuid(id) ? await findNotification(tx.db, viewer, id) : undefined;
  if (!row) throw notFound('notification');
  return row;
}

async function findOrAddMark(tx: Transaction, viewer: Viewer, notificationId: string): Promise<NotificationMark> {
  const mark = await tx.em.findOne(NotificationMark, { notificationId, userId: viewer.id });
  return mark ?? add(tx, NotificationMark, { notificationId, userId: viewer.id });
}
