import { hearing, type LiveType, liveTypes } from '#schema/live.ts';
import { can } from '#schema/permissions.ts';
import type { Viewer } from '../context.ts';
import type { StoredEvent } from './stored-event.ts';

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
  return event.entity === 'Device' && event.entityId === viewer.device?.id;
}

function isLiveType(text: string | null): text is LiveType {
  const types: readonly (string | null)[] = liveTypes;
  return types.includes(text);
}
