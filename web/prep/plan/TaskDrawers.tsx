import { useKitchen } from '../../ui/kitchen.ts';
import { SideLayer } from '../../ui/Layer.tsx';
import { useTexts } from '../../ui/texts.ts';
import { useAddPrepTaskMutation, useUpdatePrepTaskMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import { addInput, newTask, type TaskValues, updateInput, valuesOf } from './task-values.ts';
import { TaskForm } from './TaskForm.tsx';
import { usePlanning } from './usePlanning.ts';
import { useSaving } from './useSaving.ts';
import { useStations } from './useStations.ts';

/** A task beside the par sheet, for a day (today without one). */
export function AddTaskDrawer({ date, onClose }: { readonly date: string | null; readonly onClose: () => void }) {
  const t = useTexts(planTexts);
  const planning = usePlanning();
  const stations = useStations();
  const [add, { loading }] = useAddPrepTaskMutation({ refetchQueries: ['PrepList'] });
  const saving = useSaving<TaskValues>((values) => add({ variables: { input: addInput(values, date) } }), onClose);
  return (
    <SideLayer title={t('addTask')} onClose={onClose}>
      <TaskForm values={newTask} stations={stations} fresh={planning} saving={loading} {...saving} />
    </SideLayer>
  );
}

/** The plan of an existing task. */
export function EditTaskDrawer({ task, onClose }: { readonly task: PrepRowFragment; readonly onClose: () => void }) {
  const t = useTexts(planTexts);
  const { timeZone } = useKitchen();
  const stations = useStations();
  const [update, { loading }] = useUpdatePrepTaskMutation();
  const saving = useSaving<TaskValues>(
    (values) => update({ variables: { input: updateInput(values, task) } }),
    onClose,
  );
  return (
    <SideLayer title={t('editTask')} onClose={onClose}>
      <TaskForm values={valuesOf(task, timeZone)} stations={stations} saving={loading} {...saving} />
    </SideLayer>
  );
}
