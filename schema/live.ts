import type { MessageJson } from './rest.ts';
import type { Permission } from './permissions.ts';
import type { NotificationType, PrepTaskStatus, Priority, Unit } from './vocabulary.ts';

/** What a client of `/ws` sends when its socket opens. */
export const REQUEST_INITIAL_DATA = 'REQUEST_INITIAL_DATA';

/** A prep task as a board shows it, so that displays need not ask for it again. Times ISO 8601 UTC, quantities exact decimal text. */
export interface LivePrepTask {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly status: PrepTaskStatus;
  /** True only in the message of the step that set this status; false when something else of the task changed. */
  readonly statusChanged: boolean;
  readonly businessDate: string;
  readonly stationId: string | null;
  readonly priority: Priority;
  readonly dueAt: string;
  readonly latestStartAt: string | null;
  readonly targetQuantity: string;
  readonly unit: Unit;
  readonly parAtPlan: string | null;
  readonly onHandAtPlan: string | null;
  readonly actualQuantity: string | null;
  readonly assigneeId: string | null;
  readonly startedAt: string | null;
  readonly startedById: string | null;
  readonly heldAt: string | null;
  readonly heldSeconds: number;
  readonly completedAt: string | null;
  readonly completedById: string | null;
  /** When the present status was set, and by whom: undo is open for 10 s after it. */
  readonly previousAt: string | null;
  readonly changedById: string | null;
}

export interface LiveInventoryItem {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly currentStock: number;
  readonly parLevel: number;
  readonly unit: string;
  /** True only in the message of the movement that took the stock from at-or-above par to below it. */
  readonly crossedPar: boolean;
  /** True only when the item itself was changed (its name, allergens, unit, archived); false for a stock movement. */
  readonly edited: boolean;
}

export interface LiveDelivery {
  readonly id: string;
  readonly version: number;
  readonly number: string;
}

export interface LiveNotification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** The same for readers of every language; events from before there were messages lack them. */
  readonly titleContent?: MessageJson | null;
  readonly messageContent?: MessageJson | null;
  readonly priority: Priority | null;
  readonly createdAt: string;
}

/** People, devices, the kitchen's settings, a line check, a recipe or a delivery not yet in stock changed: open screens read again. Not in the specification, whose client ignores it. */
export interface LiveChange {
  readonly id: string;
  readonly version: number;
}

/** The four server messages of the specification, and those that keep the other open screens fresh. */
export interface LiveData {
  readonly PREP_TASK_UPDATED: LivePrepTask;
  readonly INVENTORY_UPDATED: LiveInventoryItem;
  readonly DELIVERY_RECEIVED: LiveDelivery;
  readonly NOTIFICATION_RECEIVED: LiveNotification;
  readonly ORGANIZATION_UPDATED: LiveChange;
  readonly USER_UPDATED: LiveChange;
  readonly LINE_CHECK_UPDATED: LiveChange;
  readonly DELIVERY_UPDATED: LiveChange;
  readonly RECIPE_UPDATED: LiveChange;
  readonly DEVICE_UPDATED: LiveChange;
}
export const liveTypes = [
  'PREP_TASK_UPDATED',
  'INVENTORY_UPDATED',
  'DELIVERY_RECEIVED',
  'NOTIFICATION_RECEIVED',
  'ORGANIZATION_UPDATED',
  'USER_UPDATED',
  'LINE_CHECK_UPDATED',
  'DELIVERY_UPDATED',
  'RECIPE_UPDATED',
  'DEVICE_UPDATED',
] as const satisfies readonly (keyof LiveData)[];
export type LiveType = (typeof liveTypes)[number];

/** What one must be allowed to read to hear of it at all; an event's audience narrows it further. */
export const livePermissions = {
  PREP_TASK_UPDATED: 'prep.board',
  INVENTORY_UPDATED: 'inventory.board',
  DELIVERY_RECEIVED: 'deliveries.board',
  DELIVERY_UPDATED: 'deliveries.board',
  LINE_CHECK_UPDATED: 'line-checks.board',
  ORGANIZATION_UPDATED: 'board.read',
  DEVICE_UPDATED: 'device.settings',
  NOTIFICATION_RECEIVED: 'notifications.read',
  USER_UPDATED: 'profile.update',
  RECIPE_UPDATED: 'recipes.board',
} as const satisfies Record<LiveType, Permission>;

/** Answer to REQUEST_INITIAL_DATA; a client of the specification ignores it. */
export interface InitialData {
  readonly unreadCount: number;
  readonly prepStatus: { readonly total: number; readonly completed: number };
  /** The organization's latest event number: the point from which a gap is read. */
  readonly seq: number;
}

/** The heartbeat, every `limits.pingInterval`. `build` names the web build the server would serve. */
export interface Ping {
  readonly time: string;
  readonly build: string;
}

/**
 * What `Subscription.liveEvents` tells: what changed, and where it stands. CAUGHT_UP: everything up to here was told, what
 * follows is live. GAP: too much was missed to be told, everything is read again. PING: the heartbeat.
 */
export const liveEventTypes = [...liveTypes, 'CAUGHT_UP', 'GAP', 'PING'] as const;
export type LiveEventType = (typeof liveEventTypes)[number];

/** A change, as it is told. */
export type LiveNews = {
  [T in LiveType]: { readonly type: T; readonly data: LiveData[T]; readonly seq: number };
}[LiveType];

/** What a screen hears. `seq` is the number up to which it has been told everything. */
export type LiveMessage =
  | LiveNews
  | { readonly type: 'CAUGHT_UP'; readonly data: null; readonly seq: number }
  | { readonly type: 'GAP'; readonly data: null; readonly seq: number }
  | { readonly type: 'PING'; readonly data: Ping; readonly seq: number };
