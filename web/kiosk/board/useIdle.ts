import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

function createIdle() {
  let touched = performance.now();
  return {
    touch() {
      touched = performance.now();
    },
    /** For how long nobody has touched the display, in milliseconds of the monotonic clock. */
    idleFor: (instant: number) => Math.max(0, instant - touched),
  };
}

/** Whether somebody is at the display. */
export function useIdle() {
  const [idle] = useState(createIdle);
  useEffect(() => {
    for (const event of touches) document.addEventListener(event, idle.touch, { passive: true });
    return () => {
      for (const event of touches) document.removeEventListener(event, idle.touch);
    };
  }, [idle]);
  return idle;
}
