import type { Board, BoardPart, BoardTask } from '../board/model/board.ts';
import type { Bump } from './queue.ts';

export interface Acted {
  readonly task: BoardTask;
  /** How long the press can be undone, in milliseconds; 0 when it cannot. */
  readonly undoFor: number;
}

/** The board's requests. Every call rejects with a Problem. */
export interface BoardServer {
  readonly board: () => Promise<Board>;
  readonly part: (part: BoardPart) => Promise<(board: Board) => Board>;
  readonly act: (bump: Bump, task: BoardTask) => Promise<Acted>;
}
