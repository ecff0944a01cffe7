import { limits } from '#schema/limits.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import type { Act } from '../../engine/queue.ts';
import type { Board, BoardCheck, BoardTask } from './board.ts';

/** How a tile stands, in the order of the sections; `done` only while it can still be taken back. */
export type TileState = 'late' | 'running' | 'held' | 'soon' | 'due' | 'done';

interface TileBase {
  readonly id: string;
  readonly state: TileState;
  readonly dueAt: string;
  /** How far past due, in milliseconds; 0 when it is not. */
  readonly lateBy: number;
  /** The section in which it stands. */
  readonly section: number;
}
export type TaskTile = TileBase & {
  readonly kind: 'task';
  readonly task: BoardTask;
  /** The business day before this one that left it unfinished (YYYY-MM-DD); null for the day's own work. */
  readonly from: string | null;
};
export type CheckTile = TileBase & { readonly kind: 'check'; readonly check: BoardCheck };
export type Tile = TaskTile | CheckTile;

/** What the work is called in this language. */
export function tileName(tile: Tile, language: string): string {
  return tile.kind === 'task' ? tile.task.name : nameIn(language, tile.check);
}

interface View {
  /** Stations to show; empty for all of them. What belongs to no station shows everywhere. */
  readonly stationIds: readonly string[];
  readonly now: number;
  /** By task: what a hand has just done to it here. It stays where it was, and is shown although it is done. */
  readonly lingering: ReadonlyMap<string, Act>;
}

/** The tiles of the board: late first, then what runs, then what is due; earliest due first in each. */
export function tilesOf(board: Board, view: View): readonly Tile[] {
  const tasks = Object.values(board.tasks)
    .filter((task) => isOpen(task) || view.lingering.has(task.id))
    .map((task) => ({
      ...taskTile(task, view.now, view.lingering.get(task.id)),
      from: carriedFrom(board, task),
    }));
  const tiles = [...tasks, ...checkTilesOf(board, view.now)];
  return tiles.filter((tile) => isShown(tile, view.stationIds)).toSorted(inOrder);
}

/** Line checks that are open now or open soon, earliest due first. */
export function checkTilesOf(board: Board, now: number): readonly CheckTile[] {
  return board.checks
    .filter(({ status, dueAt }) => isToDo(status) || (status === 'scheduled' && isSoon(dueAt, now)))
    .map((check) => checkTile(check, now))
    .toSorted(inOrder);
}

/** What is to be begun next: the first tile that waits, else the next line check that opens later today. */
export function nextDue(board: Board, tiles: readonly Tile[], stationIds: readonly string[], now: number): Tile | null {
  const waiting = tiles.find(({ state }) => state === 'soon' || state === 'due');
  if (waiting) return waiting;
  const later = board.checks
    .filter(({ status }) => status === 'scheduled')
    .map((check) => checkTile(check, now))
    .filter((tile) => isShown(tile, stationIds));
  return later.toSorted(inOrder)[0] ?? null;
}

/** Whether there is still work in it. */
export function isOpen({ status }: BoardTask): boolean {
  return status === 'pending' || status === 'in_progress' || status === 'on_hold';
}

/** Whether a tile belongs to one of these stations. */
export function isShown(tile: Tile, stationIds: readonly string[]): boolean {
  const stationId = tile.kind === 'task' ? tile.task.stationId : tile.check.stationId;
  return stationIds.length === 0 || stationId === null || stationIds.includes(stationId);
}

/** The earlier business day that left a task of this board unfinished; null for the day's own. */
export function carriedFrom({ businessDate }: Pick<Board, 'businessDate'>, task: BoardTask): string | null {
  return task.businessDate < businessDate ? task.businessDate : null;
}

/** Milliseconds of work so far: the clock stands still while a task is on hold. Null before it was started. */
export function workedFor(task: BoardTask, now: number): number | null {
  if (task.startedAt === null) return null;
  const until = task.status === 'on_hold' && task.heldAt !== null ? Date.parse(task.heldAt) : now;
  return Math.max(0, until - Date.parse(task.startedAt) - task.heldSeconds * 1_000);
}

function taskTile(task: BoardTask, now: number, pressed: Act | undefined): Omit<TaskTile, 'from'> {
  const { id, dueAt } = task;
  const lateBy = isOpen(task) ? Math.max(0, now - Date.parse(dueAt)) : 0;
  const state = taskState(task, now);
  // Just started: nothing jumps under the hand that may undo it.
  const place = pressed === 'start' && state === 'running' ? (lateBy > 0 ? 'late' : 'due') : state;
  return { kind: 'task', id, task, dueAt, lateBy, state, section: sections[place] };
}

function taskState({ status, dueAt, latestStartAt }: BoardTask, now: number): TileState {
  if (status === 'in_progress') return 'running';
  if (status === 'on_hold') return 'held';
  if (status !== 'pending') return 'done';
  if (Date.parse(dueAt) < now) return 'late';
  return latestStartAt !== null && Date.parse(latestStartAt) < now ? 'soon' : 'due';
}

function checkTile(check: BoardCheck, now: number): CheckTile {
  const { id, dueAt, status } = check;
  const lateBy = Math.max(0, now - Date.parse(dueAt));
  const waiting = isSoon(dueAt, now) ? 'soon' : 'due';
  const state = status === 'in_progress' ? 'running' : lateBy > 0 ? 'late' : waiting;
  return { kind: 'check', id, check, dueAt, lateBy, state, section: sections[state] };
}

function isToDo(status: BoardCheck['status']): boolean {
  return status === 'open' || status === 'in_progress';
}

function isSoon(dueAt: string, now: number): boolean {
  return Date.parse(dueAt) - now < limits.lineCheckSoon;
}

/** What was just finished stands where it ran. */
const sections: Record<TileState, number> = { late: 0, running: 1, held: 1, done: 1, soon: 2, due: 2 };

function inOrder(one: Tile, other: Tile): number {
  return (
    one.section - other.section || Date.parse(one.dueAt) - Date.parse(other.dueAt) || one.id.localeCompare(other.id)
  );
}
