import { limits } from '#schema/limits.ts';

const DAY = 86_400_000;

/** Imports applied before this can no longer be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - limits.importDays * DAY);
}
