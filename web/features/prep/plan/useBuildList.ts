import { useState } from 'react';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type BuildPrepListMutation, useBuildPrepListMutation } from '../plan.generated.ts';
import { planTexts } from './plan-texts.ts';

type Built = BuildPrepListMutation['buildPrepList'];

/** Builds a day's list from the par sheet, for one prep list or all, and keeps what came of it until that is put away. */
export function useBuildList(date: string | null, prepListId: string | null) {
  const t = useTexts(planTexts);
  const [build, { loading }] = useBuildPrepListMutation(invalidating('prepTasks', 'myPrepTasks', 'prepItems'));
  const subject = `${String(date)} ${String(prepListId)}`;
  const [result, setResult] = useState<{ readonly subject: string; readonly built: Built } | null>(null);
  const buildList = async () => {
    setResult(null);
    try {
      const { data } = await build({ variables: { input: { date, prepListId } } });
      if (data) setResult({ subject, built: data.buildPrepList });
    } catch (error) {
      showToast({ title: t('buildFailed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
  return {
    buildList,
    loading,
    /** Of the day and list that are shown. */
    built: result?.subject === subject ? result.built : null,
    forget: () => setResult(null),
  };
}
