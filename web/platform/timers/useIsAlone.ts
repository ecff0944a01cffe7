import { useStored } from '../../ui/useStored.ts';
import { isShared, type Timer } from './timer.ts';
import type { Timers } from './timers.ts';

/** Whether a timer is local to this device; false just after its request was sent. */
export function useIsAlone(timers: Timers): (timer: Timer) => boolean {
  const { fresh } = useStored(timers.store);
  return (timer) => !isShared(timer) && !fresh.includes(timer.id);
}
