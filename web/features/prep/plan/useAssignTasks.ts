import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type SharePrepTasksMutation, useSharePrepTasksMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { shareTexts } from './share-texts.ts';

/** A task and its new assignee; null unassigns it. */
interface Assignment {
  readonly task: Pick<PrepRowFragment, 'id' | 'version' | 'assigneeId'>;
  readonly assigneeId: string | null;
}

/** Assigns several tasks in one step; Undo gives each back to whoever had it. */
export function useAssignTasks(onDone?: () => void) {
  const t = useTexts(shareTexts);
  const { run, pending } = useAction(t('failed'));
  const [share] = useSharePrepTasksMutation(invalidating('myPrepTasks'));
  const send = (assignments: readonly Assignment[]) => {
    const tasks = assignments.map(({ task: { id, version }, assigneeId }) => ({ id, version, assigneeId }));
    return share({ variables: { input: { tasks } } });
  };
  const undo = (before: readonly Assignment[], { sharePrepTasks: after }: SharePrepTasksMutation) => {
    const back = before.flatMap(({ task: { id, assigneeId } }) => {
      const task = after.find((row) => row.id === id);
      return task ? { task, assigneeId } : [];
    });
    void run(() => send(back), { toast: t('undone', { n: back.length }) });
  };
  const assign = (assignments: readonly Assignment[]) =>
    void run(() => send(assignments), {
      toast: ({ data }) => ({
        title: t('assigned', { n: assignments.length }),
        ...(data ? { action: { label: t('undo'), onPress: () => undo(assignments, data) } } : {}),
      }),
      ...(onDone ? { onDone } : {}),
    });
  return { assign, pending };
}
