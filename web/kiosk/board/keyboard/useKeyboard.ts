import { useEffect, useRef } from 'react';
import { actionOf, type KeyAction, type KeyBinding } from './keys.ts';

/** Whether the focused button or field handles the key itself. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
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
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isTaken(event)) return;
      const action = actionOf(event, own);
      if (action === null) return;
      event.preventDefault();
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
