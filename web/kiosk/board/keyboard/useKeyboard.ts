import { useEffect, useRef } from 'react';
import { limits } from '#schema/limits.ts';
import { actionOf, type KeyAction, type KeyBinding, tileNumber } from './keys.ts';

/** Whether the focused button or field handles the key itself. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}

/** Whether the action changes a task: pressed twice at once, it would take two steps. */
function isStep(action: KeyAction): boolean {
  return ['act', 'mark', 'hold', 'undo', 'recall'].includes(action) || tileNumber(action) !== null;
}

/** Ignores the second press of the same key within `limits.doubleTap`. */
function createRepeatFilter() {
  let last: { readonly action: KeyAction; readonly at: number } | null = null;
  return (action: KeyAction, at: number): boolean => {
    const isRepeat = isStep(action) && last?.action === action && at < last.at + limits.doubleTap;
    if (!isRepeat) last = { action, at };
    return isRepeat;
  };
}

/** Turns key presses into the board's actions while no sheet is open. */
export function useKeyboard(active: boolean, own: readonly KeyBinding[], run: (action: KeyAction) => void) {
  // The latest `run`, without resubscribing at every change of the board.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!active) return undefined;
    const isRepeat = createRepeatFilter();
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isTaken(event)) return;
      const action = actionOf(event, own);
      if (action === null) return;
      event.preventDefault();
      if (isRepeat(action, event.timeStamp)) return;
      latest.current(action);
    };
    // After the current event: the key that closed a sheet must not act on the board, too.
    const begin = setTimeout(() => document.addEventListener('keydown', onKey));
    return () => {
      clearTimeout(begin);
      document.removeEventListener('keydown', onKey);
    };
  }, [active, own]);
}
