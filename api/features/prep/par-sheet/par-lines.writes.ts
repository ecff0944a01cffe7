import type { z } from 'zod';
import type { addPrepItemInput, updatePrepItemInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { contradictionIn } from '#schema/par-line.ts';
import { changesBetween, definedFields } from '../../../platform/database/changes.ts';
import { lockNames } from '../../../platform/database/name-available.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { plannedSubject } from '../../recipes/changes/planned-subject.writes.ts';
import { Station } from '../../stations/station.entity.ts';
import { chosenList, listIdIn } from '../lists/chosen-list.writes.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { PrepItem } from './prep-item.entity.ts';

export type NewLine = z.output<typeof addPrepItemInput>;
export type LinePatch = Omit<z.output<typeof updatePrepItemInput>, 'id' | 'version'>;

/** A line that was written, and its changes for the audit log. */
export interface WrittenLine {
  readonly line: PrepItem;
  readonly changes: object;
}

/** Adds a line for an item to the par sheet. The caller records it. */
export async function addLine(tx: Transaction, input: NewLine): Promise<WrittenLine> {
  const { recipe } = await plannedSubject(tx, input);
  const item = await find(tx, Item, 'item', input.itemId);
  const list = await chosenList(tx, input.prepListId);
  await refuseSecondLine(tx, item, list);
  await checkStation(tx, input);
  await refuseFullSheet(tx);
  const { recipeId: _recipe, ...fields } = input;
  const line = add(tx, PrepItem, {
    dueTime: list.dueTime,
    ...definedFields(fields),
    // What is thawed is not made.
    recipeId: typeof input.thawDays === 'number' ? null : (recipe?.id ?? null),
    prepListId: listIdIn(tx, list),
  });
  refuseContradiction(line);
  return { line, changes: { item: [null, item.name], par: [null, line.parByWeekday] } };
}

/** Changes a line that the caller has locked. Returns the changes to record. */
export async function editLine(tx: Transaction, line: PrepItem, patch: LinePatch): Promise<object> {
  const { parByWeekday: par, useByWeekday: use } = line;
  const before = modeOf(line);
  const { recipe } = await plannedSubject(tx, { itemId: line.itemId, recipeId: patch.recipeId });
  const { recipeId: _recipe, prepListId, ...fields } = patch;
  const moved = prepListId === undefined ? {} : await moveToList(tx, line, prepListId);
  await checkStation(tx, patch);
  Object.assign(line, definedFields(fields));
  // What is thawed is not made.
  line.recipeId = line.thawDays === null ? (recipe?.id ?? null) : null;
  refuseContradiction(line);
  return {
    ...changesBetween(before, modeOf(line), ['minQuantity', 'maxQuantity']),
    par: [par, line.parByWeekday],
    ...moved,
    ...(patch.useByWeekday === undefined ? {} : { expectedUse: [use, line.useByWeekday] }),
  };
}

/** Throws CONFLICT when the sheet has as many lines as it shows. */
export async function refuseFullSheet(tx: Transaction): Promise<void> {
  await lockNames(tx);
  const count = await tx.em.count(PrepItem, { archivedAt: null });
  if (count >= limits.parLinesMax) throw conflict(msg('prep.tooManyParLines', { count: limits.parLinesMax }));
}

/** Where the par of a line comes from and how it is made, for the audit log. */
function modeOf({ parMode, minDays, maxDays, minQuantity, maxQuantity, thawDays }: PrepItem): object {
  return { parMode, minDays, maxDays, minQuantity, maxQuantity, thawDays };
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
