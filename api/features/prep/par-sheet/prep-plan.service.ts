import { changesBetween, definedFields } from '../../../platform/database/changes.ts';
import { setArchived } from '../../../platform/database/archivable.ts';
import { addPrepItemInput, archivePrepItemInput, prepSheetFilter, updatePrepItemInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { contradictionIn } from '#schema/par-line.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { businessDate } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { plannedSubject } from '../../recipes/changes/planned-subject.writes.ts';
import { Station } from '../../stations/station.entity.ts';
import { plannableDay } from '../tasks/prep-task-planning.service.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { chosenList, listIdIn } from '../lists/prep-lists.service.ts';
import { planOf } from './par-sheet.queries.ts';
import type { PrepItemView } from './prep-plan.view.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';

/** The par sheet for a day (default today): what is on hand, planned and short. */
export async function parSheet(
  ctx: Context,
  input: { date?: string | undefined; itemId?: string | undefined; archived: boolean },
): Promise<PrepItemView[]> {
  const viewer = authorize(ctx, 'prep.read');
  const { date, itemId } = parse(prepSheetFilter, { date: input.date, itemId: input.itemId });
  const { organizationId, kitchen: clock } = viewer;
  const now = new Date();
  const day = { organizationId, clock, date: plannableDay(clock, date, now), now };
  return ctx.read((db) => planOf(db, { ...day, archived: input.archived, itemId: itemId ?? null }));
}

/** Adds a line for an item to the par sheet. */
export async function addPrepItem(ctx: Context, rawInput: InputOf<typeof addPrepItemInput>): Promise<PrepItemView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(addPrepItemInput, rawInput);
  return ctx.write('prep_item.added', input, async (tx) => {
    const { recipe } = await plannedSubject(tx, input);
    const item = await find(tx, Item, 'item', input.itemId);
    const list = await chosenList(tx, input.prepListId);
    await refuseSecondLine(tx, item, list);
    await checkStation(tx, input);
    const { recipeId: _recipe, ...fields } = input;
    const line = add(tx, PrepItem, {
      dueTime: list.dueTime,
      ...definedFields(fields),
      recipeId: recipe?.id ?? null,
      prepListId: listIdIn(tx, list),
    });
    refuseContradiction(line);
    return recordAndReload(tx, viewer.organizationId, line, {
      item: [null, item.name],
      par: [null, line.parByWeekday],
    });
  });
}

/** Changes a line of the par sheet. */
export async function updatePrepItem(
  ctx: Context,
  rawInput: InputOf<typeof updatePrepItemInput>,
): Promise<PrepItemView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(updatePrepItemInput, rawInput);
  return ctx.write('prep_item.edited', input, async (tx) => {
    const line = await find(tx, PrepItem, 'line', input.id, { version: input.version, lock: true });
    const { parByWeekday: par, useByWeekday: use } = line;
    const before = modeOf(line);
    const { recipe } = await plannedSubject(tx, { itemId: line.itemId, recipeId: input.recipeId });
    const { id: _id, version: _version, recipeId: _recipe, prepListId, ...fields } = input;
    const moved = prepListId === undefined ? {} : await moveToList(tx, line, prepListId);
    await checkStation(tx, input);
    Object.assign(line, definedFields(fields), { recipeId: recipe?.id ?? null });
    refuseContradiction(line);
    const changes = {
      ...changesBetween(before, modeOf(line), ['minQuantity', 'maxQuantity']),
      par: [par, line.parByWeekday],
      ...moved,
    };
    return recordAndReload(tx, viewer.organizationId, line, {
      ...changes,
      ...(input.useByWeekday === undefined ? {} : { expectedUse: [use, line.useByWeekday] }),
    });
  });
}

/** Archives or restores a line of the par sheet. */
export async function archivePrepItem(
  ctx: Context,
  rawInput: InputOf<typeof archivePrepItemInput>,
): Promise<PrepItemView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(archivePrepItemInput, rawInput);
  return ctx.write('prep_item.archived', input, async (tx) => {
    const line = await find(tx, PrepItem, 'line', input.id, { version: input.version, lock: true });
    if (!input.archived) line.recipeId = (await plannedSubject(tx, { itemId: line.itemId })).recipe?.id ?? null;
    return recordAndReload(tx, viewer.organizationId, line, setArchived(line, input.archived, tx.now));
  });
}

/** Where the par of a line comes from and how it is made, for the audit log. */
function modeOf({ parMode, minDays, maxDays, minQuantity, maxQuantity }: PrepItem): object {
  return { parMode, minDays, maxDays, minQuantity, maxQuantity };
}

/** Throws VALIDATION_FAILED for figures that contradict each other. */
function refuseContradiction(line: PrepItem): void {
  const found = contradictionIn(line);
  if (found) throw fieldError(found.field, msg(found.key));
}

/** An item has at most one line on each list. */
async function refuseSecondLine(tx: Transaction, item: Item, list: PrepList): Promise<void> {
  const line = await tx.em.findOne(PrepItem, { itemId: item.id, prepListId: listIdIn(tx, list) });
  if (!line) return;
  if (line.archivedAt) throw conflict(msg('prep.takenOffList', { item: item.name, list: list.name }));
  throw conflict(msg('prep.onListAlready', { item: item.name, list: list.name }));
}

/** Moves a line to another list. Returns the changes to record. */
async function moveToList(tx: Transaction, line: PrepItem, prepListId: string | null): Promise<object> {
  const list = await chosenList(tx, prepListId);
  const to = listIdIn(tx, list);
  if (to === line.prepListId) return {};
  await refuseSecondLine(tx, await find(tx, Item, 'item', line.itemId), list);
  const before = await find(tx, PrepList, 'prep list', line.prepListId ?? tx.organizationId);
  line.prepListId = to;
  return { list: [before.name, list.name] };
}

/** Throws NOT_FOUND unless the station belongs to this kitchen. */
async function checkStation(
  tx: Transaction,
  { stationId }: { readonly stationId?: string | null | undefined },
): Promise<void> {
  if (stationId) await find(tx, Station, 'station', stationId);
}

async function recordAndReload(
  tx: Transaction,
  organizationId: string,
  line: PrepItem,
  changes: unknown,
): Promise<PrepItemView> {
  await tx.em.flush();
  tx.record({ entity: 'PrepItem', entityId: line.id, changes });
  const clock = await findKitchen(tx);
  const params = { organizationId, clock, date: businessDate(clock, tx.now), now: tx.now };
  const rows = await planOf(tx.db, { ...params, archived: line.archivedAt !== null });
  const row = rows.find(({ id }) => id === line.id);
  if (!row) throw new Error(`The line ${line.id} is missing within its own transaction.`);
  return row;
}
