import { useEffect, useRef } from 'react';
import { actionOf, type KeyAction, type KeyBinding } from './keys.ts';

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
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isTaken(event)) return;
      const action = actionOf(event, own);
      if (action === null) return;
      event.preventDefault();
      latest.current(action);
    };
    // Not within the event that closed a sheet: its key must not act on the board beneath, too.
    const begin = setTimeout(() => document.addEventListener('keydown', onKey));
    return () => {
      clearTimeout(begin);
      document.removeEventListener('keydown', onKey);
    };
  }, [active, own]);
}
