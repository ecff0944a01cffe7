import { localTime } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { type Message, msg, plain } from '#schema/messages.ts';
import { DAY } from '#schema/milliseconds.ts';
import { managers } from '#schema/permissions.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notification.writes.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { end } from './timer.policy.ts';
import { Timer } from './timer.entity.ts';
import { publishTimer } from './timer.writes.ts';

/** The dedupe key for a timer that has been ringing since `endsAt`. A timer that is extended and rings again has a new key. */
export const unansweredKey = (id: string, endsAt: Date | null): string =>
  `timer_unanswered:${id}:${endsAt?.toISOString() ?? ''}`;

/**
 * Notifies once about each timer that rings and that nobody answers: who started it, and who runs the kitchen. Ends those
 * that have rung for hours or were paused and forgotten, and deletes old ones. The job runs it every minute.
 */
export async function updateTimers(tx: Transaction): Promise<void> {
  const before = (milliseconds: number) => new Date(tx.now.getTime() - milliseconds);
  const open = { doneAt: null, cancelledAt: null };
  const unanswered = { ...open, endsAt: { $lte: before(limits.timerUnanswered) } };
  const forgotten = { ...open, pausedAt: { $lte: before(limits.timerSecondsMax * 1_000) } };
  const rows = await tx.em.find(Timer, { $or: [unanswered, forgotten] }, { limit: limits.timersPerKitchen });
  for (const timer of rows) {
    const { endsAt } = timer;
    if (endsAt === null || endsAt <= before(limits.timerRingMax)) {
      end(timer, null, tx.now);
      await publishTimer(tx, timer, 'timer.ended');
    } else await notifyUnanswered(tx, timer, endsAt);
  }
  const old = before(limits.timerDays * DAY);
  await tx.em.nativeDelete(Timer, { $or: [{ doneAt: { $lte: old } }, { cancelledAt: { $lte: old } }] });
}

async function notifyUnanswered(tx: Transaction, timer: Timer, endsAt: Date): Promise<void> {
  const { timeZone } = await findKitchen(tx);
  await notify(tx, {
    type: 'other',
    topic: 'timer_unanswered',
    priority: 'high',
    title: msg('timer.unanswered', { name: nameOf(timer) }),
    message: msg('timer.rangAt', { time: msg('text.clock', { time: localTime(timeZone, endsAt) }) }),
    about: { type: 'timer', id: timer.id },
    audience: { roles: managers, users: [timer.startedById] },
    dedupeKey: unansweredKey(timer.id, endsAt),
  });
}

function nameOf({ label, step }: Timer): Message {
  if (label === null) return msg('timer.unnamed');
  return step === null ? plain(label) : msg('timer.ofStep', { label, step });
}
