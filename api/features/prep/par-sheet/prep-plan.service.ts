import { setArchived } from '../../../platform/database/archivable.ts';
import { addPrepItemInput, archivePrepItemInput, prepSheetFilter, updatePrepItemInput } from '#schema/inputs/prep.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { businessDate } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { plannedSubject } from '../../recipes/changes/planned-subject.writes.ts';
import { chosenList } from '../lists/chosen-list.writes.ts';
import { plannableDay } from '../tasks/prep-task-planning.service.ts';
import { PrepItem } from './prep-item.entity.ts';
import { addLine, editLine, refuseFullSheet } from './par-lines.writes.ts';
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
    const { line, changes } = await addLine(tx, input);
    return recordAndReload(tx, viewer.organizationId, line, changes);
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
    const { id: _id, version: _version, ...patch } = input;
    return recordAndReload(tx, viewer.organizationId, line, await editLine(tx, line, patch));
  });
}

/** Archives or restores a line of the par sheet. Throws CONFLICT when its item or list is archived. */
export async function archivePrepItem(
  ctx: Context,
  rawInput: InputOf<typeof archivePrepItemInput>,
): Promise<PrepItemView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(archivePrepItemInput, rawInput);
  return ctx.write('prep_item.archived', input, async (tx) => {
    const line = await find(tx, PrepItem, 'line', input.id, { version: input.version, lock: true });
    if (!input.archived) {
      await chosenList(tx, line.prepListId);
      line.recipeId = (await plannedSubject(tx, { itemId: line.itemId })).recipe?.id ?? null;
      if (line.archivedAt !== null) await refuseFullSheet(tx);
    }
    return recordAndReload(tx, viewer.organizationId, line, setArchived(line, input.archived, tx.now));
  });
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
