import type { LineCheckFieldsFragment } from './line-checks.generated.ts';

export type RunFields = LineCheckFieldsFragment;

/** Whether this person can work on the run now. */
export function isWorkable(run: RunFields): boolean {
  return run.mayRun && (run.status === 'open' || run.status === 'in_progress');
}

/** The workable run that presses most: the one due first. */
export function mostPressing(runs: readonly RunFields[]): RunFields | undefined {
  return runs.filter(isWorkable).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))[0];
}
