import { readableError } from '../../ui/readable-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useTexts } from '../../ui/texts.ts';
import { useBuildPrepListMutation } from '../plan.generated.ts';
import { planTexts } from './plan-texts.ts';

/** Builds a day's list from the par sheet and says what came of it. */
export function useBuildList() {
  const t = useTexts(planTexts);
  const [build, { loading }] = useBuildPrepListMutation({ refetchQueries: ['PrepList', 'PrepSheet'] });
  const buildList = async (date: string | null) => {
    try {
      const { data } = await build({ variables: { input: { date } } });
      if (!data) return;
      const { tasks, enough, alreadyPlanned } = data.buildPrepList;
      showToast({
        title: t('built', { n: tasks.length }),
        description: t('builtMore', { enough, planned: alreadyPlanned }),
      });
    } catch (error) {
      showToast({ title: t('buildFailed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
  return { buildList, loading };
}
