import { useState } from 'react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type BuildPrepListMutation, useBuildPrepListMutation } from '../plan.generated.ts';
import { planTexts } from './plan-texts.ts';

type Built = BuildPrepListMutation['buildPrepList'];

/** Builds a day's list from the par sheet, for one prep list or all, and holds the result until `forget`. */
export function useBuildList(date: string | null, prepListId: string | null) {
  const t = useTexts(planTexts);
  const { run } = useAction(t('buildFailed'));
  const [build, { loading }] = useBuildPrepListMutation(invalidating('prepTasks', 'myPrepTasks', 'prepItems'));
  const subject = `${String(date)} ${String(prepListId)}`;
  const [result, setResult] = useState<{ readonly subject: string; readonly built: Built } | null>(null);
  const buildList = async (prepItemIds: string[] | null = null) => {
    setResult(null);
    await run(() => build({ variables: { input: { date, prepListId, prepItemIds } } }), {
      onDone: ({ data }) => (data ? setResult({ subject, built: data.buildPrepList }) : undefined),
    });
  };
  return {
    buildList,
    loading,
    /** The result for the selected day and list; null for another. */
    built: result?.subject === subject ? result.built : null,
    forget: () => setResult(null),
  };
}
