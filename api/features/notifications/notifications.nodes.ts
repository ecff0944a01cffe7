import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { Notification } from './notification.entity.ts';
import { notificationsById } from './notifications.service.ts';

export const notificationNodes: readonly NodeKind[] = [
  { type: Notification, table: 'notification', permission: 'notifications.read', namedBy: [], find: notificationsById },
];
