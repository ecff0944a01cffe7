import { feature } from '../../platform/feature.ts';
import { notificationsLive } from './live.ts';

const notificationFields = ['notifications', 'notificationCount', 'unreadNotificationCount'] as const;

/** Notifications, behind the bell on every bar. */
export const notifications = feature({
  live: notificationsLive,
  invalidatedBy: {
    NOTIFICATION_RECEIVED: notificationFields,
    NOTIFICATION_WITHDRAWN: notificationFields,
    USER_UPDATED: notificationFields,
    LINE_CHECK_UPDATED: ['notifications'],
  },
  pagedFields: ['notifications'],
  activityTexts: () => import('./activity-texts.ts'),
});
