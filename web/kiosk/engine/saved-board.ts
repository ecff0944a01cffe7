import { persisted } from '../../ui/storage/persisted.ts';
import { isSavedTimers } from '../../platform/timers/saved-timers.ts';
import type { Board } from '../board/model/board.ts';
import type { Bump } from './queue.ts';

/** The last complete board, and its time. */
export interface SavedBoard {
  readonly format: typeof format;
  readonly board: Board;
  /** When the server last sent something, by its own clock, in epoch milliseconds. Do not rename it: displays have stored it. */
  readonly heardTime: number;
}

/** Increment when the shape of Board changes: a board of another format is ignored. */
export const format = 6;

/** Shown when the display starts and its server does not respond. */
export const savedBoard = persisted<SavedBoard>('brigade.kiosk.board', isSavedBoard);

/** The last timers of this display. */
export const savedTimers = persisted('brigade.kiosk.timers', isSavedTimers);

/** The presses without a response. */
export const savedBumps = persisted<readonly Bump[]>('brigade.kiosk.bumps', isBumps);

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
