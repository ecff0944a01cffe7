import { useKitchen } from '../../../ui/format/kitchen.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAddPrepTaskMutation, useUpdatePrepTaskMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import { PlanningWait } from './PlanningWait.tsx';
import { addInput, newTask, type TaskValues, updateInput, valuesOf } from './task-values.ts';
import { TaskForm } from './TaskForm.tsx';
import { usePrepLists } from './usePrepLists.ts';
import { usePlanning } from './usePlanning.ts';
import { adding, useSaving } from './useSaving.ts';

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
  const { planning, ...wait } = usePlanning();
  const lists = usePrepLists();
  const kitchen = useKitchen();
  const { organizationId } = useViewer();
  const chosen = lists.find(({ id }) => id === (list ?? organizationId));
  const [add] = useAddPrepTaskMutation(refetchLists);
  const saving = useSaving<TaskValues, PrepRowFragment>(
    adding((values) => add({ variables: { input: addInput(values, date) } })),
    onClose,
  );
  return (
    <SideLayer title={t('addTask')} onClose={onClose}>
      {planning && lists.length > 0 ? (
        <TaskForm
          task={null}
          values={newTask({ list: chosen, prepListId: list ?? organizationId, isToday: date === null, kitchen })}
          stations={planning.stations}
          fresh={planning}
          {...saving}
        />
      ) : (
        <PlanningWait {...wait} />
      )}
    </SideLayer>
  );
}

/** Edits the plan of an existing task. */
export function EditTaskDrawer({ task, onClose }: { readonly task: PrepRowFragment; readonly onClose: () => void }) {
  const t = useTexts(planTexts);
  const { timeZone } = useKitchen();
  const { planning, ...wait } = usePlanning();
  const [update] = useUpdatePrepTaskMutation(refetchLists);
  const { id } = task;
  const saving = useSaving<TaskValues, PrepRowFragment>(
    (_, edit) =>
      edit.save(
        (merged, version) => update({ variables: { input: updateInput(merged, { id, version }) } }),
        ({ data }) => data?.updatePrepTask,
      ),
    onClose,
  );
  return (
    <SideLayer title={t('editTask')} onClose={onClose}>
      {planning ? (
        <TaskForm task={task} values={valuesOf(task, timeZone)} stations={planning.stations} {...saving} />
      ) : (
        <PlanningWait {...wait} />
      )}
    </SideLayer>
  );
}
