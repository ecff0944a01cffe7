import {
  addPrepItemInput,
  archivePrepItemInput,
  buildPrepListInput,
  updatePrepItemInput,
} from '#schema/inputs/prep.ts';
import { authorize } from '../access.ts';
import type { Context } from '../context.ts';
import { add, find, type Work } from '../database/work.ts';
import { conflict } from '../errors.ts';
import { businessDate, instantOn } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { parse } from '../parse.ts';
import { plannedSubject } from '../recipes/recipe-for.ts';
import { Station } from '../stations/station.entity.ts';
import { latestStart, plannableDay, recordPlanned } from './prep-edit.service.ts';
import { PrepItem } from './prep-item.entity.ts';
import { type PlanLine, planOf } from './prep-plan.ts';
import { PrepTask } from './prep-task.entity.ts';
import { listPrepTasks, type PrepTaskRow } from './prep-tasks.queries.ts';

/** What building a day's list came to. */
export interface BuiltList {
  readonly date: string;
  /** The tasks newly made. */
  readonly tasks: readonly PrepTaskRow[];
  /** Lines of the par sheet that have enough. */
  readonly enough: number;
  /** Lines that had a task already. */
  readonly alreadyPlanned: number;
}

/** The par sheet, reckoned for a day (today without one): what stands ready, what is planned, what is short. */
export async function parSheet(
  ctx: Context,
  asked: { date?: string | undefined; archived: boolean },
): Promise<PlanLine[]> {
  const viewer = authorize(ctx, 'prep.read');
  const { date } = parse(buildPrepListInput, { date: asked.date });
  const { organizationId } = viewer;
  return ctx.read(async (db) => {
    const clock = await findOrganization(db);
    const now = new Date();
    const day = date ?? businessDate(clock, now);
    return planOf(db, { organizationId, clock, date: day, now, archived: asked.archived });
  });
}

/** Makes a task of every line that is short of par and has none yet that day. Done twice it makes nothing new. */
export async function buildPrepList(ctx: Context, input: unknown): Promise<BuiltList> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(buildPrepListInput, input);
  return ctx.write('prep_list.built', asked, async (work) => {
    // Two managers building at once take turns, so that the second finds the tasks of the first.
    const clock = await find(work, Organization, 'organization', work.organizationId, { lock: true });
    const date = plannableDay(clock, asked.date, work.now);
    const lines = await planOf(work.db, { organizationId: work.organizationId, clock, date, now: work.now });
    const open = lines.filter((line) => !line.hasTask);
    const short = open.filter((line) => Number(line.toMake) > 0);
    const made = short.map((line) => addPlanned(work, clock, date, line));
    await work.em.flush();
    for (const task of made) recordPlanned(work, task, { name: [null, task.name] });
    work.record({ entity: 'PrepList', entityId: null, changes: { date, made: made.length } });
    const ids = new Set(made.map(({ id }) => id));
    const rows = await listPrepTasks(work.db, viewer, { date, stationId: null, statuses: null });
    return {
      date,
      tasks: rows.filter(({ id }) => ids.has(id)),
      enough: open.length - short.length,
      alreadyPlanned: lines.length - open.length,
    };
  });
}

/** Puts an item on the par sheet. */
export async function addPrepItem(ctx: Context, input: unknown): Promise<PlanLine> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(addPrepItemInput, input);
  return ctx.write('prep_item.added', asked, async (work) => {
    const { recipe, item } = await plannedSubject(work, asked);
    if (await work.em.findOne(PrepItem, { itemId: asked.itemId })) {
      throw conflict(`${item?.name} is on the par sheet already.`);
    }
    const { recipeId: _recipe, ...given } = asked;
    await checkStation(work, asked);
    const line = add(work, PrepItem, { ...withoutUndefined(given), recipeId: recipe?.id ?? null });
    return recorded(work, viewer.organizationId, line, { item: [null, item?.name], par: [null, line.parByWeekday] });
  });
}

/** Changes a line of the par sheet. */
export async function updatePrepItem(ctx: Context, input: unknown): Promise<PlanLine> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(updatePrepItemInput, input);
  return ctx.write('prep_item.edited', asked, async (work) => {
    const line = await find(work, PrepItem, 'line', asked.id, { version: asked.version, lock: true });
    const par = line.parByWeekday;
    const { recipe } = await plannedSubject(work, { itemId: line.itemId, recipeId: asked.recipeId });
    const { id: _id, version: _version, recipeId: _recipe, ...given } = asked;
    await checkStation(work, asked);
    Object.assign(line, withoutUndefined(given), { recipeId: recipe?.id ?? null });
    return recorded(work, viewer.organizationId, line, { par: [par, line.parByWeekday] });
  });
}

/** Takes a line off the par sheet, or puts it back. */
export async function archivePrepItem(ctx: Context, input: unknown): Promise<PlanLine> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(archivePrepItemInput, input);
  return ctx.write('prep_item.archived', asked, async (work) => {
    const line = await find(work, PrepItem, 'line', asked.id, { version: asked.version, lock: true });
    const before = line.archivedAt !== null;
    if (!asked.archived) line.recipeId = (await plannedSubject(work, { itemId: line.itemId })).recipe?.id ?? null;
    line.archivedAt = asked.archived ? work.now : null;
    return recorded(work, viewer.organizationId, line, { archived: [before, asked.archived] });
  });
}

function addPlanned(work: Work, clock: Organization, date: string, line: PlanLine): PrepTask {
  const dueAt = instantOn(clock, date, line.dueTime);
  return add(work, PrepTask, {
    name: line.itemName,
    businessDate: date,
    stationId: line.stationId,
    prepItemId: line.id,
    recipeId: line.recipeId,
    itemId: line.itemId,
    targetQuantity: line.toMake,
    unit: line.unit,
    parAtPlan: line.par,
    onHandAtPlan: line.onHand,
    dueAt,
    latestStartAt: latestStart(dueAt, line.leadMinutes),
  });
}

/** Throws NOT_FOUND for a station that is not this kitchen's. */
async function checkStation(
  work: Work,
  { stationId }: { readonly stationId?: string | null | undefined },
): Promise<void> {
  if (stationId) await find(work, Station, 'station', stationId);
}

async function recorded(work: Work, organizationId: string, line: PrepItem, changes: unknown): Promise<PlanLine> {
  await work.em.flush();
  work.record({ entity: 'PrepItem', entityId: line.id, changes });
  const clock = await work.em.findOneOrFail(Organization, { id: organizationId });
  const wanted = { organizationId, clock, date: businessDate(clock, work.now), now: work.now };
  const rows = await planOf(work.db, { ...wanted, archived: line.archivedAt !== null });
  const row = rows.find(({ id }) => id === line.id);
  if (!row) throw new Error(`The line ${line.id} is gone within its own write.`);
  return row;
}

function withoutUndefined<T extends object>(values: T): Partial<T>;
function withoutUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
