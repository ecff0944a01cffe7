import type { KioskRecipeQuery } from '../kiosk.generated.ts';
import type { Board, BoardPart, BoardTask } from '../board/model/board.ts';
import type { Bump } from './queue.ts';

export interface Acted {
  readonly task: BoardTask;
  /** How long the press can be undone, in milliseconds; 0 when it cannot. */
  readonly undoFor: number;
}

/** The recipe of a task, at the amount of the task. */
export type BoardRecipe = NonNullable<KioskRecipeQuery['boardRecipe']>;

/** The board's requests. Every call rejects with a Problem. */
export interface BoardServer {
  readonly board: () => Promise<Board>;
  readonly part: (part: BoardPart) => Promise<(board: Board) => Board>;
  /** The recipe of a task; null for a task without one. */
  readonly recipe: (taskId: string) => Promise<BoardRecipe | null>;
  /** `occurredAt`: when it was pressed (ISO 8601), if it is sent later. */
  readonly act: (bump: Bump, occurredAt?: string) => Promise<Acted>;
}
