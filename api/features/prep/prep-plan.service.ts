import { addPrepItemInput, archivePrepItemInput, prepSheetDay, updatePrepItemInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { businessDate } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { parse } from '../../platform/context/parse.ts';
import { plannedSubject } from '../recipes/recipe-for.ts';
import { Station } from '../stations/station.entity.ts';
import { plannableDay } from './prep-edit.service.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepList } from './prep-list.entity.ts';
import { chosenList, listIdIn } from './prep-lists.service.ts';
import { planOf } from './prep-plan.ts';
import type { PrepItemView } from './prep-plan.view.ts';

/** The par sheet, reckoned for a day (today without one): what stands ready, what is planned, what is short. */
export async function parSheet(
  ctx: Context,
  asked: { date?: string | undefined; archived: boolean },
): Promise<PrepItemView[]> {
  const viewer = authorize(ctx, 'prep.read');
  const { date } = parse(prepSheetDay, { date: asked.date });
  const { organizationId } = viewer;
  return ctx.read(async (db) => {
    const clock = await findOrganization(db);
    const now = new Date();
    return planOf(db, { organizationId, clock, date: plannableDay(clock, date, now), now, archived: asked.archived });
  });
}

/** Puts an item on the par sheet. */
export async function addPrepItem(ctx: Context, input: unknown): Promise<PrepItemView> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(addPrepItemInput, input);
  return ctx.write('prep_item.added', asked, async (work) => {
    const { recipe } = await plannedSubject(work, asked);
    const item = await find(work, Item, 'item', asked.itemId);
    const list = await chosenList(work, asked.prepListId);
    await refuseSecondLine(work, item, list);
    await checkStation(work, asked);
    const { recipeId: _recipe, ...given } = asked;
    const line = add(work, PrepItem, {
      dueTime: list.dueTime,
      ...withoutUndefined(given),
      recipeId: recipe?.id ?? null,
      prepListId: listIdIn(work, list),
    });
    return recorded(work, viewer.organizationId, line, { item: [null, item.name], par: [null, line.parByWeekday] });
  });
}

/** Changes a line of the par sheet. */
export async function updatePrepItem(ctx: Context, input: unknown): Promise<PrepItemView> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(updatePrepItemInput, input);
  return ctx.write('prep_item.edited', asked, async (work) => {
    const line = await find(work, PrepItem, 'line', asked.id, { version: asked.version, lock: true });
    const { parByWeekday: par, useByWeekday: use } = line;
    const { recipe } = await plannedSubject(work, { itemId: line.itemId, recipeId: asked.recipeId });
    const { id: _id, version: _version, recipeId: _recipe, prepListId, ...given } = asked;
    const moved = prepListId === undefined ? {} : await moveToList(work, line, prepListId);
    await checkStation(work, asked);
    Object.assign(line, withoutUndefined(given), { recipeId: recipe?.id ?? null });
    const changes = { par: [par, line.parByWeekday], ...moved };
    return recorded(work, viewer.organizationId, line, {
      ...changes,
      ...(asked.useByWeekday === undefined ? {} : { expectedUse: [use, line.useByWeekday] }),
    });
  });
}

/** Takes a line off the par sheet, or puts it back. */
export async function archivePrepItem(ctx: Context, input: unknown): Promise<PrepItemView> {
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

/** An item has at most one line on each list. */
async function refuseSecondLine(work: Work, item: Item, list: PrepList): Promise<void> {
  const line = await work.em.findOne(PrepItem, { itemId: item.id, prepListId: listIdIn(work, list) });
  if (!line) return;
  if (line.archivedAt) throw conflict(msg('prep.takenOffList', { item: item.name, list: list.name }));
  throw conflict(msg('prep.onListAlready', { item: item.name, list: list.name }));
}

/** Puts a line on another list. Answers what to record of it. */
async function moveToList(work: Work, line: PrepItem, prepListId: string | null): Promise<object> {
  const list = await chosenList(work, prepListId);
  const to = listIdIn(work, list);
  if (to === line.prepListId) return {};
  await refuseSecondLine(work, await find(work, Item, 'item', line.itemId), list);
  const before = await find(work, PrepList, 'prep list', line.prepListId ?? work.organizationId);
  line.prepListId = to;
  return { list: [before.name, list.name] };
}

/** Throws NOT_FOUND for a station that is not this kitchen's. */
async function checkStation(
  work: Work,
  { stationId }: { readonly stationId?: string | null | undefined },
): Promise<void> {
  if (stationId) await find(work, Station, 'station', stationId);
}

async function recorded(work: Work, organizationId: string, line: PrepItem, changes: unknown): Promise<PrepItemView> {
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
