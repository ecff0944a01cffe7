import type { Feature } from '../../platform/feature.ts';
import { notificationNodes } from './notifications.nodes.ts';
import { NotificationMark } from './notification-mark.entity.ts';
import { Notification } from './notification.entity.ts';
import { NotificationsResolver } from './notifications.resolver.ts';
import { notificationRoutes } from './notifications.rest.ts';

export const notifications: Feature = {
  entities: [Notification, NotificationMark],
  resolvers: [NotificationsResolver],
  nodes: notificationNodes,
  routes: notificationRoutes,
};
