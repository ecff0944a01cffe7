import { type CheckTimes, isCheckLate } from '#schema/line-check-lateness.ts';
import { useAtNow } from '../../ui/components/Timestamp.tsx';

/** Whether a run is late now: an open screen shows it when the time has passed, also without a network. */
export function useIsLate(run: CheckTimes): boolean {
  return useAtNow((now) => isCheckLate(run, now));
}
