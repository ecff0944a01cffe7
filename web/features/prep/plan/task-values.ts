import { businessDate, instantOn, type KitchenClock, localTime } from '#schema/business-day.ts';
import type { Priority, Unit } from '#schema/vocabulary.ts';
import { asTyped, typedDecimal, typedText, typedWhole } from '../../../ui/forms/typed-figures.ts';
import { timeIn } from '../request/request-values.ts';
import type { AddPrepTaskInput, PrepListPartsFragment, UpdatePrepTaskInput } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';

/** Minutes. */
const HOUR = 60;

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

const emptyTask: TaskValues = {
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

interface NewTask {
  readonly list: Pick<PrepListPartsFragment, 'dueTime'> | undefined;
  readonly prepListId: string;
  readonly isToday: boolean;
  readonly kitchen: KitchenClock;
}

/** A new task is due at the time of its list; today, when that has passed, an hour from now, so that no new task is late. */
export function newTask({ list, prepListId, isToday, kitchen }: NewTask, now = new Date()): TaskValues {
  const { dueTime } = list ?? emptyTask;
  const hasPassed = isToday && instantOn(kitchen, businessDate(kitchen, now), dueTime) <= now;
  return { ...emptyTask, prepListId, dueTime: hasPassed ? timeIn(HOUR, kitchen, now) : dueTime };
}

/** The form values of an existing task, with times in the kitchen's time zone. */
export function valuesOf(task: PrepRowFragment, timeZone: string): TaskValues {
  const due = new Date(task.dueAt);
  return {
    ...emptyTask,
    name: task.name,
    quantity: asTyped(task.targetQuantity),
    unit: task.unit,
    dueTime: localTime(timeZone, due),
    leadMinutes: task.leadMinutes === null ? '' : String(task.leadMinutes),
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
