import type { LiveType } from '#schema/live.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';

/** What each live message makes old. The client's whole live routing: a query that is renamed does not compile here. */
export const evictions = {
  PREP_TASK_UPDATED: [
    'prepTasks',
    'myPrepTasks',
    'prepTaskStatus',
    'prepTask',
    'prepTaskHistory',
    'prepItems',
    'recentActivity',
  ],
  INVENTORY_UPDATED: [
    'deliverableItems',
    'recipes',
    'recipe',
    'prepItems',
    'recentActivity',
    'items',
    'item',
    'inventorySummary',
    'stockLots',
    'stockMovements',
    'wasteEntries',
    'wasteSummary',
  ],
  DELIVERY_RECEIVED: [
    'expectedDeliveries',
    'deliveries',
    'delivery',
    'deliverableItems',
    'suppliers',
    'recipes',
    'recipe',
    'recentActivity',
  ],
  NOTIFICATION_RECEIVED: ['notifications', 'notificationCount', 'unreadNotificationCount'],
  ORGANIZATION_UPDATED: [
    'organization',
    'settings',
    'organizationCode',
    'setupChecklist',
    'prepLists',
    'prepItems',
    'stations',
    'storageLocations',
    'shifts',
  ],
  USER_UPDATED: [
    'users',
    'userCounts',
    'peopleOn',
    'me',
    'setupChecklist',
    'notifications',
    'notificationCount',
    'unreadNotificationCount',
  ],
  LINE_CHECK_UPDATED: ['lineChecks', 'lineCheck', 'recentActivity'],
  RECIPE_UPDATED: ['recipes', 'recipe', 'recipeCategories', 'recentActivity'],
  DELIVERY_UPDATED: ['expectedDeliveries', 'deliveries', 'delivery', 'deliverableItems', 'suppliers', 'recentActivity'],
  DEVICE_UPDATED: ['devices', 'device'],
} as const satisfies Record<LiveType, readonly QueryField[]>;

/** Everything a message could have made old: read again once after the connection was lost. */
export const allEvictions: readonly QueryField[] = [...new Set(Object.values(evictions).flat())];
