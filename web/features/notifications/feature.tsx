import { BellRing } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { to } from '../../platform/paths.ts';
import { notificationsLive } from './live.ts';

const notificationFields = ['notifications', 'notificationCount', 'unreadNotificationCount'] as const;

/** Notifications, behind the bell on every bar. */
export const notifications = feature({
  layers: {
    notifications: async () => (await import('./topics/TopicsLayer.tsx')).TopicsLayer,
  },
  commands: [
    {
      label: { en: 'Choose your notifications', es: 'Elegir tus avisos' },
      icon: BellRing,
      permission: 'profile.update',
      path: (role) => to.layer(to.homeOf(role), 'notifications', 'mine'),
    },
  ],
  live: notificationsLive,
  invalidatedBy: {
    NOTIFICATION_RECEIVED: notificationFields,
    NOTIFICATION_WITHDRAWN: notificationFields,
    // A person may have switched something off on another screen.
    USER_UPDATED: [...notificationFields, 'me'],
    LINE_CHECK_UPDATED: ['notifications'],
  },
  pagedFields: ['notifications'],
  activityTexts: () => import('./activity-texts.ts'),
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    notifications: true;
  }
}
