import type { Board } from '../board/model/board.ts';
import type { Link } from './freshness.ts';
import type { Bump, Undoable } from './queue.ts';

/** Everything that the wall shows, in one place outside of React, so that a crash of the picture loses nothing. */
export interface BoardState {
  /** Null until it was read for the first time. */
  readonly board: Board | null;
  readonly link: Link;
  readonly bumps: readonly Bump[];
  /** Some of them are not on disk, for its storage is full or refused: a reload would lose them. */
  readonly unkept: boolean;
  /** By task: the last press on this display that can still be taken back, and until when. */
  readonly undoable: Undoable;
  /** Presses wait because the kitchen wants a name for them. */
  readonly needsPin: boolean;
  /** The build that runs here: what the server served at first. */
  readonly ownBuild: string | null;
  /** The build that the server would serve now. */
  readonly servedBuild: string | null;
}
