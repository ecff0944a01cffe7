import { useEffect, useState } from 'react';
import type { Clock } from '../engine/clock.ts';

/** Both clocks of one moment: the kitchen's time, and the monotonic one that ages are counted with. */
export interface Moment {
  readonly time: number;
  readonly instant: number;
}

/** The moment, fresh every second. */
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
