import { lateBy } from '../../../ui/kitchen/task-lateness.ts';
import { checkLateBy } from '#schema/line-check-lateness.ts';
import { limits } from '#schema/limits.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import type { Act } from '../../engine/queue.ts';
import type { Board, BoardCheck, BoardTask } from './board.ts';

/** The state of a tile; `done` only while it can still be undone. */
export type TileState = 'late' | 'running' | 'held' | 'soon' | 'due' | 'done';

interface TileBase {
  readonly id: string;
  readonly state: TileState;
  readonly dueAt: string;
  /** How far past due, in milliseconds; 0 when it is not. */
  readonly lateBy: number;
  /** Its section in the sort order. */
  readonly section: number;
}
export type TaskTile = TileBase & {
  readonly kind: 'task';
  readonly task: BoardTask;
  /** The names of what must be finished before it. */
  readonly waitsFor: readonly string[];
  /** The earlier business day of an unfinished task (YYYY-MM-DD); null for a task of the current day. */
  readonly from: string | null;
};
export type CheckTile = TileBase & { readonly kind: 'check'; readonly check: BoardCheck };
export type Tile = TaskTile | CheckTile;

/** The name of the task or line check in this language. */
export function tileName(tile: Tile, language: string): string {
  return tile.kind === 'task' ? tile.task.name : nameIn(language, tile.check);
}

interface View {
  /** Stations to show; empty for all of them. What belongs to no station shows everywhere. */
  readonly stationIds: readonly string[];
  readonly now: number;
  /** By task: the last press on it here. Such a task keeps its place, and is shown although it is done. */
  readonly lingering: ReadonlyMap<string, Act>;
}

