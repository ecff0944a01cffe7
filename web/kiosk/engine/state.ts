import type { Board } from '../board/board.ts';
import type { Link } from '../freshness.ts';
import type { Bump } from '../queue.ts';

/** Everything that the wall shows, in one place outside of React, so that a crash of the picture loses nothing. */
export interface BoardState {
  /** Null until it was read for the first time. */
  readonly board: Board | null;
  readonly link: Link;
  readonly bumps: readonly Bump[];
  /** Until when a task's last press on this display can be taken back; instants of the monotonic clock. */
  readonly undoUntil: Readonly<Record<string, number>>;
  /** Presses wait because the kitchen wants a name for them. */
  readonly needsPin: boolean;
  /** The build that runs here: what the server served at first. */
  readonly ownBuild: string | null;
  /** The build that the server would serve now. */
  readonly servedBuild: string | null;
}
