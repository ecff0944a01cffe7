import { localTime } from '../../../ui/format/kitchen-day.ts';
import type { Board, BoardShift, BoardTask } from './board.ts';

const most = 50;

/** What was finished and can be brought back: this shift's last fifty, newest first; today's when no shift is on. */
export function recallable(board: Board, now: number): readonly BoardTask[] {
  const { shifts, kitchen } = board;
  const clockOf = (at: number) => localTime(new Date(at), kitchen.timeZone);
  const on = shifts.filter((shift) => covers(shift, clockOf(now)));
  const inShift = (at: number) => on.length === 0 || on.some((shift) => covers(shift, clockOf(at)));
  return Object.values(board.tasks)
    .filter(
      ({ status, completedAt }) => status === 'completed' && completedAt !== null && inShift(Date.parse(completedAt)),
    )
    .toSorted((one, other) => finishedAt(other) - finishedAt(one))
    .slice(0, most);
}

/** Whether a time of day lies in a shift; one that ends before it starts runs over midnight. */
function covers({ startsAt, endsAt }: BoardShift, clock: string): boolean {
  const begun = clock >= startsAt.slice(0, 5);
  const over = clock >= endsAt.slice(0, 5);
  return startsAt < endsAt ? begun && !over : begun || !over;
}

function finishedAt({ completedAt }: BoardTask): number {
  return completedAt === null ? 0 : Date.parse(completedAt);
}
