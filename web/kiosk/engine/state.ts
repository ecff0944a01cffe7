import type { Board } from '../board/model/board.ts';
import type { Link } from './freshness.ts';
import type { Bump, Undoable } from './queue.ts';

/** The display's whole state, outside of React, so that a render error loses nothing. */
export interface BoardState {
  /** Null until it was loaded for the first time. */
  readonly board: Board | null;
  readonly link: Link;
  readonly bumps: readonly Bump[];
  /** Some presses could not be stored: a reload would lose them. */
  readonly unsaved: boolean;
  /** By task: the last press on this display that can still be undone, and until when. */
  readonly undoable: Undoable;
  /** Presses are queued until a PIN is entered. */
  readonly needsPin: boolean;
  /** The build that runs here: the first one the server reported. */
  readonly ownBuild: string | null;
  /** The build that the server serves now. */
  readonly servedBuild: string | null;
}
