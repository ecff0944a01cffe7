import { useEffect } from 'react';
import { useRingingTimers } from './timers-context.ts';

/** Milliseconds between two rings. */
const every = 2_500;

/** Calls `ring` at once when a timer rings, and again until all are silenced. `isAudible`: whether this screen rings. */
export function useRinging(ring: () => void, isAudible: boolean): void {
  const isRinging = useRingingTimers().length > 0 && isAudible;
  useEffect(() => {
    if (!isRinging) return undefined;
    ring();
    const timer = setInterval(ring, every);
    return () => clearInterval(timer);
  }, [isRinging, ring]);
}
