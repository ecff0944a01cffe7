import { useEffect } from 'react';
import { useRingingTimers } from './timers-context.ts';

/** Milliseconds between two rings. */
const every = 2_500;

/** Calls `ring` at once when a timer rings, and again until all are silenced. `isHeard`: whether this screen rings for some of them. */
export function useRinging(ring: () => void, isHeard: boolean): void {
  const isRinging = useRingingTimers().length > 0 && isHeard;
  useEffect(() => {
    if (!isRinging) return undefined;
    ring();
    const timer = setInterval(ring, every);
    return () => clearInterval(timer);
  }, [isRinging, ring]);
}
