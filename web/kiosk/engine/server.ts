import type { LiveMessage } from '#schema/live.ts';
import type { Board, BoardPart, BoardTask } from '../board/board.ts';
import type { Bump } from '../queue.ts';

export interface Missed {
  /** The last event number that the answer covers. */
  readonly seq: number;
  /** False when the gap is too long to be told: the board is read anew. */
  readonly complete: boolean;
  readonly messages: readonly LiveMessage[];
}

export interface Acted {
  readonly task: BoardTask;
  /** How long the press can be taken back, in milliseconds; 0 when it cannot. */
  readonly undoFor: number;
}

/** What the board asks of its server. Every call rejects with a Problem. */
export interface BoardServer {
  readonly lastSeq: () => Promise<number>;
  readonly board: () => Promise<Board>;
  readonly part: (part: BoardPart) => Promise<(board: Board) => Board>;
  readonly missed: (after: number) => Promise<Missed>;
  readonly act: (bump: Bump, task: BoardTask) => Promise<Acted>;
}
