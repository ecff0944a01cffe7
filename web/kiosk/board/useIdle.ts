import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

function createIdle() {
  let touched = performance.now();
  return {
    touch() {
      touched = performance.now();
    },
    /** Milliseconds since the last input, by the monotonic clock. */
    idleFor: (instant: number) => Math.max(0, instant - touched),
  };
}

/** Tracks how long the display has had no input. */
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
