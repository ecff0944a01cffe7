import type { Priority, Unit } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import type { AddPrepTaskInput, UpdatePrepTaskInput } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { localTime } from '../../../ui/format/kitchen-day.ts';

const minute = 60_000;

/** A task as its form holds it: text as typed, empty for nothing. */
export interface TaskValues {
  recipeId: string;
  name: string;
  quantity: string;
  unit: Unit;
  dueTime: string;
  leadMinutes: string;
  stationId: string;
  /** Empty until it is known. */
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

/** An existing task, its times on the kitchen's clock. */
export function valuesOf(task: PrepRowFragment, timeZone: string): TaskValues {
  const due = new Date(task.dueAt);
  const lead = task.latestStartAt === null ? '' : String((due.getTime() - Date.parse(task.latestStartAt)) / minute);
  return {
    ...newTask,
    name: task.name,
    quantity: task.targetQuantity,
    unit: task.unit,
    dueTime: localTime(due, timeZone),
    leadMinutes: lead,
    stationId: task.stationId ?? '',
    priority: task.priority,
  };
}

function planned(values: TaskValues) {
  return {
    name: values.name.trim(),
    targetQuantity: parseDecimal(values.quantity) ?? '0',
    dueTime: values.dueTime,
    stationId: values.stationId || null,
    priority: values.priority,
    ...(values.leadMinutes === '' ? {} : { leadMinutes: Number(values.leadMinutes) }),
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
    note: values.note.trim() || null,
  };
}

export function updateInput(values: TaskValues, { id, version }: PrepRowFragment): UpdatePrepTaskInput {
  return { id, version, ...planned(values) };
}
