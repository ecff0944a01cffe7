import { livePermissions, type LiveType, liveTypes } from '#schema/live.ts';
import { can } from '#schema/permissions.ts';
import type { Viewer } from '../context/context.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event as open screens hear it, on whatever transport. Its data is the same for everyone who may hear it. */
export interface LiveNews {
  readonly type: LiveType;
  readonly data: unknown;
  readonly seq: number;
  readonly createdAt: Date;
}

/** Whoever hears: a viewer, or what stands for one. */
type Subscriber = Pick<Viewer, 'id' | 'role' | 'grants'>;

/** The event's live message for this viewer; null when they may not hear it, or when it is none. */
export function newsFor(viewer: Subscriber, event: StoredEvent): LiveNews | null {
  const { liveType: type, liveData: data, seq, createdAt } = event;
  if (!isLiveType(type) || !can(viewer.grants, livePermissions[type]) || !isFor(viewer, event)) return null;
  return { type, data, seq, createdAt };
}

/** Whether this viewer may hear live messages at all. A locked tablet may not. */
export function canSubscribe(viewer: Viewer): boolean {
  return viewer.verified && can(viewer.grants, 'live.read');
}

/** Whether the event may have changed what this viewer is allowed, so that open connections must ask again. */
export function concernsAccess(viewer: Viewer, event: StoredEvent): boolean {
  if (event.entity === 'User') return event.entityId === viewer.id;
  if (event.entity === 'ApiToken') return event.entityId === viewer.token?.id;
  return event.entity === 'Device' && event.entityId === viewer.device?.id;
}

/** Whether the viewer is among those that the event is for. */
function isFor(viewer: Subscriber, { audienceRoles, audienceUsers }: StoredEvent): boolean {
  if (!audienceRoles && !audienceUsers) return true;
  const byRole = viewer.role !== null && audienceRoles?.includes(viewer.role);
  return Boolean(byRole || audienceUsers?.includes(viewer.id));
}

function isLiveType(text: string | null): text is LiveType {
  const types: readonly (string | null)[] = liveTypes;
  return types.includes(text);
}
