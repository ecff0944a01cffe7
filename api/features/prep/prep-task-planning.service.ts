import { addPrepTaskInput, updatePrepTaskInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import type { Item } from '../inventory/item.entity.ts';
import { convert, NoConversion, refusal } from '../inventory/units.ts';
import { addDays, businessDate, instantOn } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { type Planned, plannedSubject } from '../recipes/recipe-for.ts';
import { checkUnits } from '../units/known-units.ts';
import { Station } from '../stations/station.entity.ts';
import { changeTask, liveTask, reloadTask } from './prep-task-lifecycle.ts';
import { chosenList, listIdIn } from './prep-lists.service.ts';
import { PrepTask } from './prep-task.entity.ts';
import { workingPerson } from './prep-task-transitions.service.ts';
import type { PrepTaskView } from './prep-task.view.ts';

/** How far ahead a day may be planned. */
const AHEAD_MAX_DAYS = 31;
const MINUTE = 60_000;
const DEFAULT_LEAD_MINUTES = 60;

/** Adds a task beside the par sheet: of a recipe, of an item, or just a name. */
export async function addPrepTask(ctx: Context, rawInput: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(addPrepTaskInput, rawInput);
  return ctx.write('prep_task.added', input, async (tx) => {
    const clock = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
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
      latestStartAt: latestStart(dueAt, input.leadMinutes ?? DEFAULT_LEAD_MINUTES),
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

/** Changes an open task: its words, amount, station, time or priority. */
export async function updatePrepTask(ctx: Context, rawInput: unknown): Promise<PrepTaskView> {
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
      const lead = input.leadMinutes ?? leadOf(task);
      if (input.dueTime !== undefined) {
        const clock = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
        // A task that was carried over gets a time of today: its own day is over.
        const today = businessDate(clock, tx.now);
        task.dueAt = instantOn(clock, task.businessDate < today ? today : task.businessDate, input.dueTime);
      }
      task.latestStartAt = latestStart(task.dueAt, lead);
    }),
  );
}

/** The event of a new task. */
export function recordPlanned(tx: Transaction, task: PrepTask, changes: unknown): void {
  tx.record({
    action: 'prep_task.added',
    entity: 'PrepTask',
    entityId: task.id,
    changes,
    live: { type: 'PREP_TASK_UPDATED', data: liveTask(task, true) },
  });
}

/** Today, or the day asked for when it can still be planned. */
export function plannableDay(clock: Organization, input: string | null | undefined, now: Date): string {
  const today = businessDate(clock, now);
  const day = input ?? today;
  if (day >= today && day <= addDays(today, AHEAD_MAX_DAYS)) return day;
  const message = msg('prep.planAhead', { days: AHEAD_MAX_DAYS });
  throw invalid(message, [{ path: 'date', message }]);
}

export function latestStart(dueAt: Date, leadMinutes: number): Date {
  return new Date(dueAt.getTime() - leadMinutes * MINUTE);
}

function leadOf(task: PrepTask): number {
  return task.latestStartAt ? (task.dueAt.getTime() - task.latestStartAt.getTime()) / MINUTE : DEFAULT_LEAD_MINUTES;
}

interface Subject extends Planned {
  readonly name: string;
  readonly unit: Unit;
}

interface Asked {
  readonly name?: string | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly unit?: Unit | null | undefined;
}

/**
 * What is to be made. Throws VALIDATION_FAILED without a name or unit, with a unit that cannot reach the stock, or with a
 * recipe that makes another item.
 */
async function subjectOf(tx: Transaction, input: Asked): Promise<Subject> {
  const { recipe, item } = await plannedSubject(tx, input);
  const name = input.name ?? recipe?.name ?? item?.name;
  const unit = input.unit ?? item?.unit ?? recipe?.yieldUnit;
  if (!name) throw invalid(msg('field.name'), [{ path: 'name', message: msg('field.name') }]);
  if (!unit) throw invalid(msg('field.unit'), [{ path: 'unit', message: msg('field.unit') }]);
  if (item) refuseStrangeUnit(unit, item);
  return { name, unit, recipe, item };
}

function refuseStrangeUnit(unit: Unit, item: Item): void {
  try {
    convert('1', unit, item.unit, item);
  } catch (error) {
    if (!(error instanceof NoConversion)) throw error;
    const message = refusal(item, error);
    throw invalid(message, [{ path: 'unit', message }]);
  }
}
