import { limits } from '#schema/limits.ts';
import type { Rest } from '../rest/routes.ts';
import { notificationJson } from './notification.wire.ts';
import * as notifications from './notifications.service.ts';

const newest = { first: limits.pageMax };

export function notificationRoutes(rest: Rest): void {
  rest.get('/api/notifications', async ({ ctx }) =>
    (await notifications.notificationPage(ctx, 'all', newest)).nodes.map(notificationJson),
  );
  rest.get('/api/notifications/unread', async ({ ctx }) =>
    (await notifications.notificationPage(ctx, 'unread', newest)).nodes.map(notificationJson),
  );
  rest.post('/api/notifications/mark-read/:id', async ({ ctx, params }) =>
    notificationJson(await notifications.markRead(ctx, params['id'] ?? '')),
  );
  rest.delete('/api/notifications/:id', async ({ ctx, params }) => ({
    id: await notifications.deleteNotification(ctx, params['id'] ?? ''),
  }));
}
