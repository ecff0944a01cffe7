import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type SharePrepTasksMutation, useSharePrepTasksMutation } from '../plan.generated.ts';
import type { LoadedTask, Share } from './load.ts';
import { shareTexts } from './share-texts.ts';

type Shared = SharePrepTasksMutation['sharePrepTasks'];

/** Assigns what was shared out in one step, with Undo. */
export function useShareTasks(onDone: () => void) {
  const t = useTexts(shareTexts);
  const { run, pending } = useAction(t('failed'));
  const [share] = useSharePrepTasksMutation(invalidating('myPrepTasks'));
  const send = (tasks: { id: string; version: number; assigneeId: string | null }[]) =>
    share({ variables: { input: { tasks } } });
  const undo = (shared: Shared) =>
    void run(() => send(shared.map(({ id, version }) => ({ id, version, assigneeId: null }))), {
      toast: t('undone', { n: shared.length }),
    });
  const assign = (shares: readonly Share<LoadedTask>[]) =>
    void run(() => send(shares.map(({ task: { id, version }, personId }) => ({ id, version, assigneeId: personId }))), {
      toast: ({ data }) => ({
        title: t('assigned', { n: shares.length }),
        ...(data ? { action: { label: t('undo'), onPress: () => undo(data.sharePrepTasks) } } : {}),
      }),
      onDone,
    });
  return { assign, pending };
}
