import { z } from 'zod';
import { limits } from '#schema/limits.ts';
import { deletedShape, notificationShape } from '#schema/rest.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { notificationJson } from './notification.wire.ts';
import * as notifications from './notifications.service.ts';

const newest = { first: limits.pageMax };
const group = 'Notifications';
const reading = { group, needs: 'notifications.read' } as const;
const writing = { group, needs: 'notifications.update' } as const;
const params = { id: z.uuid().describe('The id of the notification.') };

export function notificationRoutes(rest: Rest): void {
  rest.get(
    '/api/notifications',
    { ...reading, about: 'The newest notifications, at most 100.', answer: z.array(notificationShape) },
    async ({ ctx }) => (await notifications.notificationPage(ctx, 'all', newest)).nodes.map(notificationJson),
  );
  rest.get(
    '/api/notifications/unread',
    { ...reading, about: 'The newest that the caller has not read, at most 100.', answer: z.array(notificationShape) },
    async ({ ctx }) => (await notifications.notificationPage(ctx, 'unread', newest)).nodes.map(notificationJson),
  );
  rest.post(
    '/api/notifications/mark-read/:id',
    { ...writing, about: 'Marks one read, for the caller only.', params, answer: notificationShape },
    async ({ ctx, params: { id = '' } }) => notificationJson(await notifications.markRead(ctx, id)),
  );
  rest.delete(
    '/api/notifications/:id',
    { ...writing, about: 'Deletes one, for the caller only.', params, answer: deletedShape },
    async ({ ctx, params: { id = '' } }) => ({ id: await notifications.deleteNotification(ctx, id) }),
  );
}
