import { isInShift } from '../board/model/shifts.ts';
import type { BoardShift } from '../board/model/board.ts';

const dimAfter = 300_000;
const sleepAfter = 600_000;

/** The display's appearance outside of shifts: normal, dimmed, or only a clock. */
export type Night = 'awake' | 'dim' | 'clock';

/** Outside of all shifts the display dims after five minutes without input, and shows a clock after ten. */
export function nightOf(shifts: readonly BoardShift[], clock: string, idleFor: number): Night {
  const open = shifts.length === 0 || shifts.some((shift) => isInShift(shift, clock));
  if (open || idleFor < dimAfter) return 'awake';
  return idleFor < sleepAfter ? 'dim' : 'clock';
}

/** A random position of the night clock, in percent of the screen, never at the edge. */
export function clockPlace(random: () => number): { readonly left: number; readonly top: number } {
  return { left: 15 + random() * 70, top: 15 + random() * 70 };
}

/** A random shift of the whole screen by one to four pixels, against burn-in. */
export function pixelShift(random: () => number): { readonly x: number; readonly y: number } {
  const step = () => (1 + Math.floor(random() * 4)) * (random() < 0.5 ? -1 : 1);
  return { x: step(), y: step() };
}
