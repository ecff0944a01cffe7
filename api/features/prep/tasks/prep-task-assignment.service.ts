import { assignPrepTasksInput, sharePrepTasksInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { lockTogether, refuseNamed } from '../../../platform/database/lock-together.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { User } from '../../users/user.entity.ts';
import { PrepTask } from './prep-task.entity.ts';
import { workingPerson } from './prep-task-transitions.service.ts';
import { liveTask } from './prep-task.writes.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { findPrepTasks } from './prep-tasks.queries.ts';

/** Whose a task becomes: nobody's for null. */
interface Assignment {
  readonly id: string;
  readonly version: number;
  readonly assigneeId: string | null;
}

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
  const assignments = tasks.map((task) => ({ ...task, assigneeId }));
  return ctx.write('prep_task.assigned', rawInput, (tx) => assign(tx, viewer, assignments));
}

/** Assigns several open tasks, each to its own person: all of them or none, as `assignPrepTasks`. */
export async function sharePrepTasks(
  ctx: Context,
  rawInput: InputOf<typeof sharePrepTasksInput>,
): Promise<PrepTaskView[]> {
  const viewer = authorize(ctx, 'prep.plan');
  const { tasks } = parse(sharePrepTasksInput, rawInput);
  return ctx.write('prep_task.assigned', rawInput, (tx) => assign(tx, viewer, tasks));
}

async function assign(tx: Transaction, viewer: Viewer, assignments: readonly Assignment[]): Promise<PrepTaskView[]> {
  const people = new Map<string, User>();
  for (const id of new Set(assignments.flatMap(({ assigneeId }) => assigneeId ?? []))) {
    people.set(id, await workingPerson(tx, id));
  }
  const rows = await lockTogether(
    tx,
    PrepTask,
    'task',
    assignments.map(({ id, version }) => ({ id, version })),
  );
  const ended = rows.filter(({ status }) => !isOpenPrepTask(status));
  refuseNamed(ended, (names) => msg('prep.togetherEnded', { names }));
  const before = new Map(rows.map(({ id, assigneeId }) => [id, assigneeId]));
  const holders = await tx.em.find(User, { id: { $in: [...before.values()].filter((id) => id !== null) } });
  const holderOf = (id: string) => holders.find((holder) => holder.id === before.get(id))?.name ?? null;
  const chosen = new Map(assignments.map(({ id, assigneeId }) => [id, people.get(assigneeId ?? '') ?? null]));
  for (const row of rows) row.assigneeId = chosen.get(row.id)?.id ?? null;
  await tx.em.flush();
  for (const row of rows) {
    tx.record({
      entity: 'PrepTask',
      entityId: row.id,
      changes: { assignee: [holderOf(row.id), chosen.get(row.id)?.name ?? null] },
      live: { type: 'PREP_TASK_UPDATED', data: liveTask(row, false) },
    });
  }
  const views = await findPrepTasks(
    tx.db,
    viewer,
    rows.map(({ id }) => id),
  );
  return assignments.flatMap(({ id }) => views.find((view) => view.id === id) ?? []);
}
