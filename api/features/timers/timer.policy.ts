import type { LiveTimer } from '#schema/live.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { SECOND } from '#schema/milliseconds.ts';
import { conflict } from '../../platform/errors.ts';
import type { Timer } from './timer.entity.ts';

export function hasEnded({ doneAt, cancelledAt }: Pick<Timer, 'doneAt' | 'cancelledAt'>): boolean {
  return doneAt !== null || cancelledAt !== null;
}

/** Whether its time is over, so that it rings until it is stopped. */
export function isDue({ endsAt }: Pick<Timer, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** Adds time: to a ringing timer from now on. Throws CONFLICT when it would run for more than 24 hours. */
export function extend(timer: Timer, seconds: number, now: Date): void {
  const left = secondsLeft(timer, now) + seconds;
  if (left > limits.timerSecondsMax) throw conflict(msg('timer.tooLong'));
  timer.addedSeconds += seconds;
  if (timer.remainingSeconds !== null) timer.remainingSeconds = left;
  else timer.endsAt = new Date(Math.max(timer.endsAt?.getTime() ?? 0, now.getTime()) + seconds * SECOND);
}

/** Stops the count. Throws CONFLICT for a timer that rings. */
export function pause(timer: Timer, now: Date): void {
  if (isDue(timer, now)) throw conflict(msg('timer.rings'));
  timer.remainingSeconds = secondsLeft(timer, now);
  timer.pausedAt = now;
  timer.endsAt = null;
}

export function resume(timer: Timer, now: Date): void {
  timer.endsAt = new Date(now.getTime() + secondsLeft(timer, now) * SECOND);
  timer.remainingSeconds = null;
  timer.pausedAt = null;
}

/** Ends it: done when it rang, else cancelled. `byId` is null when the server ends it. */
export function end(timer: Timer, byId: string | null, now: Date): void {
  if (isDue(timer, now)) timer.doneAt = now;
  else timer.cancelledAt = now;
  timer.stoppedById = byId;
}

/** Whole seconds until it rings, rounded up; 0 when it rings. */
export function secondsLeft({ endsAt, remainingSeconds }: Timer, now: Date): number {
  if (remainingSeconds !== null) return remainingSeconds;
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / SECOND));
}

/** The timer as live messages contain it. */
export function liveTimer(timer: Timer): LiveTimer {
  return {
    id: timer.id,
    version: timer.version,
    label: timer.label,
    recipeId: timer.recipeId,
    step: timer.step,
    prepTaskId: timer.prepTaskId,
    key: timer.key,
    startedById: timer.startedById,
    startedAt: timer.startedAt.toISOString(),
    durationSeconds: timer.durationSeconds,
    addedSeconds: timer.addedSeconds,
    endsAt: instant(timer.endsAt),
    remainingSeconds: timer.remainingSeconds,
    doneAt: instant(timer.doneAt),
    cancelledAt: instant(timer.cancelledAt),
  };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
