import { type NotificationTopic, withheld } from '#schema/notification-topics.ts';
import type { Viewer } from './context.ts';

/**
 * The topics whose notifications this viewer does not get: in lists, counts and live messages. Only a person has any, in a
 * browser or on a shared tablet; not a wall display, which everyone reads, nor a program.
 */
export function mutedTopics(viewer: Pick<Viewer, 'row' | 'token' | 'device'>): readonly NotificationTopic[] {
  if (!viewer.row || viewer.token || viewer.device?.kind === 'display') return [];
  return withheld(viewer.row.mutedTopics);
}
