import type { Translate } from '../../ui/i18n/texts.ts';
import type { LineCheckFieldsFragment } from './line-checks.generated.ts';
import type { lineChecksTexts } from './texts.ts';

export type RunFields = LineCheckFieldsFragment;

/** Whether this person can work on the run now. */
export function isWorkable(run: RunFields): boolean {
  return run.mayRun && (run.status === 'open' || run.status === 'in_progress');
}

/** The workable run that presses most: the one due first. */
export function mostPressing(runs: readonly RunFields[]): RunFields | undefined {
  return runs.filter(isWorkable).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))[0];
}

/** What was found: readings out of range so far, and how many lack an action; "all in range" only once it is handed in. */
export function findings(
  { status, failedCount, openFailureCount }: RunFields,
  t: Translate<keyof typeof lineChecksTexts.en>,
): readonly string[] {
  return [
    ...(status === 'submitted' || failedCount > 0 ? [t('failedCount', { n: failedCount })] : []),
    ...(openFailureCount > 0 ? [t('openFailures', { n: openFailureCount })] : []),
  ];
}
