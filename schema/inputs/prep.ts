import { z } from 'zod';
import { prepTaskStatuses, priorities, roundingRules } from '../vocabulary.ts';
import { issue } from './issue.ts';
import { id, localDate, localTime, name, note, positiveQuantity, quantity, unit, version } from './parts.ts';

const optionalId = id.nullish();
const leadMinutes = z.int().min(0).max(1_440);
/** Its place in an order. */
const place = z.int().min(0).max(9_999);

/** A task named to be acted on. `version` refuses the act when the task moved on since it was seen. */
export const prepTaskInput = z.strictObject({ id, version: version.optional() });

/** Which of a business day's tasks; today when no date is given. */
export const prepTasksFilter = z.strictObject({
  date: localDate.nullish(),
  stationId: optionalId,
  prepListId: optionalId,
  statuses: z.array(z.enum(prepTaskStatuses)).max(prepTaskStatuses.length).nullish(),
});

/** Done. Nothing made needs a note; far more than planned needs `confirm`. */
export const completePrepTaskInput = z.strictObject({
  id,
  version: version.optional(),
  actualQuantity: quantity,
  note: note.nullish(),
  confirm: z.boolean().nullish(),
  /** Why a manager allows expired ingredients. */
  overrideReason: note.nullish(),
});

export const skipPrepTaskInput = z.strictObject({
  id,
  version: version.optional(),
  reason: note.min(1, issue('prep.sayWhySkipped')),
});

export const assignPrepTaskInput = z.strictObject({ id, version: version.optional(), assigneeId: id.nullable() });

export const notePrepTaskInput = z.strictObject({ id, version: version.optional(), note });

/** A task beside the par sheet. Its name is the recipe's or the item's when left out. */
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

/** The day for which the par sheet is reckoned; today when left out. */
export const prepSheetDay = z.strictObject({ date: localDate.nullish() });

/** The day and the list to build: today, and all lists, when left out. */
export const buildPrepListInput = z.strictObject({ date: localDate.nullish(), prepListId: optionalId });

/** Seven figures, Monday first; null while nobody knows. */
const useByWeekday = z.array(quantity).length(7, issue('prep.useOfSevenDays')).nullish();

const parLine = {
  recipeId: optionalId,
  stationId: optionalId,
  prepListId: optionalId,
  useByWeekday,
  batchQuantity: positiveQuantity.nullish(),
  rounding: z.enum(roundingRules).optional(),
  dueTime: localTime.optional(),
  leadMinutes: leadMinutes.optional(),
  sort: place.optional(),
};
/** Seven figures, Monday first. */
const parByWeekday = z.array(quantity).length(7, issue('prep.parOfSevenDays'));

export const addPrepItemInput = z.strictObject({ itemId: id, parByWeekday, ...parLine });
export const updatePrepItemInput = z.strictObject({
  id,
  version: version.optional(),
  parByWeekday: parByWeekday.optional(),
  ...parLine,
});
export const archivePrepItemInput = z.strictObject({ id, version: version.optional(), archived: z.boolean() });

export const addPrepListInput = z.strictObject({ name, dueTime: localTime.optional(), sort: place.optional() });
export const updatePrepListInput = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  dueTime: localTime.optional(),
  sort: place.optional(),
});
export const archivePrepListInput = z.strictObject({ id, version: version.optional(), archived: z.boolean() });
