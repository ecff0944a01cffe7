import { limits } from '#schema/limits.ts';
import { DAY, HOUR } from '#schema/milliseconds.ts';
import { IDLE_LIMIT } from '../auth/sessions/live-sessions.queries.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { deleteExpired } from './clean-up.queries.ts';

/** Deletes ended sessions, expired password links and idempotency keys, and notifications and events older than their retention period. */
export function cleanUp({ db, now }: Transaction): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return deleteExpired(db, {
    now,
    sessionsIdleSince: ago(IDLE_LIMIT),
    idempotencyKeysBefore: ago(limits.idempotencyHours * HOUR),
    notificationsBefore: ago(limits.notificationDays * DAY),
    eventsBefore: ago(limits.eventDays * DAY),
  });
}
