const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after a failed attempt the next one is made: the schedule of Standard Webhooks. */
const waits = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 24 * HOUR];
/** Each wait is up to this share longer, so that what failed together does not come back together. */
const JITTER = 0.2;

/** When a delivery that has failed so many times is tried again; null when it is given up. */
export function nextAttempt(failures: number, now: Date, random: () => number = Math.random): Date | null {
  const wait = waits[failures - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 + JITTER * random()));
}
