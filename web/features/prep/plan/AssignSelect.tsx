import { useAction } from '../../../ui/forms/useAction.ts';
import { Select } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAssignPrepTaskMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import type { Person } from './usePlanning.ts';

interface AssignSelectProps {
  readonly task: PrepRowFragment;
  readonly people: readonly Person[];
}

/** Assigns a task with a select, which works with keyboard, touch and mouse. Optimistic, rolled back on refusal. */
export function AssignSelect({ task, people }: AssignSelectProps) {
  const localName = useNames();
  const t = useTexts(planTexts);
  const { run } = useAction(t('assignFailed'));
  const [assign] = useAssignPrepTaskMutation(invalidating('myPrepTasks'));
  const choose = async (id: string) => {
    const person = people.find((one) => one.id === id);
    const after = { ...task, assigneeId: person?.id ?? null, assigneeName: person?.name ?? null };
    const variables = { input: { id: task.id, assigneeId: after.assigneeId } };
    // Another person may be chosen before the response.
    await run(() => assign({ variables, optimisticResponse: { assignPrepTask: after } }), { key: id });
  };
  const isInactive = task.assigneeId !== null && !people.some(({ id }) => id === task.assigneeId);
  return (
    <Select
      aria-label={t('assignTo', { name: localName(task.name) })}
      value={task.assigneeId ?? ''}
      onChange={(event) => void choose(event.target.value)}
    >
      <option value="">{t('nobody')}</option>
      {isInactive ? <option value={task.assigneeId ?? ''}>{task.assigneeName}</option> : null}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
