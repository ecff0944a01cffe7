import { addDays, businessDate, instantOn, type KitchenClock } from '#schema/business-day.ts';

interface TimedList {
  readonly buildTime: string | null;
  /** The last business day that was built, or whose time had passed when it was set; null before the first. */
  readonly builtThrough: string | null;
}

/**
 * The business day whose list is due to be built automatically; null when none is. A time before the rollover builds the day
 * that is about to begin. Compares instants, so that a skipped or repeated hour builds once.
 */
export function dueBuild(clock: KitchenClock, { buildTime, builtThrough }: TimedList, now: Date): string | null {
  if (buildTime === null) return null;
  const today = businessDate(clock, now);
  const isBefore = buildTime < clock.dayRollover;
  const date = isBefore && instantOn(clock, today, buildTime) <= now ? addDays(today, 1) : today;
  const at = instantOn(clock, isBefore ? addDays(date, -1) : date, buildTime);
  return at <= now && (builtThrough === null || builtThrough < date) ? date : null;
}
