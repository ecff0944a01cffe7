import { livePermissions, type LiveType, liveTypes } from '#schema/live.ts';
import { isTopic } from '#schema/notification-topics.ts';
import { can } from '#schema/permissions.ts';
import type { Viewer } from '../context/context.ts';
import { mutedTopics } from '../context/muted-topics.ts';
import { fieldsOf } from './live-messages.ts';
import type { StoredEvent } from './stored-event.ts';

/** A live message of an event, on any transport. Its data is the same for everyone who may receive it. */
export interface VisibleLiveMessage {
  readonly type: LiveType;
  readonly data: unknown;
  readonly seq: number;
  readonly createdAt: Date;
}

/** The receiver: a viewer, or a webhook acting as one. */
type Subscriber = Pick<Viewer, 'id' | 'role' | 'grants' | 'row' | 'token' | 'device'>;

/** The event's live message for this viewer; null when it has none, or they may not receive it. */
export function liveMessageFor(viewer: Subscriber, event: StoredEvent): VisibleLiveMessage | null {
  const { liveType: type, liveData: data, seq, createdAt } = event;
  if (!isLiveType(type) || !can(viewer.grants, livePermissions[type]) || !isFor(viewer, event)) return null;
  if (type === 'NOTIFICATION_RECEIVED' && isMuted(viewer, data)) return null;
  return { type, data, seq, createdAt };
}

/** Whether this viewer may receive live messages at all. A locked tablet may not. */
export function canSubscribe(viewer: Viewer): boolean {
  return viewer.verified && can(viewer.grants, 'live.read');
}

/** Whether the event may have changed this viewer's permissions or kitchen, so that open connections must recheck them. */
export function concernsAccess(viewer: Viewer, event: StoredEvent): boolean {
  if (event.entity === 'User') return event.entityId === viewer.id;
  // Its settings are read with the viewer.
  if (event.entity === 'Organization') return true;
  if (event.entity === 'ApiToken') return event.entityId === viewer.token?.id;
  return event.entity === 'Device' && event.entityId === viewer.device?.id;
}

/** Whether the viewer is in the event's audience. */
function isFor(viewer: Subscriber, { audienceRoles, audienceUsers }: StoredEvent): boolean {
  if (!audienceRoles && !audienceUsers) return true;
  const byRole = viewer.role !== null && audienceRoles?.includes(viewer.role);
  return Boolean(byRole || audienceUsers?.includes(viewer.id));
}

/** Whether the viewer has switched off what the notification is about. */
function isMuted(viewer: Subscriber, data: unknown): boolean {
  const { topic } = fieldsOf(data);
  return isTopic(topic) && mutedTopics(viewer).includes(topic);
}

function isLiveType(text: string | null): text is LiveType {
  const types: readonly (string | null)[] = liveTypes;
  return types.includes(text);
}
