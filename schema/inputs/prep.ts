import { z } from 'zod';
import { limits } from '../limits.ts';
import { contradictionIn } from '../par-line.ts';
import { monthOccurrences, recurringKinds } from '../plan-vocabulary.ts';
import { parModes, prepTaskStatuses, priorities, roundingRules, weekdays } from '../vocabulary.ts';
import { issue } from './issue.ts';
import {
  id,
  localDate,
  localTime,
  name,
  note,
  occurredAt,
  positiveQuantity,
  quantity,
  unit,
  version,
} from './parts.ts';

const optionalId = id.nullish();
const leadMinutes = z.int().min(0).max(limits.leadMinutesMax);
/** Position in the sort order. */
const place = z.int().min(0).max(9_999);

/** A task by id; a stale `version` is refused. */
export const prepTaskInput = z.strictObject({ id, version: version.optional(), occurredAt });

/** Filter of a business day's tasks; today by default. */
export const prepTasksFilter = z.strictObject({
  date: localDate.nullish(),
  stationId: optionalId,
  prepListId: optionalId,
  statuses: z.array(z.enum(prepTaskStatuses)).max(prepTaskStatuses.length).nullish(),
});

/** Completes a task. A quantity of 0 needs a note; far more than planned needs `confirm`. */
export const completePrepTaskInput = z.strictObject({
  id,
  version: version.optional(),
  actualQuantity: quantity,
  note: note.nullish(),
  confirm: z.boolean().nullish(),
  /** Why a manager allows expired ingredients. */
  overrideReason: note.nullish(),
  occurredAt,
});

export const skipPrepTaskInput = z.strictObject({
  id,
  version: version.optional(),
  reason: note.min(1, issue('prep.sayWhySkipped')),
  occurredAt,
});

export const assignPrepTaskInput = z.strictObject({ id, version: version.optional(), assigneeId: id.nullable() });

/** Assigns several tasks to one person, or frees them. */
export const assignPrepTasksInput = z
  .strictObject({
    tasks: z
      .array(z.strictObject({ id, version }).meta({ id: 'PrepTaskVersionInput' }))
      .min(1, issue('prep.chooseTasks'))
      .max(limits.tasksTogetherMax),
    assigneeId: id.nullable(),
  })
  .refine(({ tasks }) => new Set(tasks.map((task) => task.id)).size === tasks.length, {
    path: ['tasks'],
    message: issue('prep.taskTwice'),
  });

/** Gives several tasks to several people, each to its own. */
export const sharePrepTasksInput = z
  .strictObject({
    tasks: z
      .array(z.strictObject({ id, version, assigneeId: id.nullable() }).meta({ id: 'PrepTaskShareInput' }))
      .min(1, issue('prep.chooseTasks'))
      .max(limits.tasksTogetherMax),
  })
  .refine(({ tasks }) => new Set(tasks.map((task) => task.id)).size === tasks.length, {
    path: ['tasks'],
    message: issue('prep.taskTwice'),
  });

/** Gives a task to a colleague. */
export const handOverPrepTaskInput = z.strictObject({ id, version: version.optional(), assigneeId: id });

/** Takes a task from a colleague. `fromId` is who had it on the screen: it is refused when another has it by now. */
export const takeOverPrepTaskInput = z.strictObject({ id, version: version.optional(), fromId: optionalId });

/** `noteBefore` is the note that the person saw: another one since then refuses theirs instead of being lost. */
export const notePrepTaskInput = z.strictObject({ id, version: version.optional(), note, noteBefore: note.nullish() });

/** A task outside the par sheet. Its name defaults to the recipe's or the item's. */
export const addPrepTaskInput = z.strictObject({
  name: name.nullish(),
  recipeId: optionalId,
  itemId: optionalId,
  date: localDate.nullish(),
  dueTime: localTime,
  leadMinutes: leadMinutes.nullish(),
  stationId: optionalId,
  prepListId: optionalId,
  assigneeId: optionalId,
  targetQuantity: positiveQuantity,
  unit: unit.nullish(),
  priority: z.enum(priorities).nullish(),
  note: note.nullish(),
});

/**
 * A task that a cook requests for today: more of what another task makes, a made item or recipe, or just a name.
 * With `runningOut` it is of high priority. Without `anyway`, what somebody requested and nobody has begun is refused.
 */
export const requestPrepTaskInput = z.strictObject({
  moreOfId: optionalId,
  name: name.nullish(),
  recipeId: optionalId,
  itemId: optionalId,
  dueTime: localTime,
  stationId: optionalId,
  targetQuantity: positiveQuantity,
  unit: unit.nullish(),
  runningOut: z.boolean().nullish(),
  anyway: z.boolean().nullish(),
  note: note.nullish(),
});

export const updatePrepTaskInput = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  targetQuantity: positiveQuantity.optional(),
  dueTime: localTime.optional(),
  leadMinutes: leadMinutes.optional(),
  stationId: optionalId,
  priority: z.enum(priorities).optional(),
});

/** The day of the par sheet, today by default, and the item whose lines are read, all by default. */
export const prepSheetFilter = z.strictObject({ date: localDate.nullish(), itemId: optionalId });

/** The day, the list and the lines to build; today, all lists and all lines by default. */
export const buildPrepListInput = z.strictObject({
  date: localDate.nullish(),
  prepListId: optionalId,
  prepItemIds: z.array(id).min(1, issue('prep.chooseLines')).max(limits.builtTasksMax).nullish(),
});

