import type { RecurringKind } from '#schema/plan-vocabulary.ts';
import type { Weekday } from '#schema/vocabulary.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { typedWhole } from '../../../ui/forms/typed-figures.ts';
import type { RecurringPartsFragment } from './recurring.generated.ts';

export const repeatKinds = ['weekdays', 'first', 'last', 'month'] as const;
export type Repeats = (typeof repeatKinds)[number];

/** The form values of a recurring task: text as typed, empty for none. */
export interface RecurringValues {
  readonly name: string;
  readonly kind: RecurringKind;
  readonly stationId: string;
  readonly prepListId: string;
  readonly repeats: Repeats;
  readonly weekdays: readonly Weekday[];
  readonly monthDay: string;
  readonly dueTime: string;
  readonly minutes: string;
  readonly needsNote: boolean;
  readonly needsPhoto: boolean;
  readonly carriesOver: boolean;
  readonly instructions: string;
}

export const newRecurring: RecurringValues = {
  name: '',
  kind: 'cleaning',
  stationId: '',
  prepListId: '',
  repeats: 'weekdays',
  weekdays,
  monthDay: '1',
  dueTime: '22:00',
  minutes: '15',
  needsNote: false,
  needsPhoto: false,
  carriesOver: false,
  instructions: '',
};

export function valuesOf(task: RecurringPartsFragment): RecurringValues {
  const { name, kind, dueTime, needsNote, needsPhoto, carriesOver, monthDay, monthOccurrence } = task;
  return {
    name,
    kind,
    dueTime,
    needsNote,
    needsPhoto,
    carriesOver,
    stationId: task.stationId ?? '',
    prepListId: task.prepListId ?? '',
    repeats: monthDay === null ? (monthOccurrence ?? 'weekdays') : 'month',
    weekdays: task.weekdays ?? [],
    monthDay: monthDay === null ? '1' : String(monthDay),
    minutes: String(task.minutes),
    instructions: task.instructions ?? '',
  };
}

export function inputOf(values: RecurringValues) {
  const { name, kind, dueTime, needsNote, needsPhoto, carriesOver, repeats } = values;
  return {
    name,
    kind,
    dueTime,
    needsNote,
    needsPhoto,
    carriesOver,
    stationId: values.stationId || null,
    prepListId: values.prepListId || null,
    weekdays: repeats === 'month' ? null : [...values.weekdays],
    monthOccurrence: repeats === 'first' || repeats === 'last' ? repeats : null,
    monthDay: repeats === 'month' ? typedWhole(values.monthDay) : null,
    minutes: typedWhole(values.minutes),
    instructions: values.instructions.trim() || null,
  };
}
