import { useEffect, useState } from 'react';
import type { Clock } from '../../platform/live/clock.ts';

/** One instant on both clocks: server time, and the monotonic clock for ages. */
export interface Moment {
  readonly time: number;
  readonly instant: number;
}

/** The current moment, updated every second. */
export function useNow(clock: Clock): Moment {
  const [now, setNow] = useState<Moment>(() => read(clock));
  useEffect(() => {
    const timer = setInterval(() => setNow(read(clock)), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

function read(clock: Clock): Moment {
  return { time: clock.now(), instant: performance.now() };
}
