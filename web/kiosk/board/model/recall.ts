import { localTime } from '#schema/business-day.ts';
import { isInShift } from './shifts.ts';
import type { Board, BoardTask } from './board.ts';

const recallableMax = 50;

/** Finished tasks that can be recalled: the last fifty of this shift, newest first; of today when no shift is on. */
export function recallable(board: Board, now: number): readonly BoardTask[] {
  const { shifts, kitchen } = board;
  const clockOf = (at: number) => localTime(kitchen.timeZone, new Date(at));
  const on = shifts.filter((shift) => isInShift(shift, clockOf(now)));
  const inShift = (at: number) => on.length === 0 || on.some((shift) => isInShift(shift, clockOf(at)));
  return Object.values(board.tasks)
    .filter(
      ({ status, completedAt }) => status === 'completed' && completedAt !== null && inShift(Date.parse(completedAt)),
    )
    .toSorted((one, other) => finishedAt(other) - finishedAt(one))
    .slice(0, recallableMax);
}

function finishedAt({ completedAt }: BoardTask): number {
  return completedAt === null ? 0 : Date.parse(completedAt);
}
