import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { lockNames } from '../../platform/database/name-available.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { liveTimer } from './timer.policy.ts';
import { Timer } from './timer.entity.ts';
import type { TimerView } from './timer.view.ts';
import { countRunning, findTimers } from './timers.queries.ts';

interface Target {
  readonly id: string;
  readonly version?: number | undefined;
}

/**
 * Changes a timer: locks the row, refuses a stale version, calls `apply` and publishes the timer. Where `isSettled` says that
 * there is nothing left to do, such as stopping a stopped one, nothing changes and no version is refused.
 */
export async function changeTimer(
  tx: Transaction,
  viewer: Viewer,
  { id, version }: Target,
  isSettled: (timer: Timer) => boolean,
  apply: (timer: Timer) => void,
): Promise<TimerView> {
  const timer = await find(tx, Timer, 'timer', id, { lock: true });
  if (isSettled(timer)) return reloadTimer(tx, viewer, id);
  if (version !== undefined && version !== timer.version) await find(tx, Timer, 'timer', id, { version });
  apply(timer);
  await publishTimer(tx, timer);
  return reloadTimer(tx, viewer, id);
}

/** Records a timer's event and sends it to all screens of the kitchen. */
export async function publishTimer(tx: Transaction, timer: Timer, action?: string): Promise<void> {
  await tx.em.flush();
  const { id, label, durationSeconds, addedSeconds } = timer;
  tx.record({
    ...(action === undefined ? {} : { action }),
    entity: 'Timer',
    entityId: id,
    changes: { label, durationSeconds, addedSeconds },
    live: { type: 'TIMER_UPDATED', data: liveTimer(timer) },
  });
}

/** Throws CONFLICT when the kitchen or the person has as many timers as may run at once, also when two start at the same time. */
export async function refuseTooMany(tx: Transaction, personId: string): Promise<void> {
  await lockNames(tx);
  const { all, own } = await countRunning(tx.db, tx.organizationId, personId);
  if (all >= limits.timersPerKitchen) throw conflict(msg('timer.tooManyInKitchen', { count: limits.timersPerKitchen }));
  if (own >= limits.timersPerPerson) throw conflict(msg('timer.tooManyOfPerson', { count: limits.timersPerPerson }));
}

/** The timer as screens read it, within the transaction that changed it. */
export async function reloadTimer(tx: Transaction, viewer: Viewer, id: string): Promise<TimerView> {
  const [row] = await findTimers(tx.db, viewer, [id]);
  if (!row) throw new Error(`The timer ${id} is missing within its own transaction.`);
  return row;
}
