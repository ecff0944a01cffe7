import { useKitchen } from '../../../ui/format/kitchen.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAddPrepTaskMutation, useUpdatePrepTaskMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import { addInput, newTask, type TaskValues, updateInput, valuesOf } from './task-values.ts';
import { TaskForm } from './TaskForm.tsx';
import { usePlanning } from './usePlanning.ts';
import { useSaving } from './useSaving.ts';

interface AddTaskProps {
  /** Null for today. */
  readonly date: string | null;
  /** The selected prep list; null for all. */
  readonly list: string | null;
  readonly onClose: () => void;
}

/** Planning changes which lists contain the task. */
const refetchLists = invalidating('prepTasks', 'myPrepTasks');

/** Adds a task for a day, besides those of the par sheet. */
export function AddTaskDrawer({ date, list, onClose }: AddTaskProps) {
  const t = useTexts(planTexts);
  const planning = usePlanning();
  const { organizationId } = useViewer();
  const [add, { loading }] = useAddPrepTaskMutation(refetchLists);
  const saving = useSaving<TaskValues>((values) => add({ variables: { input: addInput(values, date) } }), onClose);
  return (
    <SideLayer title={t('addTask')} onClose={onClose}>
      {planning ? (
        <TaskForm
          values={{ ...newTask, prepListId: list ?? organizationId }}
          stations={planning.stations}
          fresh={planning}
          saving={loading}
          {...saving}
        />
      ) : (
        <SkeletonList />
      )}
    </SideLayer>
  );
}

/** Edits the plan of an existing task. */
export function EditTaskDrawer({ task, onClose }: { readonly task: PrepRowFragment; readonly onClose: () => void }) {
  const t = useTexts(planTexts);
  const { timeZone } = useKitchen();
  const planning = usePlanning();
  const [update, { loading }] = useUpdatePrepTaskMutation(refetchLists);
  const saving = useSaving<TaskValues>(
    (values) => update({ variables: { input: updateInput(values, task) } }),
    onClose,
  );
  return (
    <SideLayer title={t('editTask')} onClose={onClose}>
      {planning ? (
        <TaskForm values={valuesOf(task, timeZone)} stations={planning.stations} saving={loading} {...saving} />
      ) : (
        <SkeletonList />
      )}
    </SideLayer>
  );
}
