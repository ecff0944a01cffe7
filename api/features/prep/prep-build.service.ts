import { buildPrepListInput } from '#schema/inputs/prep.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { instantOn } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { prepDay } from './prep-day.ts';
import { latestStart, plannableDay, recordPlanned } from './prep-task-planning.service.ts';
import { PrepList } from './prep-list.entity.ts';
import { planOf } from './prep-plan.ts';
import { lastRuns } from './prep-plan.queries.ts';
import { PrepTask } from './prep-task.entity.ts';
import { listPrepTasks } from './prep-tasks.queries.ts';
import type { BuiltPrepList, PrepItemView } from './prep-plan.view.ts';

/**
 * Makes a task of what each line of a day is still short of, for all lists or one. Done twice it makes nothing new while the
 * open work covers the shortfall; what is short again after that becomes the line's next run.
 */
export async function buildPrepList(ctx: Context, rawInput: unknown): Promise<BuiltPrepList> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(buildPrepListInput, rawInput);
  return ctx.write('prep_list.built', input, async (tx) => {
    const { organizationId, now } = tx;
    // Two managers building at once take turns, so that the second finds the tasks of the first.
    const clock = await find(tx, Organization, 'organization', organizationId, { lock: true });
    const date = plannableDay(clock, input.date, now);
    const list = input.prepListId ? await find(tx, PrepList, 'prep list', input.prepListId) : null;
    const plan = await planOf(tx.db, { organizationId, clock, date, now });
    const lines = plan.filter(({ listId }) => list === null || listId === list.id);
    const runs = await lastRuns(tx.db, { organizationId, date });
    const made = lines
      .filter(({ toMake }) => Number(toMake) > 0)
      .map((line) => addPlanned(tx, clock, date, line, (runs.get(line.id) ?? 0) + 1));
    await tx.em.flush();
    for (const task of made) recordPlanned(tx, task, { name: [null, task.name] });
    tx.record({ entity: 'PrepList', entityId: list?.id ?? null, changes: { date, made: made.length } });
    const ids = new Set(made.map(({ id }) => id));
    const day = prepDay(clock, now, date);
    const rows = await listPrepTasks(tx.db, viewer, { day, stationId: null, prepListId: null, statuses: null });
    return { date, tasks: rows.filter(({ id }) => ids.has(id)), ...leftOut(lines) };
  });
}

/** The lines that need no task, and why not. */
function leftOut(
  lines: readonly PrepItemView[],
): Pick<BuiltPrepList, 'enough' | 'alreadyPlanned' | 'roundedToNothing'> {
  const nothing = lines.filter(({ toMake }) => Number(toMake) === 0);
  const covered = nothing.filter(({ short }) => Number(short) === 0);
  const enough = covered.filter(({ onHand, par }) => Number(onHand) >= Number(par));
  return {
    enough: enough.length,
    alreadyPlanned: covered.length - enough.length,
    roundedToNothing: [...new Set(nothing.flatMap(({ short, itemName }) => (Number(short) > 0 ? [itemName] : [])))],
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
