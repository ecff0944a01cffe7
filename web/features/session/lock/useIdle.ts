import { useEffect, useEffectEvent, useState } from 'react';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const tick = 500;

/**
 * Calls `onIdle` after `limit` milliseconds without input. Returns the remaining seconds during the last `warning`
 * milliseconds, else null. Compares times, so that a tablet that slept through the limit locks when it wakes.
 */
export function useIdle(limit: number, warning: number, onIdle: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    let lastInput = Date.now();
    const onInput = () => {
      lastInput = Date.now();
      setLeft(null);
    };
    const timer = setInterval(() => {
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
  }, [limit, warning]);
  return left;
}
