import { addPrepListInput, archivePrepListInput, updatePrepListInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import { assignChanges, type Changes } from '../../platform/database/changes.ts';
import { claimName } from '../../platform/database/claim-name.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict } from '../../platform/errors.ts';
import { Item } from '../inventory/item.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepList } from './prep-list.entity.ts';
import { LISTS_MAX, listPrepLists } from './prep-lists.queries.ts';

/** How many of the lines that stand in the way are named. */
const NAMED = 3;

/** The kitchen's prep lists in their order; archived ones only when asked for. */
export async function prepLists(ctx: Context, archived: boolean): Promise<PrepList[]> {
  const viewer = authorize(ctx, 'prep.read');
  return ctx.read((db) => listPrepLists(db, viewer, archived));
}

/** Those of these prep lists that the kitchen has. */
export async function prepListsById(ctx: Context, ids: readonly string[]): Promise<PrepList[]> {
  const { organizationId } = authorize(ctx, 'prep.read');
  return ctx.read((db) => rowsById(db, 'prepList', organizationId, ids));
}

/** Begins another list, such as PM. Throws CONFLICT when its name is taken. */
export async function addPrepList(ctx: Context, input: unknown): Promise<PrepList> {
  authorize(ctx, 'prep.plan');
  const asked = parse(addPrepListInput, input);
  return ctx.write('prep_list.added', asked, async (work) => {
    await claimName(work, PrepList, 'prep list', asked.name);
    const count = await work.em.count(PrepList);
    if (count >= LISTS_MAX) throw conflict(msg('prep.tooManyLists', { count: LISTS_MAX }));
    const list = add(work, PrepList, { name: asked.name, sort: asked.sort ?? count });
    list.dueTime = asked.dueTime ?? list.dueTime;
    return recorded(work, list, { name: [null, list.name] });
  });
}

/** Renames a list, moves it, or gives it another time for new lines. */
export async function updatePrepList(ctx: Context, input: unknown): Promise<PrepList> {
  authorize(ctx, 'prep.plan');
  const { id, version, ...wanted } = parse(updatePrepListInput, input);
  return ctx.write('prep_list.edited', input, async (work) => {
    const list = await find(work, PrepList, 'prep list', id, { version, lock: true });
    if (wanted.name !== undefined) await claimName(work, PrepList, 'prep list', wanted.name, id);
    return recorded(work, list, assignChanges<object>(list, wanted));
  });
}

/** Puts a list away or brings it back. Throws CONFLICT for the default list, and while par lines are on it. */
export async function archivePrepList(ctx: Context, input: unknown): Promise<PrepList> {
  authorize(ctx, 'prep.plan');
  const asked = parse(archivePrepListInput, input);
  return ctx.write('prep_list.archived', asked, async (work) => {
    const list = await find(work, PrepList, 'prep list', asked.id, { version: asked.version, lock: true });
    if (asked.archived) await refuseInUse(work, list);
    const before = list.archivedAt !== null;
    list.archivedAt = asked.archived ? work.now : null;
    return recorded(work, list, { archived: [before, asked.archived] });
  });
}

/** The list that a par line or task is put on: the default one when none is given. Throws for one that is archived. */
export async function chosenList(work: Work, id: string | null | undefined): Promise<PrepList> {
  const list = await find(work, PrepList, 'prep list', id ?? work.organizationId, { lock: true });
  if (list.archivedAt) throw conflict(msg('prep.listArchived', { name: list.name }));
  return list;
}

/** How a row names its list: the default one is null. */
export function listIdIn(row: { readonly organizationId: string }, list: PrepList): string | null {
  return list.id === row.organizationId ? null : list.id;
}

async function refuseInUse(work: Work, list: PrepList): Promise<void> {
  if (list.id === work.organizationId) {
    throw conflict(msg('prep.defaultList', { name: list.name }));
  }
  const lines = await work.em.find(PrepItem, { prepListId: list.id, archivedAt: null }, { orderBy: { sort: 'asc' } });
  if (lines.length === 0) return;
  const items = await work.em.find(Item, { id: { $in: lines.slice(0, NAMED).map(({ itemId }) => itemId) } });
  const names = items.map(({ name }) => name).join(', ') + (lines.length > NAMED ? ', …' : '');
  throw conflict(msg('prep.listHasLines', { name: list.name, items: names }));
}

async function recorded(work: Work, list: PrepList, changes: Changes): Promise<PrepList> {
  await work.em.flush();
  const { id, version } = list;
  work.record({
    entity: 'PrepList',
    entityId: id,
    changes,
    live: { type: 'ORGANIZATION_UPDATED', data: { id, version } },
  });
  return list;
}
