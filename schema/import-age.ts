import { DAY } from './milliseconds.ts';
import { limits } from './limits.ts';

/** The instant, in milliseconds since 1970, before which applied imports can no longer be undone. */
export function undoableSince(now: number): number {
  return now - limits.importDays * DAY;
}

/** The instant before which the rows of imports are deleted: a day later, so that a running undo still finds them. */
export function importRowsDeletedBefore(now: number): number {
  return undoableSince(now) - DAY;
}
