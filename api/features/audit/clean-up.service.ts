import { limits } from '#schema/limits.ts';
import { IDLE_LIMIT } from '../auth/sessions.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { deleteExpired } from './clean-up.queries.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Removes ended sessions, password links that ran out, answers kept for repeats, old notifications, and events past the audit log's reach. */
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
