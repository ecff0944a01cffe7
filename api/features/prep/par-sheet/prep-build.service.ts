import { buildPrepListInput } from '#schema/inputs/prep.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { instantOn } from '#schema/business-day.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { prepDay } from '../tasks/prep-day.queries.ts';
import { latestStart, plannableDay, recordPlanned } from '../tasks/prep-task-planning.service.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { planOf } from './par-sheet.queries.ts';
import { lastRuns } from './prep-plan.queries.ts';
import { PrepTask } from '../tasks/prep-task.entity.ts';
import { listPrepTasks } from '../tasks/prep-tasks.queries.ts';
import type { BuiltPrepList, PrepItemView } from './prep-plan.view.ts';

/**
 * Creates a task for the shortfall of each line of a day, on all lists or one. Repeating it creates nothing while open work
 * covers the shortfall; a later shortfall becomes the line's next run.
 */
export async function buildPrepList(
  ctx: Context,
  rawInput: InputOf<typeof buildPrepListInput>,
): Promise<BuiltPrepList> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(buildPrepListInput, rawInput);
  return ctx.write('prep_list.built', input, async (tx) => {
    const { organizationId, now } = tx;
    // Locks the organization, so that of two concurrent requests the second sees the tasks of the first.
    const clock = await find(tx, Organization, 'organization', organizationId, { lock: true });
    const date = plannableDay(clock, input.date, now);
    const list = input.prepListId ? await find(tx, PrepList, 'prep list', input.prepListId) : null;
    const plan = await planOf(tx.db, { organizationId, clock, date, now });
    const lines = plan.filter(({ listId }) => list === null || listId === list.id);
    const runs = await lastRuns(tx.db, { organizationId, date });
    const created = lines
      .filter(({ toMake }) => Number(toMake) > 0)
      .map((line) => addPlanned(tx, clock, date, line, (runs.get(line.id) ?? 0) + 1));
    await tx.em.flush();
    for (const task of created) recordPlanned(tx, task, { name: [null, task.name] });
    tx.record({ entity: 'PrepList', entityId: list?.id ?? null, changes: { date, made: created.length } });
    const ids = new Set(created.map(({ id }) => id));
    const day = prepDay(clock, now, date);
    const rows = await listPrepTasks(tx.db, viewer, { day, stationId: null, prepListId: null, statuses: null });
    return { date, tasks: rows.filter(({ id }) => ids.has(id)), ...lineCounts(lines) };
  });
}

/** The lines that need no task, by reason. */
function lineCounts(
  lines: readonly PrepItemView[],
): Pick<BuiltPrepList, 'enough' | 'alreadyPlanned' | 'roundedToNothing'> {
  const withoutTask = lines.filter(({ toMake }) => Number(toMake) === 0);
  const covered = withoutTask.filter(({ short }) => Number(short) === 0);
  const enough = covered.filter(({ onHand, par }) => Number(onHand) >= Number(par));
  return {
    enough: enough.length,
    alreadyPlanned: covered.length - enough.length,
    roundedToNothing: [...new Set(withoutTask.flatMap(({ short, itemName }) => (Number(short) > 0 ? [itemName] : [])))],
  };
}

function addPlanned(tx: Transaction, clock: Organization, date: string, line: PrepItemView, runNo: number): PrepTask {
  const dueAt = instantOn(clock, date, line.dueTime);
  return add(tx, PrepTask, {
    name: line.itemName,
    businessDate: date,
    stationId: line.stationId,
    prepItemId: line.id,
    prepListId: line.prepListId,
    runNo,
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
