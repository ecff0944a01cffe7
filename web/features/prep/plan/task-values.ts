import { localTime } from '#schema/business-day.ts';
import type { Priority, Unit } from '#schema/vocabulary.ts';
import { typedDecimal, typedText, typedWhole } from '../../../ui/forms/typed-figures.ts';
import type { AddPrepTaskInput, UpdatePrepTaskInput } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';

const minute = 60_000;

/** The form values of a task: text as typed, empty for none. */
export interface TaskValues {
  recipeId: string;
  name: string;
  quantity: string;
  unit: Unit;
  dueTime: string;
  leadMinutes: string;
  stationId: string;
  /** Empty until the lists are loaded. */
  prepListId: string;
  priority: Priority;
  assigneeId: string;
  note: string;
}

export const newTask: TaskValues = {
  recipeId: '',
  name: '',
  quantity: '',
  unit: 'kg',
  dueTime: '16:00',
  leadMinutes: '60',
  stationId: '',
  prepListId: '',
  priority: 'medium',
  assigneeId: '',
  note: '',
};

/** The form values of an existing task, with times in the kitchen's time zone. */
export function valuesOf(task: PrepRowFragment, timeZone: string): TaskValues {
  const due = new Date(task.dueAt);
  const lead = task.latestStartAt === null ? '' : String((due.getTime() - Date.parse(task.latestStartAt)) / minute);
  return {
    ...newTask,
    name: task.name,
    quantity: task.targetQuantity,
    unit: task.unit,
    dueTime: localTime(timeZone, due),
    leadMinutes: lead,
    stationId: task.stationId ?? '',
    priority: task.priority,
  };
}

function planned(values: TaskValues) {
  return {
    name: values.name.trim(),
    targetQuantity: typedDecimal(values.quantity),
    dueTime: values.dueTime,
    stationId: values.stationId || null,
    priority: values.priority,
    ...(values.leadMinutes === '' ? {} : { leadMinutes: typedWhole(values.leadMinutes) }),
  };
}

export function addInput(values: TaskValues, date: string | null): AddPrepTaskInput {
  return {
    ...planned(values),
    date,
    unit: values.unit,
    recipeId: values.recipeId || null,
    prepListId: values.prepListId || null,
    assigneeId: values.assigneeId || null,
    note: typedText(values.note),
  };
}

export function updateInput(
  values: TaskValues,
  { id, version }: Pick<PrepRowFragment, 'id' | 'version'>,
): UpdatePrepTaskInput {
  return { id, version, ...planned(values) };
}
