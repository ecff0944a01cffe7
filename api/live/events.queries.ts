import type { Reader } from '../tables.ts';
import type { StoredEvent } from './stored-event.ts';

/** The organisation's latest event number; 0 before the first. */
export async function lastEventSeq(db: Reader): Promise<number> {
  const row = await db.selectFrom('event').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}

/** Events after a number, in order. */
export function listEventsAfter(
  db: Reader,
  organizationId: string,
  seq: number,
  limit: number,
): Promise<StoredEvent[]> {
  return db
    .selectFrom('event')
    .select([
      'seq',
      'action',
      'entity',
      'entityId',
      'createdAt',
      'liveType',
      'liveData',
      'audienceRoles',
      'audienceUsers',
    ])
    .where('organizationId', '=', organizationId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
}
