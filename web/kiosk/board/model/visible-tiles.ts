import { limits } from '#schema/limits.ts';
import { type Bump, optimistic, type Undoable } from '../../engine/queue.ts';
import type { Board, BoardTask } from './board.ts';
import { tilesOf, type Tile, isOfStations, needsPhone } from './tiles.ts';

interface ViewOptions {
  readonly bumps: readonly Bump[];
  readonly undoable: Undoable;
  readonly stationIds: readonly string[];
  /** The kitchen's time. */
  readonly time: number;
  /** The monotonic clock that `undoable` is counted with. */
  readonly instant: number;
}

/** The tiles with all presses applied, also those the server has not confirmed. */
export function visibleTiles(
  board: Board,
  { bumps, undoable, stationIds, time, instant }: ViewOptions,
): readonly Tile[] {
  const fresh = Object.entries(undoable).filter(([, { until }]) => until > instant);
  const presses = [
    ...fresh.map(([id, { act }]) => [id, act] as const),
    ...bumps.map(({ taskId, act }) => [taskId, act] as const),
  ];
  const lingering = new Map(presses);
  const changes = bumps.flatMap(({ taskId }) => {
    const task = board.tasks[taskId];
    return task ? [[taskId, optimistic(task, bumps)] as const] : [];
  });
  const tasks = changes.length === 0 ? board.tasks : { ...board.tasks, ...Object.fromEntries(changes) };
  return tilesOf({ ...board, tasks }, { stationIds, now: time, lingering });
}

/** Whole seconds for which a task's last press can still be undone; 0 when it cannot. */
export function undoSeconds(undoable: Undoable, id: string, instant: number): number {
  const left = Math.max(0, (undoable[id]?.until ?? 0) - instant);
  // `instant` may be a second old.
  return Math.ceil(Math.min(left, limits.undoWindow) / 1_000);
}

/** The tasks of the visible stations. */
export function tasksShown(board: Board, stationIds: readonly string[]): readonly BoardTask[] {
  return Object.values(board.tasks).filter((task) => isOfStations(task, stationIds));
}

/** The next step of a tile by its status: what Start/Done does. */
export function nextAct(tile: Tile): 'start' | 'resume' | 'done' | 'undo' | 'open' {
  if (tile.kind === 'check') return 'open';
  switch (tile.task.status) {
    case 'pending':
      return 'start';
    case 'in_progress':
      return needsPhone(tile.task) ? 'open' : 'done';
    case 'on_hold':
      return 'resume';
    case 'completed':
    case 'skipped':
    case 'cancelled':
      return 'undo';
  }
}
