import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './notifications.descriptions.ts';
import { initialUnread } from './notifications.service.ts';
import { notificationMessages } from './notifications.live.ts';
import { notificationNodes } from './notifications.nodes.ts';
import { NotificationMark } from './notification-mark.entity.ts';
import { Notification } from './notification.entity.ts';
import { NotificationsResolver } from './notifications.resolver.ts';
import { notificationRoutes } from './notifications.rest.ts';

export const notifications = feature({
  entities: [Notification, NotificationMark],
  resolvers: [NotificationsResolver],
  nodes: notificationNodes,
  routes: notificationRoutes,
  auditSubjects: {
    Notification: { name: columnOf('notification', 'title'), message: columnOf('notification', 'title_content') },
  },
  liveMessages: notificationMessages,
  initialData: initialUnread,
  descriptions,
  linksLeftOut: {
    'Notification.entityId': 'Of the kind that `entity` names; `node` reads it.',
  },
});
