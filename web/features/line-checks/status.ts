import type { Translate } from '../../ui/i18n/texts.ts';
import type { LineCheckFieldsFragment } from './line-checks.generated.ts';
import type { lineChecksTexts } from './texts.ts';

export type RunFields = LineCheckFieldsFragment;

/** Whether this user can work on the run now. */
export function isWorkable(run: RunFields): boolean {
  return run.mayRun && (run.status === 'open' || run.status === 'in_progress');
}

/** Whether it was submitted with everything measured and in range. */
export function isFine({ status, failedCount, notMeasuredCount }: RunFields): boolean {
  return status === 'submitted' && failedCount === 0 && notMeasuredCount === 0;
}

/** The most urgent workable run: the one that is due first. */
export function mostUrgent(runs: readonly RunFields[]): RunFields | undefined {
  return runs.filter(isWorkable).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))[0];
}

/**
 * The findings as texts: how many readings were out of range, actions are missing, items were not measured. "All in range" is
 * shown only for a submitted run in which everything was measured.
 */
export function findings(
  { status, failedCount, openFailureCount, notMeasuredCount }: RunFields,
  t: Translate<keyof typeof lineChecksTexts.en>,
): readonly string[] {
  return [
    ...(failedCount > 0 || (status === 'submitted' && notMeasuredCount === 0)
      ? [t('failedCount', { n: failedCount })]
      : []),
    ...(openFailureCount > 0 ? [t('openFailures', { n: openFailureCount })] : []),
    ...(notMeasuredCount > 0 ? [t('notMeasuredCount', { n: notMeasuredCount })] : []),
  ];
}
