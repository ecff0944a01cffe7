import { LockMode } from '@mikro-orm/core';
import { validate as isUuid } from 'uuid';
import { buildPrepListInput, undoPrepBuildInput } from '#schema/inputs/prep.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { find } from '../../../platform/database/transaction.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { prepDay } from '../tasks/prep-day.queries.ts';
import { plannableDay } from '../tasks/prep-task-planning.service.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { planOf } from './par-sheet.queries.ts';
import { addRuns } from './prep-build.writes.ts';
import { liveTask, setStatus } from '../tasks/prep-task.writes.ts';
import { PrepTask } from '../tasks/prep-task.entity.ts';
import { listPrepTasks } from '../tasks/prep-tasks.queries.ts';
import type { BuiltPrepList, PrepItemView, UndonePrepBuild } from './prep-plan.view.ts';

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
    const chosen = input.prepItemIds ? new Set(input.prepItemIds) : null;
    const lines = plan.filter(
      ({ id, listId }) => (list === null || listId === list.id) && (chosen === null || chosen.has(id)),
    );
    const created = await addRuns(tx, clock, date, lines);
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
  const enough = covered.filter(({ onHand, par, planned }) => Number(planned) === 0 || Number(onHand) >= Number(par));
  return {
    enough: enough.length,
    alreadyPlanned: covered.length - enough.length,
    roundedToNothing: [...new Set(withoutTask.flatMap(({ short, itemName }) => (Number(short) > 0 ? [itemName] : [])))],
  };
}

/** Takes the tasks of a build off the list again. Those that somebody has begun or changed stay, and are named. */
export async function undoPrepBuild(
  ctx: Context,
  rawInput: InputOf<typeof undoPrepBuildInput>,
): Promise<UndonePrepBuild> {
  authorize(ctx, 'prep.plan');
  const input = parse(undoPrepBuildInput, rawInput);
  return ctx.write('prep_task.cancelled', input, async (tx) => {
    if (!input.taskIds.every((id) => isUuid(id))) throw notFound('task');
    const tasks = await tx.em.find(
      PrepTask,
      { id: { $in: input.taskIds }, prepItemId: { $ne: null } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (tasks.length < new Set(input.taskIds).size) throw notFound('task');
    const open = tasks.filter(({ status }) => status !== 'cancelled');
    const [untouched, kept] = [open.filter(isUntouched), open.filter((task) => !isUntouched(task))];
    for (const task of untouched) setStatus(tx, task, 'cancelled');
    await tx.em.flush();
    for (const task of untouched) {
      const live = { type: 'PREP_TASK_UPDATED', data: liveTask(task, true) } as const;
      tx.record({ entity: 'PrepTask', entityId: task.id, changes: { status: ['pending', 'cancelled'] }, live });
    }
    return { removed: untouched.length, kept: kept.map(({ name }) => name) };
  });
}

/** Nobody has begun it, has it or wrote on it. */
function isUntouched({ status, assigneeId, note }: PrepTask): boolean {
  return status === 'pending' && assigneeId === null && note === null;
}
