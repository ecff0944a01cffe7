import { readableError } from '../../../ui/i18n/readable-error.ts';
import { Select } from '../../../ui/forms/fields.tsx';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAssignPrepTaskMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import type { Person } from './usePlanning.ts';

interface AssignSelectProps {
  readonly task: PrepRowFragment;
  readonly people: readonly Person[];
}

/** Gives a task to a person by choosing them: keyboard, touch and mouse alike. Shown at once, rolled back on refusal. */
export function AssignSelect({ task, people }: AssignSelectProps) {
  const t = useTexts(planTexts);
  const [assign] = useAssignPrepTaskMutation(invalidating('myPrepTasks'));
  const choose = async (id: string) => {
    const person = people.find((one) => one.id === id);
    const after = { ...task, assigneeId: person?.id ?? null, assigneeName: person?.name ?? null };
    try {
      await assign({
        variables: { input: { id: task.id, assigneeId: after.assigneeId } },
        optimisticResponse: { assignPrepTask: after },
      });
    } catch (error) {
      showToast({ title: t('assignFailed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
  const gone = task.assigneeId !== null && !people.some(({ id }) => id === task.assigneeId);
  return (
    <Select
      aria-label={t('assignTo', { name: task.name })}
      value={task.assigneeId ?? ''}
      onChange={(event) => void choose(event.target.value)}
    >
      <option value="">{t('nobody')}</option>
      {gone ? <option value={task.assigneeId ?? ''}>{task.assigneeName}</option> : null}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
