import type { Selectable } from 'kysely';
import type { z } from 'zod';
import {
  addRecurringTaskInput,
  archiveRecurringTaskInput,
  pauseRecurringTaskInput,
  updateRecurringTaskInput,
} from '#schema/inputs/prep.ts';
import { businessDate } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { setArchived } from '../../../platform/database/archivable.ts';
import { assignChanges, type Changes } from '../../../platform/database/changes.ts';
import { lockNames } from '../../../platform/database/name-available.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { Station } from '../../stations/station.entity.ts';
import { chosenList, listIdIn } from '../lists/chosen-list.writes.ts';
import { firstDay, isDueOn } from './recurrence.policy.ts';
import { RecurringTask } from './recurring-task.entity.ts';
import { listRecurringTasks, listWithoutTask } from './recurring-tasks.queries.ts';
import { addRecurring } from './recurring-tasks.writes.ts';

/** The kitchen's recurring tasks, or those that are archived. */
export async function recurringTasks(ctx: Context, archived: boolean): Promise<Selectable<Tables['recurringTask']>[]> {
  const { organizationId } = authorize(ctx, 'prep.plan');
  return ctx.read((db) => listRecurringTasks(db, { organizationId, archived }));
}

/** Creates a recurring task; today gets its task at once, unless its time has passed. */
export async function addRecurringTask(
  ctx: Context,
  rawInput: InputOf<typeof addRecurringTaskInput>,
): Promise<RecurringTask> {
  authorize(ctx, 'prep.plan');
  const input = parse(addRecurringTaskInput, rawInput);
  return ctx.write('recurring_task.added', input, async (tx) => {
    await refuseTooMany(tx);
    const fields = await fieldsOf(tx, input);
    const startsOn = await firstDayOf(tx, input.dueTime);
    const recurring = add(tx, RecurringTask, { ...fields, startsOn });
    return recordAndAdd(tx, recurring, { name: [null, recurring.name], dueTime: [null, recurring.dueTime] });
  });
}

/** Changes a recurring task. Tasks that were added already stay as they are. */
export async function updateRecurringTask(
  ctx: Context,
  rawInput: InputOf<typeof updateRecurringTaskInput>,
): Promise<RecurringTask> {
  authorize(ctx, 'prep.plan');
  const { id, version, ...input } = parse(updateRecurringTaskInput, rawInput);
  return ctx.write('recurring_task.edited', rawInput, async (tx) => {
    const recurring = await find(tx, RecurringTask, 'recurring task', id, { version, lock: true });
    const changes = assignChanges(recurring, await fieldsOf(tx, input));
    recurring.startsOn = await firstDayOf(tx, recurring.dueTime);
    return recordAndAdd(tx, recurring, changes);
  });
}

/** Pauses a recurring task, so that days get no task, or resumes it. */
export async function pauseRecurringTask(
  ctx: Context,
  rawInput: InputOf<typeof pauseRecurringTaskInput>,
): Promise<RecurringTask> {
  authorize(ctx, 'prep.plan');
  const input = parse(pauseRecurringTaskInput, rawInput);
  return ctx.write('recurring_task.paused', input, async (tx) => {
    const recurring = await find(tx, RecurringTask, 'recurring task', input.id, { version: input.version, lock: true });
    const wasPaused = recurring.pausedAt !== null;
    if (wasPaused === input.paused) return recurring;
    recurring.pausedAt = input.paused ? tx.now : null;
    recurring.startsOn = await firstDayOf(tx, recurring.dueTime);
    return recordAndAdd(tx, recurring, { paused: [wasPaused, input.paused] });
  });
}

/** Archives or restores a recurring task. Tasks that were added already stay. Throws CONFLICT when its list is archived. */
export async function archiveRecurringTask(
  ctx: Context,
  rawInput: InputOf<typeof archiveRecurringTaskInput>,
): Promise<RecurringTask> {
  authorize(ctx, 'prep.plan');
  const input = parse(archiveRecurringTaskInput, rawInput);
  return ctx.write('recurring_task.archived', input, async (tx) => {
    const recurring = await find(tx, RecurringTask, 'recurring task', input.id, { version: input.version, lock: true });
    if (!input.archived && recurring.archivedAt !== null) {
      await refuseTooMany(tx);
      await chosenList(tx, recurring.prepListId);
      recurring.startsOn = await firstDayOf(tx, recurring.dueTime);
    }
    return recordAndAdd(tx, recurring, setArchived(recurring, input.archived, tx.now));
  });
}

/** Adds the tasks of the present business day that are missing. */
export async function addRecurringTasksOfToday(tx: Transaction): Promise<void> {
  const kitchen = await findKitchen(tx);
  const date = businessDate(kitchen, tx.now);
  const found = await listWithoutTask(tx.db, { organizationId: tx.organizationId, date });
  if (!found.some((recurring) => isDueOn(recurring, date))) return;
  const clock = await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  await addRecurring(tx, clock, date);
}

async function refuseTooMany(tx: Transaction): Promise<void> {
  await lockNames(tx);
  const count = await tx.em.count(RecurringTask, { archivedAt: null });
  const max = limits.recurringTasksMax;
  if (count >= max) throw conflict(msg('prep.tooManyRecurring', { count: max }));
}

/** The fields of an input with the ids checked. Throws NOT_FOUND for a station or list of another kitchen. */
async function fieldsOf(tx: Transaction, input: z.output<typeof addRecurringTaskInput>) {
  if (input.stationId) await find(tx, Station, 'station', input.stationId);
  const chosen = input.weekdays ?? [];
  return {
    name: input.name,
    kind: input.kind,
    stationId: input.stationId ?? null,
    prepListId: listIdIn(tx, await chosenList(tx, input.prepListId)),
    weekdays: chosen.length === 0 ? null : weekdays.filter((day) => chosen.includes(day)),
    monthDay: input.monthDay ?? null,
    monthOccurrence: input.monthOccurrence ?? null,
    dueTime: input.dueTime,
    minutes: input.minutes,
    needsNote: input.needsNote,
    needsPhoto: input.needsPhoto ?? false,
    carriesOver: input.carriesOver,
    instructions: input.instructions || null,
  };
}

async function firstDayOf(tx: Transaction, dueTime: string): Promise<string> {
  return firstDay(await findKitchen(tx), dueTime, tx.now);
}

async function recordAndAdd(tx: Transaction, recurring: RecurringTask, changes: Changes): Promise<RecurringTask> {
  await tx.em.flush();
  const { id, version } = recurring;
  const live = { type: 'ORGANIZATION_UPDATED', data: { id, version } } as const;
  tx.record({ entity: 'RecurringTask', entityId: id, changes, live });
  await addRecurringTasksOfToday(tx);
  return recurring;
}
