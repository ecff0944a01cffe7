import { assignPrepTasksInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { lockTogether, refuseNamed } from '../../../platform/database/lock-together.ts';
import { User } from '../../users/user.entity.ts';
import { PrepTask } from './prep-task.entity.ts';
import { workingPerson } from './prep-task-transitions.service.ts';
import { liveTask } from './prep-task.writes.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { findPrepTasks } from './prep-tasks.queries.ts';

/**
 * Assigns several open tasks to one active person, or frees them: all of them or none. Throws CONFLICT with the names of those
 * that somebody changed meanwhile, and of those that have ended.
 */
export async function assignPrepTasks(
  ctx: Context,
  rawInput: InputOf<typeof assignPrepTasksInput>,
): Promise<PrepTaskView[]> {
  const viewer = authorize(ctx, 'prep.plan');
  const { tasks, assigneeId } = parse(assignPrepTasksInput, rawInput);
  return ctx.write('prep_task.assigned', rawInput, async (tx) => {
    const person = assigneeId === null ? null : await workingPerson(tx, assigneeId);
    const rows = await lockTogether(tx, PrepTask, 'task', tasks);
    const ended = rows.filter(({ status }) => !isOpenPrepTask(status));
    refuseNamed(ended, (names) => msg('prep.togetherEnded', { names }));
    const before = new Map(rows.map(({ id, assigneeId: holder }) => [id, holder]));
    const holders = await tx.em.find(User, { id: { $in: [...before.values()].filter((id) => id !== null) } });
    const nameOf = (id: string | null | undefined) => holders.find((holder) => holder.id === id)?.name ?? null;
    for (const row of rows) row.assigneeId = person?.id ?? null;
    await tx.em.flush();
    for (const row of rows) {
      tx.record({
        entity: 'PrepTask',
        entityId: row.id,
        changes: { assignee: [nameOf(before.get(row.id)), person?.name ?? null] },
        live: { type: 'PREP_TASK_UPDATED', data: liveTask(row, false) },
      });
    }
    const views = await findPrepTasks(
      tx.db,
      viewer,
      rows.map(({ id }) => id),
    );
    return tasks.flatMap(({ id }) => views.find((view) => view.id === id) ?? []);
  });
}
