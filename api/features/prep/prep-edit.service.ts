import { addPrepTaskInput, updatePrepTaskInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import type { Item } from '../inventory/item.entity.ts';
import { convert, NoConversion, refusal } from '../inventory/units.ts';
import { addDays, businessDate, instantOn } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { type Planned, plannedSubject } from '../recipes/recipe-for.ts';
import { checkUnits } from '../units/known-units.ts';
import { Station } from '../stations/station.entity.ts';
import { changeTask, liveTask, rowOf } from './prep-change.ts';
import { chosenList, listIdIn } from './prep-lists.service.ts';
import { PrepTask } from './prep-task.entity.ts';
import { workingPerson } from './prep-work.service.ts';
import type { PrepTaskView } from './prep-task.view.ts';

/** How far ahead a day may be planned. */
const AHEAD_MAX_DAYS = 31;
const MINUTE = 60_000;
const DEFAULT_LEAD_MINUTES = 60;

/** Adds a task beside the par sheet: of a recipe, of an item, or just a name. */
export async function addPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(addPrepTaskInput, input);
  return ctx.write('prep_task.added', asked, async (work) => {
    const clock = await work.em.findOneOrFail(Organization, { id: work.organizationId });
    const businessDay = plannableDay(clock, asked.date, work.now);
    await checkUnits(work, [{ path: 'unit', unit: asked.unit }]);
    const { name, recipe, item, unit } = await subjectOf(work, asked);
    const station = asked.stationId ? await find(work, Station, 'station', asked.stationId) : null;
    const person = asked.assigneeId ? await workingPerson(work, asked.assigneeId) : null;
    const dueAt = instantOn(clock, businessDay, asked.dueTime);
    const list = await chosenList(work, asked.prepListId);
    const task = add(work, PrepTask, {
      name,
      unit,
      businessDate: businessDay,
      recipeId: recipe?.id ?? null,
      itemId: item?.id ?? null,
      prepListId: listIdIn(work, list),
      stationId: station?.id ?? recipe?.stationId ?? null,
      assigneeId: person?.id ?? null,
      targetQuantity: asked.targetQuantity,
      priority: asked.priority ?? 'medium',
      note: asked.note || null,
      dueAt,
      latestStartAt: latestStart(dueAt, asked.leadMinutes ?? DEFAULT_LEAD_MINUTES),
    });
    await work.em.flush();
    const changes = {
      name: [null, name],
      targetQuantity: [null, `${asked.targetQuantity} ${unit}`],
    };
    recordPlanned(work, task, changes);
    return rowOf(work, viewer, task.id);
  });
}

/** Changes an open task: its words, amount, station, time or priority. */
export async function updatePrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(updatePrepTaskInput, input);
  return ctx.write('prep_task.edited', asked, (work) =>
    changeTask(work, viewer, asked, async (task) => {
      if (task.status === 'completed' || task.status === 'cancelled') {
        throw conflict(msg('prep.cannotBeEdited', { status: msg(`prep.${task.status}`) }));
      }
      if (asked.stationId) task.stationId = (await find(work, Station, 'station', asked.stationId)).id;
      if (asked.stationId === null) task.stationId = null;
      task.name = asked.name ?? task.name;
      task.targetQuantity = asked.targetQuantity ?? task.targetQuantity;
      task.priority = asked.priority ?? task.priority;
      const lead = asked.leadMinutes ?? leadOf(task);
      if (asked.dueTime !== undefined) {
        const clock = await work.em.findOneOrFail(Organization, { id: work.organizationId });
        // A task that was carried over gets a time of today: its own day is over.
        const today = businessDate(clock, work.now);
        task.dueAt = instantOn(clock, task.businessDate < today ? today : task.businessDate, asked.dueTime);
      }
      task.latestStartAt = latestStart(task.dueAt, lead);
    }),
  );
}

/** The event of a new task. */
export function recordPlanned(work: Work, task: PrepTask, changes: unknown): void {
  work.record({
    action: 'prep_task.added',
    entity: 'PrepTask',
    entityId: task.id,
    changes,
    live: { type: 'PREP_TASK_UPDATED', data: liveTask(task, true) },
  });
}

/** Today, or the day asked for when it can still be planned. */
export function plannableDay(clock: Organization, asked: string | null | undefined, now: Date): string {
  const today = businessDate(clock, now);
  const day = asked ?? today;
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
async function subjectOf(work: Work, asked: Asked): Promise<Subject> {
  const { recipe, item } = await plannedSubject(work, asked);
  const name = asked.name ?? recipe?.name ?? item?.name;
  const unit = asked.unit ?? item?.unit ?? recipe?.yieldUnit;
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
