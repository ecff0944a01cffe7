import { msg } from '#schema/messages.ts';
import { type NotificationTopic, topicRules, topicsOf } from '#schema/notification-topics.ts';
import type { Role } from '#schema/vocabulary.ts';
import { fieldError } from '../../platform/errors.ts';

const sentences = {
  food_safety: msg('notifications.foodSafety'),
  personal: msg('notifications.personal'),
};

/** Throws VALIDATION_FAILED unless a person of this role may switch the topic off. */
export function assertMayMute(role: Role, topic: NotificationTopic): void {
  const { alwaysOn } = topicRules[topic];
  if (alwaysOn !== null) throw fieldError('topic', sentences[alwaysOn]);
  if (!topicsOf(role).includes(topic)) throw fieldError('topic', msg('notifications.otherRole'));
}

/** The topics that are switched off after this choice; the same array when nothing changes. */
export function mutedAfter(
  before: readonly NotificationTopic[],
  { topic, enabled }: { readonly topic: NotificationTopic; readonly enabled: boolean },
): readonly NotificationTopic[] {
  if (enabled !== before.includes(topic)) return before;
  return enabled ? before.filter((other) => other !== topic) : [...before, topic];
}
