import { setArchived } from '../../../platform/database/archivable.ts';
import { addPrepListInput, archivePrepListInput, updatePrepListInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { rowsById } from '../../../platform/database/rows-by-id.ts';
import { assignChanges, type Changes } from '../../../platform/database/changes.ts';
import { assertNameAvailable } from '../../../platform/database/name-available.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { PrepItem } from '../par-sheet/prep-item.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { RecurringTask } from '../recurring/recurring-task.entity.ts';
import { dueBuild } from './build-time.policy.ts';
import { PrepList } from './prep-list.entity.ts';
import { listPrepLists, LISTS_MAX } from './prep-lists.queries.ts';

/** How many blocking lines or tasks an error names. */
const NAMED = 3;

/** The kitchen's prep lists in their order; archived ones only on request. */
export async function prepLists(ctx: Context, archived: boolean): Promise<PrepList[]> {
  const viewer = authorize(ctx, 'prep.read');
  return ctx.read((db) => listPrepLists(db, viewer, archived));
}

/** The kitchen's prep lists with these ids. */
export async function prepListsById(ctx: Context, ids: readonly string[]): Promise<PrepList[]> {
  const { organizationId } = authorize(ctx, 'prep.read');
  return ctx.read((db) => rowsById(db, 'prepList', organizationId, ids));
}

/** Creates a list, such as PM. Throws CONFLICT when its name is taken. */
export async function addPrepList(ctx: Context, rawInput: InputOf<typeof addPrepListInput>): Promise<PrepList> {
  authorize(ctx, 'prep.plan');
  const input = parse(addPrepListInput, rawInput);
  return ctx.write('prep_list.added', input, async (tx) => {
    await assertNameAvailable(tx, PrepList, 'prep list', input.name);
    const count = await tx.em.count(PrepList);
    if (count >= LISTS_MAX) throw conflict(msg('prep.tooManyLists', { count: LISTS_MAX }));
    const list = add(tx, PrepList, { name: input.name, sort: input.sort ?? count });
    list.dueTime = input.dueTime ?? list.dueTime;
    await setBuildTime(tx, list, input.buildTime ?? null);
    return recordAndReload(tx, list, { name: [null, list.name] });
  });
}

/** Changes a list's name, position or default due time. */
export async function updatePrepList(ctx: Context, input: InputOf<typeof updatePrepListInput>): Promise<PrepList> {
  authorize(ctx, 'prep.plan');
  const { id, version, ...params } = parse(updatePrepListInput, input);
  return ctx.write('prep_list.edited', input, async (tx) => {
    const list = await find(tx, PrepList, 'prep list', id, { version, lock: true });
    if (params.name !== undefined) await assertNameAvailable(tx, PrepList, 'prep list', params.name, id);
    const { buildTime = list.buildTime, ...others } = params;
    const before = list.buildTime;
    await setBuildTime(tx, list, buildTime);
    const changes = assignChanges<object>(list, others);
    return recordAndReload(tx, list, before === buildTime ? changes : { ...changes, buildTime: [before, buildTime] });
  });
}

/** Archives or restores a list. Throws CONFLICT for the default list, and while par lines or recurring tasks are on it. */
export async function archivePrepList(ctx: Context, rawInput: InputOf<typeof archivePrepListInput>): Promise<PrepList> {
  authorize(ctx, 'prep.plan');
  const input = parse(archivePrepListInput, rawInput);
  return ctx.write('prep_list.archived', input, async (tx) => {
    const list = await find(tx, PrepList, 'prep list', input.id, { version: input.version, lock: true });
    if (input.archived) await refuseInUse(tx, list);
    else await skipPastBuild(tx, list);
    return recordAndReload(tx, list, setArchived(list, input.archived, tx.now));
  });
}

async function setBuildTime(tx: Transaction, list: PrepList, buildTime: string | null): Promise<void> {
  if (list.buildTime === buildTime) return;
  list.buildTime = buildTime;
  await skipPastBuild(tx, list);
}

/** A build time that has passed today counts from the next day on; a later one counts for today, unless today was built. */
async function skipPastBuild(tx: Transaction, list: PrepList): Promise<void> {
  list.builtThrough = list.builtDate;
  list.builtThrough = dueBuild(await findKitchen(tx), list, tx.now) ?? list.builtDate;
}

async function refuseInUse(tx: Transaction, list: PrepList): Promise<void> {
  if (list.id === tx.organizationId) {
    throw conflict(msg('prep.defaultList', { name: list.name }));
  }
  const lines = await tx.em.find(PrepItem, { prepListId: list.id, archivedAt: null }, { orderBy: { sort: 'asc' } });
  if (lines.length > 0) {
    const items = await tx.em.find(Item, { id: { $in: lines.slice(0, NAMED).map(({ itemId }) => itemId) } });
    throw conflict(msg('prep.listHasLines', { name: list.name, items: namesOf(items, lines.length) }));
  }
  const unarchived = { prepListId: list.id, archivedAt: null };
  const recurring = await tx.em.find(RecurringTask, unarchived, { orderBy: { dueTime: 'asc', name: 'asc' } });
  if (recurring.length === 0) return;
  const tasks = namesOf(recurring.slice(0, NAMED), recurring.length);
  throw conflict(msg('prep.listHasRecurring', { name: list.name, tasks }));
}

/** The names of the first of what blocks. */
function namesOf(first: readonly { readonly name: string }[], count: number): string {
  return first.map(({ name }) => name).join(', ') + (count > NAMED ? ', …' : '');
}

async function recordAndReload(tx: Transaction, list: PrepList, changes: Changes): Promise<PrepList> {
  await tx.em.flush();
  const { id, version } = list;
  tx.record({
    entity: 'PrepList',
    entityId: id,
    changes,
    live: { type: 'ORGANIZATION_UPDATED', data: { id, version } },
  });
  return list;
}