/** The tiles of the board: late first (line checks before tasks), then running, then due; earliest due first in each section. */
export function tilesOf(board: Board, view: View): readonly Tile[] {
  const tasks = Object.values(board.tasks)
    .filter((task) => isOpen(task) || view.lingering.has(task.id))
    .map((task) => ({
      ...taskTile(task, view.now, view.lingering.get(task.id)),
      waitsFor: waitsFor(board, task),
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

/** Today's line checks of these stations: those that somebody must do first, earliest due first in each status. */
export function checksOf(board: Board, stationIds: readonly string[], now: number): readonly BoardCheck[] {
  const place = (check: BoardCheck) => (checkLateBy(check, now) > 0 ? -1 : checkPlaces[check.status]);
  return board.checks
    .filter((check) => isOfStations(check, stationIds))
    .toSorted((one, other) => place(one) - place(other) || Date.parse(one.dueAt) - Date.parse(other.dueAt));
}

/** The order of line checks in a list that holds all of the day; late ones come before. */
const checkPlaces: Record<BoardCheck['status'], number> = {
  open: 0,
  in_progress: 1,
  scheduled: 2,
  missed: 3,
  submitted: 4,
};

/** What to start next: the first pending tile, else the next line check that opens later today. */
export function nextDue(board: Board, tiles: readonly Tile[], stationIds: readonly string[], now: number): Tile | null {
  const waiting = tiles.find(({ state }) => state === 'soon' || state === 'due');
  if (waiting) return waiting;
  return laterChecks(board, stationIds, now)[0] ?? null;
}

function laterChecks(board: Board, stationIds: readonly string[], now: number): readonly CheckTile[] {
  return board.checks
    .filter(({ status }) => status === 'scheduled')
    .map((check) => checkTile(check, now))
    .filter((tile) => isShown(tile, stationIds))
    .toSorted(inOrder);
}

/** The next three tasks and checks that are not started, by due time: late or upcoming, also checks that open later today. */
export function nextThree(
  board: Board,
  tiles: readonly Tile[],
  stationIds: readonly string[],
  now: number,
): readonly Tile[] {
  const coming = tiles.filter(({ state }) => state === 'late' || state === 'soon' || state === 'due');
  const known = new Set(coming.map(({ id }) => id));
  const later = laterChecks(board, stationIds, now).filter(({ id }) => !known.has(id));
  return [...coming, ...later].toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt)).slice(0, 3);
}

/** Whether somebody is or should be at work: a running task, or a late line check. */
export function isAtWork(tiles: readonly Tile[]): boolean {
  return tiles.some(({ kind, state }) => state === 'running' || (kind === 'check' && state === 'late'));
}

/** Whether the task is pending, running or on hold. */
export function isOpen({ status }: BoardTask): boolean {
  return status === 'pending' || status === 'in_progress' || status === 'on_hold';
}

/** What is missing before it can be finished and needs a phone: a photo, or a note, because a display has no keyboard. */
export function missingFromPhone({ needsNote, needsPhoto = false, note }: BoardTask): 'photo' | 'note' | null {
  if (needsPhoto) return 'photo';
  return needsNote && note === null ? 'note' : null;
}

/** Whether it can only be finished on a phone. */
export const needsPhone = (task: BoardTask): boolean => missingFromPhone(task) !== null;

/** The names of unfinished tasks of the board that a pending one waits for. */
export function waitsFor(board: Board, { status, waitsFor: prerequisites = [] }: BoardTask): readonly string[] {
  if (status !== 'pending') return [];
  return prerequisites.flatMap(({ prepTaskId, name }) => {
    const task = board.tasks[prepTaskId];
    return task && !isOpen(task) ? [] : name;
  });
}

/** Whether something of this station is shown: an empty choice shows all stations, and what has no station is always shown. */
export function isOfStations({ stationId }: { stationId: string | null }, stationIds: readonly string[]): boolean {
  return stationIds.length === 0 || stationId === null || stationIds.includes(stationId);
}

/** Whether a tile belongs to one of these stations. */
function isShown(tile: Tile, stationIds: readonly string[]): boolean {
  return isOfStations(tile.kind === 'task' ? tile.task : tile.check, stationIds);
}

/** The earlier business day of an unfinished task; null for a task of the board's day. */
export function carriedFrom({ businessDate }: Pick<Board, 'businessDate'>, task: BoardTask): string | null {
  return task.businessDate < businessDate ? task.businessDate : null;
}

/** Milliseconds of work so far, without time on hold. Null before the start. */
export function workedFor(task: BoardTask, now: number): number | null {
  if (task.startedAt === null) return null;
  const until = task.status === 'on_hold' && task.heldAt !== null ? Date.parse(task.heldAt) : now;
  return Math.max(0, until - Date.parse(task.startedAt) - task.heldSeconds * 1_000);
}

function taskTile(task: BoardTask, now: number, pressed: Act | undefined): Omit<TaskTile, 'from' | 'waitsFor'> {
  const { id, dueAt } = task;
  const late = lateBy(task, now);
  const state = taskState(task, now);
  // A task just started keeps its place while it can be undone.
  const place = pressed === 'start' && state === 'running' ? (late > 0 ? 'late' : 'due') : state;
  return { kind: 'task', id, task, dueAt, lateBy: late, state, section: sections[place] };
}

function taskState(task: BoardTask, now: number): TileState {
  const { status, latestStartAt } = task;
  if (status === 'in_progress') return 'running';
  if (status === 'on_hold') return 'held';
  if (status !== 'pending') return 'done';
  if (lateBy(task, now) > 0) return 'late';
  return latestStartAt !== null && Date.parse(latestStartAt) < now ? 'soon' : 'due';
}

function checkTile(check: BoardCheck, now: number): CheckTile {
  const { id, dueAt, status } = check;
  const lateBy = checkLateBy(check, now);
  const waiting = isSoon(dueAt, now) ? 'soon' : 'due';
  // As on phones: a check past its time is late until it is submitted, also while somebody answers it.
  const state = lateBy > 0 ? 'late' : status === 'in_progress' ? 'running' : waiting;
  const section = state === 'late' ? LATE_CHECKS : sections[state];
  return { kind: 'check', id, check, dueAt, lateBy, state, section };
}

function isToDo(status: BoardCheck['status']): boolean {
  return status === 'open' || status === 'in_progress';
}

function isSoon(dueAt: string, now: number): boolean {
  return Date.parse(dueAt) - now < limits.lineCheckSoon;
}

/** Food safety before prep: a late line check is never on a later page than a late task. */
const LATE_CHECKS = -1;

/** A task just finished keeps the section of running tasks. */
const sections: Record<TileState, number> = { late: 0, running: 1, held: 1, done: 1, soon: 2, due: 2 };

function inOrder(one: Tile, other: Tile): number {
  return (
    one.section - other.section || Date.parse(one.dueAt) - Date.parse(other.dueAt) || one.id.localeCompare(other.id)
  );
}
