import { useEffect, useEffectEvent, useState } from 'react';
import type { Persisted } from '../storage/persisted.ts';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const tick = 500;

/** The stored time may be this old, in milliseconds, so that moving a pointer does not write all the time. */
const storeStep = 1_000;

/**
 * Calls `onIdle` after `limit` milliseconds without input. Returns the remaining seconds during the last `warning`
 * milliseconds, else null. Compares times, so that a tablet that slept through the limit locks when it wakes. `reachedAt`
 * stores when that will be, in epoch milliseconds, for a page that is closed before.
 */
export function useIdleLimit(
  limit: number,
  warning: number,
  onIdle: () => void,
  reachedAt?: Persisted<number>,
): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    let lastInput = Date.now();
    let stored = 0;
    const store = () => {
      if (!reachedAt || lastInput + limit < stored + storeStep) return;
      stored = lastInput + limit;
      reachedAt.write(stored);
    };
    store();
    const onInput = () => {
      lastInput = Date.now();
      setLeft(null);
    };
    const timer = setInterval(() => {
      store();
      const remaining = limit - (Date.now() - lastInput);
      if (remaining <= 0) {
        clearInterval(timer);
        idle();
      } else setLeft(remaining <= warning ? Math.ceil(remaining / 1_000) : null);
    }, tick);
    for (const input of inputs) addEventListener(input, onInput, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const input of inputs) removeEventListener(input, onInput, { capture: true });
    };
  }, [limit, warning, reachedAt]);
  return left;
}
