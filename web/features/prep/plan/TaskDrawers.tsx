import { useKitchen } from '../../../ui/format/kitchen.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAddPrepTaskMutation, useUpdatePrepTaskMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import { addInput, newTask, type TaskValues, updateInput, valuesOf } from './task-values.ts';
import { TaskForm } from './TaskForm.tsx';
import { usePlanning } from './usePlanning.ts';
import { useSaving } from './useSaving.ts';

interface AddTaskProps {
  /** Null is today. */
  readonly date: string | null;
  /** The prep list that is shown; null is all of them. */
  readonly list: string | null;
  readonly onClose: () => void;
}

/** A plan decides on which lists its task is. */
const lists = invalidating('prepTasks', 'myPrepTasks');

/** A task beside the par sheet, for a day. */
export function AddTaskDrawer({ date, list, onClose }: AddTaskProps) {
  const t = useTexts(planTexts);
  const planning = usePlanning();
  const { organizationId } = useViewer();
  const [add, { loading }] = useAddPrepTaskMutation(lists);
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

/** The plan of an existing task. */
export function EditTaskDrawer({ task, onClose }: { readonly task: PrepRowFragment; readonly onClose: () => void }) {
  const t = useTexts(planTexts);
  const { timeZone } = useKitchen();
  const planning = usePlanning();
  const [update, { loading }] = useUpdatePrepTaskMutation(lists);
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
