import { admins, managers } from './permissions.ts';
import { type Role, roles as everyone } from './vocabulary.ts';

/** What a notification is about, finer than its type: what a person may switch off. */
export const notificationTopics = [
  'check_failed',
  'check_missed',
  'stock_expired',
  'stock_quarantined',
  'task_handed',
  'check_due',
  'prep_late',
  'prep_requested',
  'prep_short',
  'timer_unanswered',
  'low_stock',
  'overstock',
  'stock_expiring',
  'stock_difference',
  'monthly_count',
  'delivery_received',
  'price_change',
  'food_cost',
  'waste_alert',
  'registration',
  'webhook_off',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The headings that screens list topics under, in this order. */
export const topicGroups = ['safety', 'work', 'stock', 'costs', 'access'] as const;
export type TopicGroup = (typeof topicGroups)[number];

/** Why a topic cannot be switched off. `personal`: it says that the person's own work changed. */
export type AlwaysOn = 'food_safety' | 'personal';

interface TopicRule {
  readonly group: TopicGroup;
  /** Who gets its notifications; some of these people, or all. */
  readonly roles: readonly Role[];
  /** Null when a person may switch it off. */
  readonly alwaysOn: AlwaysOn | null;
}

/** Each topic's group, receivers, and whether it can be switched off. */
export const topicRules: Readonly<Record<NotificationTopic, TopicRule>> = {
  check_failed: { group: 'safety', roles: managers, alwaysOn: 'food_safety' },
  check_missed: { group: 'safety', roles: everyone, alwaysOn: 'food_safety' },
  stock_expired: { group: 'safety', roles: everyone, alwaysOn: 'food_safety' },
  stock_quarantined: { group: 'safety', roles: managers, alwaysOn: 'food_safety' },
  task_handed: { group: 'work', roles: everyone, alwaysOn: 'personal' },
  check_due: { group: 'work', roles: everyone, alwaysOn: null },
  prep_late: { group: 'work', roles: everyone, alwaysOn: null },
  prep_requested: { group: 'work', roles: managers, alwaysOn: null },
  prep_short: { group: 'work', roles: managers, alwaysOn: null },
  timer_unanswered: { group: 'work', roles: everyone, alwaysOn: null },
  low_stock: { group: 'stock', roles: everyone, alwaysOn: null },
  overstock: { group: 'stock', roles: managers, alwaysOn: null },
  stock_expiring: { group: 'stock', roles: everyone, alwaysOn: null },
  stock_difference: { group: 'stock', roles: managers, alwaysOn: null },
  monthly_count: { group: 'stock', roles: everyone, alwaysOn: null },
  delivery_received: { group: 'costs', roles: managers, alwaysOn: null },
  price_change: { group: 'costs', roles: managers, alwaysOn: null },
  food_cost: { group: 'costs', roles: managers, alwaysOn: null },
  waste_alert: { group: 'costs', roles: managers, alwaysOn: null },
  registration: { group: 'access', roles: admins, alwaysOn: null },
  webhook_off: { group: 'access', roles: admins, alwaysOn: null },
};

/** The topics that a role gets, in the order of `notificationTopics`. */
export function topicsOf(role: Role): NotificationTopic[] {
  return notificationTopics.filter((topic) => topicRules[topic].roles.includes(role));
}

/**
 * Of the topics that a person has switched off, those whose notifications they do not get. A topic that became always on
 * since is not among them.
 */
export function withheld(chosen: readonly NotificationTopic[]): NotificationTopic[] {
  return chosen.filter((topic) => topicRules[topic].alwaysOn === null);
}

/** Whether a text is a topic; old messages have none. */
export function isTopic(text: unknown): text is NotificationTopic {
  const topics: readonly unknown[] = notificationTopics;
  return topics.includes(text);
}
