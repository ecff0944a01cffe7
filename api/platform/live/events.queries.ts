import { limits } from '#schema/limits.ts';
import type { Db } from '../database/tables.ts';
import type { StoredEvent } from './stored-event.ts';

/** The organization's latest event number; 0 before the first. */
export async function lastEventSeq(db: Db): Promise<number> {
  const row = await db.selectFrom('event').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}

/** The number of the last event before this time; 0 when there is none. */
export async function lastEventSeqBefore(db: Db, time: Date): Promise<number> {
  const row = await db
    .selectFrom('event')
    .select('seq')
    .where('createdAt', '<', time)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Events after a number, in order. */
export function listEventsAfter(db: Db, organizationId: string, seq: number, limit: number): Promise<StoredEvent[]> {
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

/** The events after an event number. */
interface Missed {
  /** The number of the last of these events, or the latest number when they are incomplete. */
  readonly seq: number;
  /** False when there are too many, or some were deleted: clients must reload everything. */
  readonly complete: boolean;
  /** In order; empty when incomplete. */
  readonly events: readonly StoredEvent[];
}

/** All events after a number; incomplete when they are too many, partly deleted, or of a recreated kitchen. */
export async function missedEvents(db: Db, organizationId: string, after: number): Promise<Missed> {
  const events = await listEventsAfter(db, organizationId, after, limits.catchUpMax + 1);
  const [first] = events;
  const last = events.at(-1);
  if (first?.seq === after + 1 && last && events.length <= limits.catchUpMax)
    return { seq: last.seq, complete: true, events };
  const latest = await lastEventSeq(db);
  // There were no events; later ones are not included.
  if (!first && after >= 0 && after <= latest) return { seq: after, complete: true, events };
  return { seq: latest, complete: false, events: [] };
}
