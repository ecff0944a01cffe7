import { useEffect, useEffectEvent, useState } from 'react';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const tick = 500;

/**
 * Calls back after this long without any input. Answers the seconds that are left once it is `warning` or less before
 * that, else null. By the wall clock: a tablet that slept through the time is locked when it wakes.
 */
export function useIdle(limit: number, warning: number, onIdle: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    let last = Date.now();
    const touched = () => {
      last = Date.now();
      setLeft(null);
    };
    const timer = setInterval(() => {
      const remains = limit - (Date.now() - last);
      if (remains <= 0) {
        clearInterval(timer);
        idle();
      } else setLeft(remains <= warning ? Math.ceil(remains / 1_000) : null);
    }, tick);
    for (const input of inputs) addEventListener(input, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const input of inputs) removeEventListener(input, touched, { capture: true });
    };
  }, [limit, warning]);
  return left;
}
