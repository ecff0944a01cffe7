import { lateBy } from '../../ui/kitchen/task-lateness.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';

interface LateStation {
  readonly stationId: string | null;
  readonly name: string | null;
  readonly count: number;
}

/** The stations with unfinished prep past its due time, worst first. */
export function lateByStation(tasks: ManagerDashboardQuery['prepTasks'], now: number): readonly LateStation[] {
  const counts = new Map<string | null, LateStation>();
  for (const task of tasks) {
    if (lateBy(task, now) === 0) continue;
    const { stationId, stationName: name } = task;
    counts.set(stationId, { stationId, name, count: (counts.get(stationId)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}
