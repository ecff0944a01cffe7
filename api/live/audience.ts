import { hearing, type LiveType, liveTypes } from '#schema/live.ts';
import { can } from '#schema/permissions.ts';
import type { Viewer } from '../context.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event as open screens hear it, on whatever transport. Its data is the same for everyone who may hear it. */
export interface LiveNews {
  readonly type: LiveType;
  readonly data: unknown;
  readonly seq: number;
  readonly createdAt: Date;
}

/** Made once per event, however many hear of it. */
const made = new WeakMap<StoredEvent, LiveNews>();

/** The event's live message for this viewer; null when they may not hear it, or when it is none. */
export function newsFor(viewer: Viewer, event: StoredEvent): LiveNews | null {
  return mayHear(viewer, event) ? newsOf(event) : null;
}

/** Whether this viewer may hear live messages at all. A locked tablet may not. */
export function mayListen(viewer: Viewer): boolean {
  return viewer.verified && can(viewer.grants, 'live.read');
}

/** Whether this viewer may hear the event's live message. */
export function mayHear(viewer: Pick<Viewer, 'id' | 'role' | 'grants'>, event: StoredEvent): boolean {
  const { audienceRoles, audienceUsers, liveType } = event;
  if (!isLiveType(liveType) || !can(viewer.grants, hearing[liveType])) return false;
  if (!audienceRoles && !audienceUsers) return true;
  const byRole = viewer.role !== null && audienceRoles?.includes(viewer.role);
  return Boolean(byRole || audienceUsers?.includes(viewer.id));
}

/** Whether the event may have changed what this viewer is allowed, so that open connections must ask again. */
export function concernsAccess(viewer: Viewer, event: StoredEvent): boolean {
  if (event.entity === 'User') return event.entityId === viewer.id;
  if (event.entity === 'ApiToken') return event.entityId === viewer.token?.id;
  return event.entity === 'Device' && event.entityId === viewer.device?.id;
}

function newsOf(event: StoredEvent): LiveNews | null {
  const known = made.get(event);
  if (known) return known;
  const { liveType: type, liveData: data, seq, createdAt } = event;
  if (!isLiveType(type)) return null;
  const news = { type, data, seq, createdAt };
  made.set(event, news);
  return news;
}

function isLiveType(text: string | null): text is LiveType {
  const types: readonly (string | null)[] = liveTypes;
  return types.includes(text);
}
