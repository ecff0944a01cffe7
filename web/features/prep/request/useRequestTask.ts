import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useAction, useFormAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type RequestPrepTaskInput, useRequestPrepTaskMutation } from '../handover.generated.ts';
import { type PrepRowFragment, useUndoPrepTaskMutation } from '../prep.generated.ts';
import { requestTexts } from './request-texts.ts';

/** The list gains or loses a task. */
const refetchLists = invalidating('prepTasks', 'myPrepTasks');

/**
 * Asks for a task, and then offers Undo in a toast for as long as the server allows it. `wasAskedFor`: a colleague asked for the
 * same, and sending this once more adds it all the same.
 */
export function useRequestTask(onDone: () => void) {
  const t = useTexts(requestTexts);
  const { run, pending, error } = useFormAction();
  const { run: runUndo } = useAction(t('undoFailed'));
  const [request] = useRequestPrepTaskMutation(refetchLists);
  const [undo] = useUndoPrepTaskMutation(refetchLists);
  const offerUndo = ({ id, name }: PrepRowFragment, title: string) => {
    const onPress = () => void runUndo(() => undo({ variables: { input: { id } } }));
    showToast({ title, description: name, action: { label: t('undo'), onPress }, duration: limits.undoWindow });
  };
  const [requestedAlready, setAskedAlready] = useState('');
  const wasAskedFor = (input: RequestPrepTaskInput) => requestedAlready === JSON.stringify(input);
  const send = async (input: RequestPrepTaskInput) => {
    // A changed form is another request, about which nobody has been asked.
    const sent = wasAskedFor(input) ? { ...input, anyway: true } : input;
    const outcome = await run(() => request({ variables: { input: sent } }), {
      onDone: ({ data }) => {
        onDone();
        if (data) offerUndo(data.requestPrepTask, t(input.runningOut === true ? 'asked' : 'added'));
      },
    });
    const asks =
      outcome.status === 'failed' && outcome.error instanceof Problem && outcome.error.fields.includes('anyway');
    if (asks) setAskedAlready(JSON.stringify(input));
  };
  return { send, pending, error, wasAskedFor };
}
