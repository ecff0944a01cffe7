import { LoadError } from '../../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { planTexts } from './plan-texts.ts';
import type { PlanningState } from './usePlanning.ts';

/** Shown in place of a form until its options are loaded; why not, and Retry, when they could not be. */
export function PlanningWait({ error, refetch }: Pick<PlanningState, 'error' | 'refetch'>) {
  const t = useTexts(planTexts);
  if (error === undefined) return <SkeletonList />;
  return <LoadError error={error} onRetry={refetch} title={t('planningFailed')} />;
}
