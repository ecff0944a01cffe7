import { useEffect, useRef } from 'react';
import { actionOf, type KeyAction, type KeyBinding } from '../keys.ts';

/** Buttons and fields keep Enter and their arrows: what has the focus comes first. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}

/** Turns key presses into the board's actions while no sheet is open. */
export function useKeyboard(active: boolean, own: readonly KeyBinding[], run: (action: KeyAction) => void) {
  // The newest `run` without listening anew at every change of the board.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!active) return undefined;
    // The very key that closed a sheet must not act on the board beneath it.
    const since = performance.now();
    const onKey = (event: KeyboardEvent) => {
      if (event.timeStamp <= since || event.repeat || isTaken(event)) return;
      const action = actionOf(event, own);
      if (action === null) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, own]);
}
