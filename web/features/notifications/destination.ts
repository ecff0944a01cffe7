import { paths, to } from '../../platform/paths.ts';

/** Where the row that a notification is about can be seen; null when this person has no screen for it. */
export function destinationOf(entityType: string | null, entityId: string | null, lead: boolean): string | null {
  if (entityType === null || entityId === null) return null;
  const id = encodeURIComponent(entityId);
  switch (entityType) {
    case 'prep_task':
      return `${lead ? paths.tasks : paths.cook}?task=${id}`;
    case 'line_check':
      return `${lead ? paths.tasks : paths.cook}?check=${id}`;
    case 'recipe':
      return `${lead ? paths.recipes : paths.cook}?recipe=${id}`;
    case 'item':
      return `${lead ? paths.inventory : paths.cook}?item=${id}`;
    case 'delivery':
      return lead ? to.delivery(entityId) : null;
    case 'waste':
      return lead ? `${paths.inventory}?tab=waste` : null;
    case 'user':
      return lead ? `${paths.adminUsers}?person=${id}` : null;
    case 'webhook':
      return lead ? `${to.usersTab('webhooks')}&webhook=${id}` : null;
    default:
      return null;
  }
}
