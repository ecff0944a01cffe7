import type { Tile } from '../board/model/tiles.ts';
import type { Tone } from '../../ui/sounds.ts';

const repeat = 60_000;

/** The tile states of the last check, and which alarms were acknowledged. */
export interface AlarmState {
  /** Null before the first check: a board that starts does not ring for every tile. */
  readonly states: ReadonlyMap<string, Tile['state']> | null;
  /** Late tiles whose alarm was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  readonly overdueAt: number;
}

export const initialAlarmState: AlarmState = { states: null, acknowledged: new Set(), overdueAt: -Infinity };

/** The next state and the most urgent tone to play now; `now` is of the monotonic clock. */
export function nextAlarm(
  alarms: AlarmState,
  tiles: readonly Tile[],
  now: number,
): { alarms: AlarmState; tone: Tone | null } {
  const states = new Map(tiles.map(({ id, state }) => [id, state]));
  const late = tiles.filter(({ state }) => state === 'late').map(({ id }) => id);
  const acknowledged = new Set(late.filter((id) => alarms.acknowledged.has(id)));
  const before = alarms.states;
  const unacknowledged = late.some((id) => !acknowledged.has(id));
  const newlyLate = before !== null && late.some((id) => before.has(id) && before.get(id) !== 'late');
  if (unacknowledged && (newlyLate || now - alarms.overdueAt >= repeat)) {
    return { alarms: { states, acknowledged, overdueAt: now }, tone: 'overdue' };
  }
  return { alarms: { ...alarms, states, acknowledged }, tone: before && quieter(before, tiles) };
}

/** Input on the display acknowledges all tiles that are late now. */
export function acknowledge(alarms: AlarmState): AlarmState {
  const late = [...(alarms.states ?? [])].filter(([, state]) => state === 'late').map(([id]) => id);
  return { ...alarms, acknowledged: new Set([...alarms.acknowledged, ...late]) };
}

function quieter(before: ReadonlyMap<string, Tile['state']>, tiles: readonly Tile[]): Tone | null {
  if (tiles.some(({ id }) => !before.has(id))) return 'new';
  const turned = tiles.some(({ id, state }) => state === 'soon' && before.get(id) !== 'soon');
  return turned ? 'soon' : null;
}
