import { useState } from 'react';
import { useAction } from '../../../../ui/forms/useAction.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { invalidating } from '../../../../platform/live/invalidate.ts';
import { type BuildPrepListMutation, useBuildPrepListMutation } from '../../plan.generated.ts';
import { planTexts } from '../plan-texts.ts';

type Built = BuildPrepListMutation['buildPrepList'];

interface Result {
  /** The day and list that were built. */
  readonly subject: string;
  readonly built: Built;
  /** The tasks of all builds since the note was closed: a second press adds nothing, and the first can still be undone. */
  readonly added: Built['tasks'];
  /** Which build it is. */
  readonly no: number;
}

/** Builds a day's list from the par sheet, for one prep list or all, and holds the result until `dismiss`. */
export function useBuildList(date: string | null, prepListId: string | null) {
  const t = useTexts(planTexts);
  const { run } = useAction(t('buildFailed'));
  const [build, { loading }] = useBuildPrepListMutation(invalidating('prepTasks', 'myPrepTasks', 'prepItems'));
  const subject = `${String(date)} ${String(prepListId)}`;
  const [last, setLast] = useState<Result | null>(null);
  const result = last?.subject === subject ? last : null;
  const hold = (built: Built) =>
    setLast({ subject, built, added: [...(result?.added ?? []), ...built.tasks], no: (last?.no ?? 0) + 1 });
  const buildList = async (prepItemIds: string[] | null = null) => {
    const lines = prepItemIds === null ? {} : { prepItemIds };
    await run(() => build({ variables: { input: { date, prepListId, ...lines } } }), {
      onDone: ({ data }) => (data ? hold(data.buildPrepList) : undefined),
    });
  };
  return {
    buildList,
    loading,
    /** The result for the selected day and list; null for another. */
    result,
    dismiss: () => setLast(null),
  };
}
