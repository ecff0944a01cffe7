import type { OpenCheckState } from '#schema/vocabulary.ts';
import type { LineCheckRow } from '../line-checks/line-checks.queries.ts';
import { statusAt } from '../line-checks/runs/line-check.policy.ts';

/** What is open of a run; null when nothing is. A missed run with a reason is closed, and one that has not opened is not late. */
export function openStateOf(run: LineCheckRow, now: Date): OpenCheckState | null {
  if (run.failedCount > 0 && run.acknowledgedAt === null) return 'failed';
  const status = statusAt(run, now);
  if (status === 'missed') return run.missedReason === null ? 'missed' : null;
  return status === 'submitted' || status === 'scheduled' ? null : 'unfinished';
}
