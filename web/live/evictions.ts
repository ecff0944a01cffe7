import type { LiveType } from '#schema/live.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';

/** What each live message makes old. The client's whole live routing: a query that is renamed does not compile here. */
export const evictions = {
  PREP_TASK_UPDATED: [],
  INVENTORY_UPDATED: [],
  DELIVERY_RECEIVED: [],
  NOTIFICATION_RECEIVED: ['notifications', 'notificationCount', 'unreadNotificationCount'],
  ORGANIZATION_UPDATED: [],
  USER_UPDATED: ['notifications', 'notificationCount', 'unreadNotificationCount'],
  LINE_CHECK_UPDATED: [],
} as const satisfies Record<LiveType, readonly QueryField[]>;

/** Everything a message could have made old: read again once after the connection was lost. */
export const allEvictions: readonly QueryField[] = [...new Set(Object.values(evictions).flat())];
