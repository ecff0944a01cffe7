import { addPrepTaskInput, updatePrepTaskInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { addDays, businessDate, instantOn, type KitchenClock } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { type Planned, plannedSubject } from '../../recipes/changes/planned-subject.writes.ts';
import { checkUnits } from '../../units/known-units.writes.ts';
import { Station } from '../../stations/station.entity.ts';
import { changeTask, recordPlanned, reloadTask } from './prep-task.writes.ts';
import { latestStart } from './prep-task-times.policy.ts';
import { chosenList, listIdIn } from '../lists/chosen-list.writes.ts';
import { PrepTask } from './prep-task.entity.ts';
import { workingPerson } from './prep-task-transitions.service.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { inUnitOf } from '../../inventory/items/units.policy.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';

/** How far ahead a day may be planned. */
const AHEAD_MAX_DAYS = 31;

/** Adds a task that is not from the par sheet: for a recipe, an item, or just a name. */
export async function addPrepTask(ctx: Context, rawInput: InputOf<typeof addPrepTaskInput>): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(addPrepTaskInput, rawInput);
  return ctx.write('prep_task.added', input, async (tx) => {
    const clock = await findKitchen(tx);
    const businessDay = plannableDay(clock, input.date, tx.now);
    await checkUnits(tx, [{ path: 'unit', unit: input.unit }]);
    const { name, recipe, item, unit } = await subjectOf(tx, input);
    const station = input.stationId ? await find(tx, Station, 'station', input.stationId) : null;
    const person = input.assigneeId ? await workingPerson(tx, input.assigneeId) : null;
    const dueAt = instantOn(clock, businessDay, input.dueTime);
    const list = await chosenList(tx, input.prepListId);
    const task = add(tx, PrepTask, {
      name,
      unit,
      businessDate: businessDay,
      recipeId: recipe?.id ?? null,
      itemId: item?.id ?? null,
      prepListId: listIdIn(tx, list),
      stationId: station?.id ?? recipe?.stationId ?? null,
      assigneeId: person?.id ?? null,
      targetQuantity: input.targetQuantity,
      priority: input.priority ?? 'medium',
      note: input.note || null,
      dueAt,
      leadMinutes: input.leadMinutes ?? null,
      latestStartAt: latestStart(dueAt, input.leadMinutes ?? null),
    });
    await tx.em.flush();
    const changes = {
      name: [null, name],
      targetQuantity: [null, `${input.targetQuantity} ${unit}`],
    };
    recordPlanned(tx, task, changes);
    return reloadTask(tx, viewer, task.id);
  });
}

/** Changes an open task: its name, amount, station, time or priority. */
export async function updatePrepTask(
  ctx: Context,
  rawInput: InputOf<typeof updatePrepTaskInput>,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(updatePrepTaskInput, rawInput);
  return ctx.write('prep_task.edited', input, (tx) =>
    changeTask(tx, viewer, input, async (task) => {
      if (task.status === 'completed' || task.status === 'cancelled') {
        throw conflict(msg('prep.cannotBeEdited', { status: msg(`prep.${task.status}`) }));
      }
      if (input.stationId) task.stationId = (await find(tx, Station, 'station', input.stationId)).id;
      if (input.stationId === null) task.stationId = null;
      task.name = input.name ?? task.name;
      task.targetQuantity = input.targetQuantity ?? task.targetQuantity;
      task.priority = input.priority ?? task.priority;
      const { dueAt, leadMinutes } = task;
      task.leadMinutes = input.leadMinutes ?? leadMinutes;
      if (input.dueTime !== undefined) {
        const clock = await findKitchen(tx);
        // A carried-over task gets a time of today: its own day is over.
        const today = businessDate(clock, tx.now);
        task.dueAt = instantOn(clock, task.businessDate < today ? today : task.businessDate, input.dueTime);
      }
      // Otherwise it stays as early as a task that waits for it needs.
      if (task.dueAt.getTime() !== dueAt.getTime() || task.leadMinutes !== leadMinutes) {
        task.latestStartAt = latestStart(task.dueAt, task.leadMinutes);
      }
    }),
  );
}

/** The day of the input, or today. Throws VALIDATION_FAILED for a day that cannot be planned. */
export function plannableDay(clock: KitchenClock, input: string | null | undefined, now: Date): string {
  const today = businessDate(clock, now);
  const day = input ?? today;
  if (day >= today && day <= addDays(today, AHEAD_MAX_DAYS)) return day;
  throw fieldError('date', msg('prep.planAhead', { days: AHEAD_MAX_DAYS }));
}

interface Subject extends Planned {
  readonly name: string;
  readonly unit: Unit;
}

interface SubjectInput {
  readonly name?: string | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly unit?: Unit | null | undefined;
}

/**
 * What is to be made. Throws VALIDATION_FAILED without a name or unit, with a unit that does not convert to the item's, or with
 * a recipe that makes another item.
 */
export async function subjectOf(tx: Transaction, input: SubjectInput): Promise<Subject> {
  const { recipe, item } = await plannedSubject(tx, input);
  const name = input.name ?? recipe?.name ?? item?.name;
  const unit = input.unit ?? item?.unit ?? recipe?.yieldUnit;
  if (!name) throw fieldError('name', msg('field.name'));
  if (!unit) throw fieldError('unit', msg('field.unit'));
  if (item) inUnitOf(item, { quantity: '1', unit: unit }, 'unit');
  return { name, unit, recipe, item };
}
