import type { Tile } from '../board/model/tiles.ts';
import type { Tone } from './sounds.ts';

const repeat = 60_000;

/** What the ears know already. */
export interface AlarmState {
  /** Null before the first look: a board that starts does not ring for everything on it. */
  readonly known: ReadonlyMap<string, Tile['state']> | null;
  /** Late tiles that somebody has taken notice of. */
  readonly acknowledged: ReadonlySet<string>;
  readonly overdueAt: number;
}

export const initialAlarmState: AlarmState = { known: null, acknowledged: new Set(), overdueAt: -Infinity };

/** Which tone the board gives now, the most pressing one only; `now` is of a monotonic clock. */
export function listen(
  heard: AlarmState,
  tiles: readonly Tile[],
  now: number,
): { heard: AlarmState; tone: Tone | null } {
  const known = new Map(tiles.map(({ id, state }) => [id, state]));
  const late = tiles.filter(({ state }) => state === 'late').map(({ id }) => id);
  const acknowledged = new Set(late.filter((id) => heard.acknowledged.has(id)));
  const before = heard.known;
  const unacknowledged = late.some((id) => !acknowledged.has(id));
  const newlyLate = before !== null && late.some((id) => before.has(id) && before.get(id) !== 'late');
  if (unacknowledged && (newlyLate || now - heard.overdueAt >= repeat)) {
    return { heard: { known, acknowledged, overdueAt: now }, tone: 'overdue' };
  }
  return { heard: { ...heard, known, acknowledged }, tone: before && quieter(before, tiles) };
}

/** Somebody has touched the board: what is late now has been seen. */
export function acknowledge(heard: AlarmState): AlarmState {
  const late = [...(heard.known ?? [])].filter(([, state]) => state === 'late').map(([id]) => id);
  return { ...heard, acknowledged: new Set([...heard.acknowledged, ...late]) };
}

function quieter(before: ReadonlyMap<string, Tile['state']>, tiles: readonly Tile[]): Tone | null {
  if (tiles.some(({ id }) => !before.has(id))) return 'new';
  const turned = tiles.some(({ id, state }) => state === 'soon' && before.get(id) !== 'soon');
  return turned ? 'soon' : null;
}

/** Whether a time of day (HH:MM) lies in the quiet hours; they may run over midnight. */
export function isWithinTimeWindow(from: string | null, to: string | null, clock: string): boolean {
  if (from === null || to === null || from === to) return false;
  return from < to ? clock >= from && clock < to : clock >= from || clock < to;
}
