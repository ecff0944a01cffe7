import { lateBy } from '../../../ui/kitchen/task-lateness.ts';
import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';
import type { PrepRowFragment } from '../prep.generated.ts';

/** Whether a task is late or should be started. */
export interface Timing {
  readonly tone: Extract<StatusTone, 'late' | 'soon' | 'quiet'>;
  /** How far past due, in milliseconds; 0 when it is not. */
  readonly lateBy: number;
}

/** Late after its due time; soon after its latest start; completed work is neither. */
export function timingOf(task: PrepRowFragment, now: number): Timing {
  const late = lateBy(task, now);
  if (late > 0) return { tone: 'late', lateBy: late };
  const begin = task.latestStartAt === null ? Infinity : Date.parse(task.latestStartAt);
  return { tone: task.status === 'pending' && begin < now ? 'soon' : 'quiet', lateBy: 0 };
}
