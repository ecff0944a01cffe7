import { useTexts } from '../../../ui/i18n/texts.ts';
import { planTexts } from './plan-texts.ts';
import type { PlanningState } from './usePlanning.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** Shown in place of a form until its options are loaded; with the error and Retry when they could not be. */
export function PlanningWait({ error, refetch }: Pick<PlanningState, 'error' | 'refetch'>) {
  const t = useTexts(planTexts);
  return <NotLoaded error={error} onRetry={refetch} title={t('planningFailed')} />;
}
