import { HOUR, MINUTE, SECOND } from '#schema/milliseconds.ts';

/** Delays between attempts: the schedule of Standard Webhooks. */
const delays = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 24 * HOUR];
/** Each delay is up to this share longer, so that deliveries that failed together are not retried together. */
const JITTER = 0.2;

/** The time of the next attempt after this many failures; null when there is none. */
export function nextAttempt(failures: number, now: Date, random: () => number = Math.random): Date | null {
  const delay = delays[failures - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay * (1 + JITTER * random()));
}
