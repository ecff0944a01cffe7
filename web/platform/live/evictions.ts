import type { LiveNews, LiveType } from '#schema/live.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';

/** What shows the contents of food: allergens and names that come from recipes and items. */
const contents = [
  'prepTasks',
  'myPrepTasks',
  'prepTask',
  'prepItems',
  'recipes',
  'recipe',
  'recipeCosting',
] as const satisfies readonly QueryField[];

/** What each live message makes old. The client's whole live routing: a query that is renamed does not compile here. */
const evictions = {
  PREP_TASK_UPDATED: [
    'prepTasks',
    'myPrepTasks',
    'prepTaskStatus',
    'prepTask',
    'prepTaskHistory',
    'prepItems',
    'recentActivity',
    'unconvertible',
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
    'unconvertible',
    'stockLots',
    'stockLot',
    'stockLotByCode',
    'stockLotEvents',
    'stockLotMovements',
    'stockPlaces',
    'expiredLots',
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
    'units',
    'itemCategories',
    'items',
    'item',
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
  RECIPE_UPDATED: [...contents, 'recipeCategories', 'recentActivity', 'unconvertible'],
  // The notification of a critical failure is rewritten when its action or re-check comes.
  LINE_CHECK_UPDATED: ['lineChecks', 'lineCheck', 'notifications', 'recentActivity'],
  DELIVERY_UPDATED: ['expectedDeliveries', 'deliveries', 'delivery', 'deliverableItems', 'suppliers', 'recentActivity'],
  DEVICE_UPDATED: ['devices', 'device'],
} as const satisfies Record<LiveType, readonly QueryField[]>;

/** What this message makes old. An edited item changes what food contains; a stock movement, of which there are many, does not. */
export function evictedBy(message: LiveNews): readonly QueryField[] {
  const old = evictions[message.type];
  return message.type === 'INVENTORY_UPDATED' && message.data.edited ? [...old, ...contents] : old;
}

/**
 * What the answer of one's own mutation brings whole: the row is in the cache, and these fields hold nothing but rows. A
 * mutation that moves a row into or out of them says so with `invalidating`. Only of types whose every change has a version of
 * its own: a reading of a line check has none.
 */
const answered: { readonly [T in LiveType]?: readonly QueryField[] } = {
  PREP_TASK_UPDATED: ['prepTasks', 'myPrepTasks'],
};

/** What a message makes old for whoever did it: only what the answer of the mutation could not bring. */
export function evictedByOwn(message: LiveNews): readonly QueryField[] {
  const brought = answered[message.type] ?? [];
  return evictedBy(message).filter((field) => !brought.includes(field));
}

/** Everything a message could have made old: read again once after the connection was lost. */
export const allEvictions: readonly QueryField[] = [...new Set(Object.values(evictions).flat())];
