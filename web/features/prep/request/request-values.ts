import { businessDate, businessDayBounds, type KitchenClock, localTime } from '#schema/business-day.ts';
import { MINUTE } from '#schema/milliseconds.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { typedDecimal, typedText } from '../../../ui/forms/typed-figures.ts';
import type { RequestPrepTaskInput } from '../handover.generated.ts';

/** Times are rounded up to whole steps. */
const step = 5 * MINUTE;

/** What is requested: a new task, or more of what a task makes or of an item. */
export type RequestSubject =
  | { readonly kind: 'new' }
  | { readonly kind: 'task' | 'item'; readonly id: string; readonly name: string; readonly unit: Unit };

/** The form values: text as typed, empty for none. */
export interface RequestValues {
  name: string;
  /** The recipe that was chosen for the name. */
  recipeId: string;
  quantity: string;
  unit: Unit;
  dueTime: string;
  stationId: string;
  note: string;
}

const fields = ['name', 'recipeId', 'quantity', 'unit', 'dueTime', 'stationId', 'note'] as const;

/** Whether a stored value is what was typed, and not that of another build. */
export function isRequestValues(value: unknown): value is RequestValues {
  if (typeof value !== 'object' || value === null) return false;
  return fields.every((field) => typeof Reflect.get(value, field) === 'string');
}

/** The local time so many minutes from now, at the latest the last minute of the business day. */
export function timeIn(minutes: number, clock: KitchenClock, now: Date): string {
  const { end } = businessDayBounds(clock, businessDate(clock, now));
  const at = Math.ceil((now.getTime() + minutes * MINUTE) / step) * step;
  return localTime(clock.timeZone, new Date(Math.min(at, end.getTime() - MINUTE)));
}

export function requestInput(subject: RequestSubject, values: RequestValues): RequestPrepTaskInput {
  const common = {
    targetQuantity: typedDecimal(values.quantity),
    dueTime: values.dueTime,
    note: typedText(values.note),
  };
  if (subject.kind === 'task') return { ...common, moreOfId: subject.id, runningOut: true };
  if (subject.kind === 'item') return { ...common, itemId: subject.id, unit: subject.unit, runningOut: true };
  return {
    ...common,
    name: typedText(values.name),
    recipeId: values.recipeId || null,
    unit: values.unit,
    stationId: values.stationId || null,
  };
}
