import { LockMode } from '@mikro-orm/core';
import { validate as isUuid } from 'uuid';
import { undoPrepBuildInput } from '#schema/inputs/prep.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { listIdIn } from '../lists/chosen-list.writes.ts';
import { PrepTask } from '../tasks/prep-task.entity.ts';
import { liveTask, setStatus } from '../tasks/prep-task.writes.ts';
import type { UndonePrepBuild } from './prep-plan.view.ts';

const locked = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/**
 * Takes the tasks of a build off the list again: those with the ids, and those of the list's last automatic build. Tasks that
 * were started, assigned or changed since stay, and are named. Repeating it changes nothing.
 */
export async function undoPrepBuild(
  ctx: Context,
  rawInput: InputOf<typeof undoPrepBuildInput>,
): Promise<UndonePrepBuild> {
  authorize(ctx, 'prep.plan');
  const input = parse(undoPrepBuildInput, rawInput);
  return ctx.write('prep_task.cancelled', input, async (tx) => {
    const list = input.prepListId ? await find(tx, PrepList, 'prep list', input.prepListId, { lock: true }) : null;
    const timed = list ? await builtByItself(tx, list) : [];
    const tasks = new Set([...timed, ...(await withIds(tx, input.taskIds ?? []))]);
    const open = [...tasks].filter(({ status }) => status !== 'cancelled');
    const untouched = open.filter(isUntouched);
    for (const task of untouched) setStatus(tx, task, 'cancelled');
    if (list?.builtAt) list.builtTasks = timed.filter(({ status }) => status !== 'cancelled').length;
    await tx.em.flush();
    if (list && untouched.length > 0) {
      const live = { type: 'ORGANIZATION_UPDATED', data: { id: list.id, version: list.version } } as const;
      tx.record({
        action: 'prep_list.undone',
        entity: 'PrepList',
        entityId: list.id,
        changes: { removed: untouched.length },
        live,
      });
    }
    for (const task of untouched) {
      const live = { type: 'PREP_TASK_UPDATED', data: liveTask(task, true) } as const;
      tx.record({ entity: 'PrepTask', entityId: task.id, changes: { status: ['pending', 'cancelled'] }, live });
    }
    const kept = open.flatMap((task) => (untouched.includes(task) ? [] : [task.name]));
    return { removed: untouched.length, kept: [...new Set(kept)] };
  });
}

/** Throws NOT_FOUND unless all of them are tasks of par lines. */
async function withIds(tx: Transaction, ids: readonly string[]): Promise<PrepTask[]> {
  if (!ids.every((id) => isUuid(id))) throw notFound('task');
  const tasks = await tx.em.find(PrepTask, { id: { $in: [...ids] }, prepItemId: { $ne: null } }, locked);
  if (tasks.length < new Set(ids).size) throw notFound('task');
  return tasks;
}

/** The tasks of the list's last automatic build: they were created with it. */
async function builtByItself(tx: Transaction, list: PrepList): Promise<PrepTask[]> {
  if (list.builtDate === null || list.builtAt === null) return [];
  const { builtDate: businessDate, builtAt: createdAt } = list;
  const built = { businessDate, createdAt, prepListId: listIdIn(tx, list), prepItemId: { $ne: null } };
  return tx.em.find(PrepTask, built, locked);
}

/** It was not started, assigned or changed since it was planned. */
function isUntouched({ status, assigneeId, note, version }: PrepTask): boolean {
  return status === 'pending' && assigneeId === null && note === null && version === 1;
}
