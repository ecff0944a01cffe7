import { type Bump, rejectedOn } from '../../engine/queue.ts';
import type { TaskTile, Tile } from './tiles.ts';
import { nextAct } from './visible-tiles.ts';

/** The act on several marked tasks. */
export type GroupAct = 'start' | 'done';

export interface Press {
  readonly id: string;
  readonly act: 'start' | 'resume' | 'done';
}

/** Whether a tile can be one of several: a task with a next step of its own, and no refused press. */
export function isMarkable(tile: Tile, bumps: readonly Bump[]): tile is TaskTile {
  if (tile.kind !== 'task' || rejectedOn(bumps, tile.id)) return false;
  const act = nextAct(tile);
  return act !== 'undo' && act !== 'open';
}

/** The next steps of these tiles, in the board's order: what starts or resumes, and what is finished. */
export function groupsOf(tiles: readonly Tile[]): Readonly<Record<GroupAct, readonly Press[]>> {
  const presses = tiles.flatMap((tile): Press[] => {
    const act = nextAct(tile);
    return act === 'start' || act === 'resume' || act === 'done' ? [{ id: tile.id, act }] : [];
  });
  return { start: presses.filter(({ act }) => act !== 'done'), done: presses.filter(({ act }) => act === 'done') };
}

/** Those of these presses that still apply, newest first: neither refused, nor undone or changed by somebody. */
export function undoablePresses(
  presses: readonly Press[],
  tiles: readonly Tile[],
  bumps: readonly Bump[],
): readonly string[] {
  const states = new Map(tiles.map(({ id, state }) => [id, state]));
  return presses
    .filter(({ id, act }) => states.get(id) === (act === 'done' ? 'done' : 'running') && !rejectedOn(bumps, id))
    .map(({ id }) => id)
    .toReversed();
}