/** The tasks that a build has just added, or a list whose last build by itself is undone. */
export const undoPrepBuildInput = z
  .strictObject({
    taskIds: z.array(id).min(1, issue('prep.chooseTasks')).max(limits.builtTasksMax).nullish(),
    prepListId: optionalId,
  })
  .refine(({ taskIds, prepListId }) => Boolean(taskIds ?? prepListId), issue('prep.chooseBuild'));

/** Seven figures, Monday first; null when unknown. */
const useByWeekday = z.array(quantity).length(7, issue('prep.useOfSevenDays')).nullish();

const coverDays = z.int().min(1, issue('prep.coverDays')).max(limits.coverDaysMax, issue('prep.coverDays')).nullish();

const thawDays = z.int().min(0, issue('prep.thawDays')).max(limits.thawDaysMax, issue('prep.thawDays')).nullish();

const parLine = {
  recipeId: optionalId,
  stationId: optionalId,
  prepListId: optionalId,
  useByWeekday,
  batchQuantity: positiveQuantity.nullish(),
  rounding: z.enum(roundingRules).optional(),
  parMode: z.enum(parModes).optional(),
  minDays: coverDays,
  maxDays: coverDays,
  minQuantity: positiveQuantity.nullish(),
  maxQuantity: positiveQuantity.nullish(),
  thawDays,
  dueTime: localTime.optional(),
  leadMinutes: leadMinutes.optional(),
  sort: place.optional(),
};
/** Seven figures, Monday first. */
const parByWeekday = z.array(quantity).length(7, issue('prep.parOfSevenDays'));

export const addPrepItemInput = z.strictObject({ itemId: id, parByWeekday, ...parLine }).superRefine((line, check) => {
  const found = contradictionIn(line);
  if (found) check.addIssue({ code: 'custom', path: [found.field], message: issue(found.key) });
});
export const updatePrepItemInput = z.strictObject({
  id,
  version: version.optional(),
  parByWeekday: parByWeekday.optional(),
  ...parLine,
});
/** The pars of many lines of the sheet. */
export const updateParsInput = z
  .strictObject({
    lines: z
      .array(z.strictObject({ id, version, parByWeekday }).meta({ id: 'LineParsInput' }))
      .min(1, issue('prep.chooseLines'))
      .max(limits.parLinesMax),
  })
  .refine(({ lines }) => new Set(lines.map((line) => line.id)).size === lines.length, {
    path: ['lines'],
    message: issue('prep.lineTwice'),
  });
export const archivePrepItemInput = z.strictObject({ id, version: version.optional(), archived: z.boolean() });

const recurringTask = {
  name,
  kind: z.enum(recurringKinds),
  stationId: optionalId,
  prepListId: optionalId,
  weekdays: z.array(z.enum(weekdays)).max(weekdays.length).nullish(),
  monthDay: z.int().min(1, issue('prep.monthDay')).max(31, issue('prep.monthDay')).nullish(),
  monthOccurrence: z.enum(monthOccurrences).nullish(),
  dueTime: localTime,
  minutes: leadMinutes,
  needsNote: z.boolean(),
  needsPhoto: z.boolean().optional(),
  carriesOver: z.boolean(),
  instructions: note.nullish(),
};
interface RecurringDays {
  readonly weekdays?: readonly string[] | null | undefined;
  readonly monthDay?: number | null | undefined;
  readonly monthOccurrence?: string | null | undefined;
}

/** Whether a recurring task has weekdays, once in a month or every week, or a day of the month, and not both. */
const hasDays = ({ weekdays: days, monthDay, monthOccurrence }: RecurringDays) =>
  (days ?? []).length > 0 ? monthDay == null : monthDay != null && monthOccurrence == null;

export const addRecurringTaskInput = z
  .strictObject(recurringTask)
  .refine(hasDays, { path: ['weekdays'], message: issue('prep.chooseDays') });
/** All of its fields: what is left out is removed. It changes what is added from now on. */
export const updateRecurringTaskInput = z
  .strictObject({ id, version: version.optional(), ...recurringTask })
  .refine(hasDays, { path: ['weekdays'], message: issue('prep.chooseDays') });
export const pauseRecurringTaskInput = z.strictObject({ id, version: version.optional(), paused: z.boolean() });
export const archiveRecurringTaskInput = z.strictObject({ id, version: version.optional(), archived: z.boolean() });

/** The pars that were suggested on the screen; refused when other pars are suggested by now. */
export const acceptParSuggestionInput = z.strictObject({ id, version, parByWeekday });
/** `dismissed: false` shows it again. */
export const dismissParSuggestionInput = z.strictObject({ id, version, dismissed: z.boolean() });

export const addPrepListInput = z.strictObject({
  name,
  dueTime: localTime.optional(),
  buildTime: localTime.nullish(),
  sort: place.optional(),
});
export const updatePrepListInput = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  dueTime: localTime.optional(),
  buildTime: localTime.nullish(),
  sort: place.optional(),
});
export const archivePrepListInput = z.strictObject({ id, version: version.optional(), archived: z.boolean() });

/** How busy a special day is: 0 when the kitchen is closed, 1.5 for half as much again. */
const factor = quantity
  .refine((text) => Number(text) <= limits.eventFactorMax, issue('prep.factorTooHigh'))
  .meta({ graphql: 'Decimal', description: `0 to ${limits.eventFactorMax}, at most 4 decimal places.` });

export const addKitchenEventInput = z.strictObject({ date: localDate, name, factor });
export const updateKitchenEventInput = z.strictObject({
  id,
  version: version.optional(),
  date: localDate.optional(),
  name: name.optional(),
  factor: factor.optional(),
});
export const removeKitchenEventInput = z.strictObject({ id, version: version.optional() });
