import { isWithinTimeWindow } from '../../../ui/format/time-window.ts';
import type { BoardShift } from './board.ts';

/** Whether a time of day (HH:MM) is in a shift; one that ends when it starts lasts all day. */
export function isInShift({ startsAt, endsAt }: BoardShift, clock: string): boolean {
  return startsAt === endsAt || isWithinTimeWindow(startsAt.slice(0, 5), endsAt.slice(0, 5), clock);
}
