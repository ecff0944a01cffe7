import type { LiveTimer } from '#schema/live.ts';
import { limits } from '#schema/limits.ts';
import { SECOND } from '#schema/milliseconds.ts';

/**
 * A timer on a screen. One that only this device has, because the server could not be reached when it was started, has the
 * version 0 and its key as its id.
 */
export type Timer = LiveTimer;

/** What a timer is started with. */
export interface NewTimer {
  readonly durationSeconds: number;
  /** What it is for; with a recipe its name. */
  readonly label: string | null;
  readonly recipeId?: string | null;
  readonly step?: number | null;
  readonly prepTaskId?: string | null;
  /** The elapsed time, when a stopped one continues. */
  readonly elapsedSeconds?: number;
}

export function isShared({ version }: Timer): boolean {
  return version > 0;
}

export function hasEnded({ doneAt, cancelledAt }: Timer): boolean {
  return doneAt !== null || cancelledAt !== null;
}

export function isPaused({ endsAt }: Timer): boolean {
  return endsAt === null;
}

/** Whether it rings; `now` is the server's time. */
export function isRinging({ endsAt }: Timer, now: number): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now;
}

/** Milliseconds until it rings; negative since it rings. */
export function timeLeft({ endsAt, remainingSeconds }: Timer, now: number): number {
  return endsAt === null ? (remainingSeconds ?? 0) * SECOND : Date.parse(endsAt) - now;
}

/** The next to ring first, paused ones last. */
export function inOrder(timers: readonly Timer[]): readonly Timer[] {
  const place = ({ endsAt }: Timer) => (endsAt === null ? Infinity : Date.parse(endsAt));
  return timers.toSorted((one, other) =>
    place(one) === place(other) ? one.startedAt.localeCompare(other.startedAt) : place(one) - place(other),
  );
}

/** A timer of this device alone. */
export function localTimer(key: string, input: NewTimer, startedById: string, now: number): Timer {
  const startedAt = now - (input.elapsedSeconds ?? 0) * SECOND;
  return {
    id: key,
    version: 0,
    key,
    label: input.label,
    recipeId: input.recipeId ?? null,
    step: input.step ?? null,
    prepTaskId: input.prepTaskId ?? null,
    startedById,
    startedAt: new Date(startedAt).toISOString(),
    durationSeconds: input.durationSeconds,
    addedSeconds: 0,
    endsAt: new Date(startedAt + input.durationSeconds * SECOND).toISOString(),
    remainingSeconds: null,
    doneAt: null,
    cancelledAt: null,
  };
}

/** The same rules as on the server (api/features/timers/timer.policy.ts), for a timer of this device alone. */
export const locally = {
  extend(timer: Timer, seconds: number, now: number): Timer {
    if (Math.max(0, timeLeft(timer, now)) / SECOND + seconds > limits.timerSecondsMax) return timer;
    const addedSeconds = timer.addedSeconds + seconds;
    if (timer.endsAt === null)
      return { ...timer, addedSeconds, remainingSeconds: (timer.remainingSeconds ?? 0) + seconds };
    const endsAt = new Date(Math.max(Date.parse(timer.endsAt), now) + seconds * SECOND).toISOString();
    return { ...timer, addedSeconds, endsAt };
  },
  pause(timer: Timer, now: number): Timer {
    if (timer.endsAt === null || isRinging(timer, now)) return timer;
    return { ...timer, endsAt: null, remainingSeconds: Math.ceil(timeLeft(timer, now) / SECOND) };
  },
  resume(timer: Timer, now: number): Timer {
    if (timer.endsAt !== null) return timer;
    return { ...timer, endsAt: new Date(now + timeLeft(timer, now)).toISOString(), remainingSeconds: null };
  },
} as const;

/** The input for sharing a local timer: its whole duration, and the elapsed time. */
export function sharedInput(timer: Timer, now: number) {
  const { key, label, recipeId, step, prepTaskId } = timer;
  const left = Math.max(1, Math.round(timeLeft(timer, now) / SECOND));
  const durationSeconds = Math.max(left, timer.durationSeconds + timer.addedSeconds);
  return { key, label, recipeId, step, prepTaskId, durationSeconds, elapsedSeconds: durationSeconds - left };
}
