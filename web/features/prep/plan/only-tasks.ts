import { lateBy } from '../../../ui/kitchen/task-lateness.ts';
import type { OnlyTasks } from '../../../platform/paths.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { isFree } from './load.ts';

/** Which tasks a count of the plan's summary is about. */
export const countedBy: Readonly<Record<OnlyTasks, (task: PrepRowFragment, now: number) => boolean>> = {
  late: (task, now) => lateBy(task, now) > 0,
  running: ({ status }) => status === 'in_progress',
  free: isFree,
};
