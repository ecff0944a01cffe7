import { feature } from '../../platform/feature.ts';

const lists = ['notifications', 'notificationCount', 'unreadNotificationCount'] as const;

/** Notifications, behind the bell on every bar. */
export const notifications = feature({
  invalidatedBy: {
    NOTIFICATION_RECEIVED: lists,
    USER_UPDATED: lists,
    LINE_CHECK_UPDATED: ['notifications'],
  },
  pagedFields: ['notifications'],
  activityTexts: () => import('./activity-texts.ts'),
});
