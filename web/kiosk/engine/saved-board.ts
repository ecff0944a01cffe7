import { keep } from './kept.ts';
import type { Board } from '../board/model/board.ts';
import type { Bump } from './queue.ts';

/** The last board that was known to be true, and when that was. */
export interface SavedBoard {
  readonly format: typeof format;
  readonly board: Board;
  /** The server's time, in epoch milliseconds. */
  readonly heardTime: number;
}

/** Another number when the shape of Board changes: a board of an older build is forgotten, not misread. */
export const format = 3;

/** The wall's memory of itself: shown when the display starts and its server does not answer. */
export const savedBoard = keep<SavedBoard>('brigade.kiosk.board', isSavedBoard);

/** The presses that the server has not answered. */
export const savedBumps = keep<readonly Bump[]>('brigade.kiosk.bumps', isBumps);

function isSavedBoard(value: unknown): value is SavedBoard {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === format && 'board' in value
  );
}

function isBumps(value: unknown): value is readonly Bump[] {
  return (
    Array.isArray(value) && value.every((each: unknown) => typeof each === 'object' && each !== null && 'key' in each)
  );
}
