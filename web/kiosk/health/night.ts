import type { BoardShift } from '../board/model/board.ts';
import { isWithinTimeWindow } from './alarms.ts';

const dimAfter = 300_000;
const sleepAfter = 600_000;

/** How the wall looks when nobody works: as always, dimmed, or only a clock. */
export type Night = 'awake' | 'dim' | 'clock';

/** Outside of all shifts the wall dims after five minutes without a touch, and sleeps after ten. */
export function nightOf(shifts: readonly BoardShift[], clock: string, idleFor: number): Night {
  const open =
    shifts.length === 0 ||
    shifts.some((shift) => isWithinTimeWindow(shift.startsAt.slice(0, 5), shift.endsAt.slice(0, 5), clock));
  if (open || idleFor < dimAfter) return 'awake';
  return idleFor < sleepAfter ? 'dim' : 'clock';
}

/** Where the night clock stands, in percent of the screen: elsewhere every time, never at the edge. */
export function clockPlace(random: () => number): { readonly left: number; readonly top: number } {
  return { left: 15 + random() * 70, top: 15 + random() * 70 };
}

/** A shift of the whole picture by a few pixels, against burn-in. */
export function pixelShift(random: () => number): { readonly x: number; readonly y: number } {
  const step = () => (1 + Math.floor(random() * 4)) * (random() < 0.5 ? -1 : 1);
  return { x: step(), y: step() };
}
