import { useState } from 'react';
import { Problem } from '../../../platform/graphql/problem.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type RequestPrepTaskInput, useRequestPrepTaskMutation } from '../handover.generated.ts';
import { useTaskPresses } from '../list/useTaskPresses.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { requestTexts } from './request-texts.ts';

/** The list gains or loses a task. */
const refetchLists = invalidating('prepTasks', 'myPrepTasks');

/**
 * Requests a task, and then offers Undo in a toast for as long as the server allows it. `isRepeated`: a colleague requested the
 * same, and sending this once more adds it anyway.
 */
export function useRequestTask(onDone: () => void) {
  const t = useTexts(requestTexts);
  const { run, pending, error } = useFormAction();
  const { undo } = useTaskPresses();
  const [request] = useRequestPrepTaskMutation(refetchLists);
  const offerUndo = (task: PrepRowFragment, title: string) => {
    const action = { label: t('undo'), onPress: () => void undo(task) };
    showToast({ title, description: task.name, action });
  };
  const [requestedAlready, setRequestedAlready] = useState('');
  const isRepeated = (input: RequestPrepTaskInput) => requestedAlready === JSON.stringify(input);
  const send = async (input: RequestPrepTaskInput) => {
    // A changed form is another request, which must be confirmed again.
    const sent = isRepeated(input) ? { ...input, anyway: true } : input;
    const outcome = await run(() => request({ variables: { input: sent } }), {
      onDone: ({ data }) => {
        onDone();
        if (data) offerUndo(data.requestPrepTask, t(input.runningOut === true ? 'requested' : 'added'));
      },
    });
    const mustConfirm =
      outcome.status === 'failed' && outcome.error instanceof Problem && outcome.error.fields.includes('anyway');
    if (mustConfirm) setRequestedAlready(JSON.stringify(input));
  };
  return { send, pending, error, isRepeated };
}
