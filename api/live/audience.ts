import type { Viewer } from '../context.ts';
import type { StoredEvent } from './stored-event.ts';

/** Whether this person may hear the event's live message. */
export function mayHear(viewer: Viewer, event: StoredEvent): boolean {
  const { audienceRoles, audienceUsers } = event;
  if (!audienceRoles && !audienceUsers) return true;
  return Boolean(audienceRoles?.includes(viewer.role) || audienceUsers?.includes(viewer.id));
}

/** Whether the event may have changed what this person is allowed, so that open connections must ask again. */
export function concernsAccess(viewer: Viewer, event: StoredEvent): boolean {
  return event.entity === 'User' && event.entityId === viewer.id;
}
