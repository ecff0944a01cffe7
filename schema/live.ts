import type { MessageJson } from './rest.ts';
import type { ImportKindName } from './import-vocabulary.ts';
import type { Permission } from './permissions.ts';
import type { NotificationTopic } from './notification-topics.ts';
import type { NotificationType, PrepTaskStatus, Priority, Unit } from './vocabulary.ts';

/** Sent by clients of `/ws` after opening the socket. */
export const REQUEST_INITIAL_DATA = 'REQUEST_INITIAL_DATA';

/** The server closes a socket with this code when its session or its access has ended. */
export const SIGNED_OUT_CLOSE_CODE = 4401;

/** A prep task with the fields of a board, so that displays need not refetch it. Times ISO 8601 UTC, quantities exact decimal text. */
export interface LivePrepTask {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly status: PrepTaskStatus;
  /** True only in the message of the change that set this status; false when another field changed. */
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
  /** Null without one, and once the task has ended; missing in old events. */
  readonly note?: string | null;
  /** Of a recurring task, which makes nothing; null for others, missing in old events. */
  readonly recurringTaskId?: string | null;
  /** Whether Done needs a note; missing in old events. */
  readonly needsNote?: boolean;
  /** Whether Done needs a photo; missing in old events. */
  readonly needsPhoto?: boolean;
  /** The business day that thawed food is for; missing in old events. */
  readonly thawFor?: string | null;
  /** When the current status was set, and by whom: undo is possible for 10 s after it. */
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
  /** Missing in old events. */
  readonly topic?: NotificationTopic | null;
  readonly title: string;
  readonly message: string;
  /** Title and message by key, for every language; missing in old events. */
  readonly titleContent?: MessageJson | null;
  readonly messageContent?: MessageJson | null;
  readonly priority: Priority | null;
  /** The row that it is about; null without one, missing in old events. */
  readonly entityType?: string | null;
  readonly entityId?: string | null;
  readonly createdAt: string;
}

/** A notification that no longer exists, because what it reported was undone. */
export interface LiveWithdrawal {
  readonly id: string;
}

/**
 * Users, devices, the kitchen's settings, a line check, a recipe, a day of sales or an unposted delivery changed: open screens
 * refetch. Not in the specification, whose client ignores it.
 */
export interface LiveChange {
  readonly id: string;
  readonly version: number;
}

/** An import was applied or undone: clients refetch queries with rows of its kind. */
export interface LiveImport extends LiveChange {
  /** What its rows are; missing in old events. */
  readonly kind?: ImportKindName;
}

/** A timer of the kitchen. Times ISO 8601 UTC. It rings from `endsAt` on, until it is done or cancelled. */
export interface LiveTimer {
  readonly id: string;
  readonly version: number;
  /** What it is for; null for a timer without a name. */
  readonly label: string | null;
  readonly recipeId: string | null;
  /** The number of the recipe's step, from 1. */
  readonly step: number | null;
  readonly prepTaskId: string | null;
  /** The key from the screen that started it, by which it recognizes its own timer. */
  readonly key: string | null;
  readonly startedById: string;
  readonly startedAt: string;
  readonly durationSeconds: number;
  readonly addedSeconds: number;
  /** Null while it is paused. */
  readonly endsAt: string | null;
  /** What was left when it was paused; null while it runs. */
  readonly remainingSeconds: number | null;
  /** When it was silenced after it had rung. */
  readonly doneAt: string | null;
  /** When it was stopped before it rang. */
  readonly cancelledAt: string | null;
}

/** The four server messages of the specification, and those that keep the other open screens fresh. */
export interface LiveData {
  readonly PREP_TASK_UPDATED: LivePrepTask;
  readonly INVENTORY_UPDATED: LiveInventoryItem;
  readonly DELIVERY_RECEIVED: LiveDelivery;
  readonly NOTIFICATION_RECEIVED: LiveNotification;
  readonly NOTIFICATION_WITHDRAWN: LiveWithdrawal;
  readonly ORGANIZATION_UPDATED: LiveChange;
  readonly USER_UPDATED: LiveChange;
  readonly LINE_CHECK_UPDATED: LiveChange;
  readonly DELIVERY_UPDATED: LiveChange;
  readonly RECIPE_UPDATED: LiveChange;
  readonly DEVICE_UPDATED: LiveChange;
  readonly TIMER_UPDATED: LiveTimer;
  readonly HANDOVER_UPDATED: LiveChange;
  readonly COUNT_UPDATED: LiveChange;
  readonly SALES_UPDATED: LiveChange;
  readonly IMPORT_UPDATED: LiveImport;
}
export const liveTypes = [
  'PREP_TASK_UPDATED',
  'INVENTORY_UPDATED',
  'DELIVERY_RECEIVED',
  'NOTIFICATION_RECEIVED',
  'NOTIFICATION_WITHDRAWN',
  'ORGANIZATION_UPDATED',
  'USER_UPDATED',
  'LINE_CHECK_UPDATED',
  'DELIVERY_UPDATED',
  'RECIPE_UPDATED',
  'DEVICE_UPDATED',
  'TIMER_UPDATED',
  'HANDOVER_UPDATED',
  'COUNT_UPDATED',
  'SALES_UPDATED',
  'IMPORT_UPDATED',
] as const satisfies readonly (keyof LiveData)[];
export type LiveType = (typeof liveTypes)[number];

/** The permission to receive each message; an event's audience narrows it further. */
export const livePermissions = {
  PREP_TASK_UPDATED: 'prep.board',
  INVENTORY_UPDATED: 'inventory.board',
  DELIVERY_RECEIVED: 'deliveries.board',
  DELIVERY_UPDATED: 'deliveries.board',
  LINE_CHECK_UPDATED: 'line-checks.board',
  ORGANIZATION_UPDATED: 'board.read',
  DEVICE_UPDATED: 'device.settings',
  NOTIFICATION_RECEIVED: 'notifications.read',
  NOTIFICATION_WITHDRAWN: 'notifications.read',
  USER_UPDATED: 'profile.update',
  RECIPE_UPDATED: 'recipes.board',
  TIMER_UPDATED: 'timers.board',
  HANDOVER_UPDATED: 'handovers.read',
  COUNT_UPDATED: 'counts.read',
  SALES_UPDATED: 'sales.read',
  IMPORT_UPDATED: 'board.read',
} as const satisfies Record<LiveType, Permission>;

/** Response to REQUEST_INITIAL_DATA; a client of the specification ignores it. */
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
 * Messages of `Subscription.liveEvents`: changes and markers. CAUGHT_UP: all missed changes were sent, what follows is live.
 * GAP: too much was missed, clients must reload everything. PING: the heartbeat.
 */
export const liveEventTypes = [...liveTypes, 'CAUGHT_UP', 'GAP', 'PING'] as const;
export type LiveEventType = (typeof liveEventTypes)[number];

/** A change of the product's data. */
export type LiveUpdate = {
  [T in LiveType]: { readonly type: T; readonly data: LiveData[T]; readonly seq: number };
}[LiveType];

/** A message of the change feed. All changes up to `seq` have been sent. */
export type LiveMessage =
  | LiveUpdate
  | { readonly type: 'CAUGHT_UP'; readonly data: null; readonly seq: number }
  | { readonly type: 'GAP'; readonly data: null; readonly seq: number }
  | { readonly type: 'PING'; readonly data: Ping; readonly seq: number };
