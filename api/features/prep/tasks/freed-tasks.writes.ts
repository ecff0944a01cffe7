import { LockMode } from '@mikro-orm/core';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { User } from '../../users/user.entity.ts';
import { PrepTask } from './prep-task.entity.ts';
import { liveTask } from './prep-task.writes.ts';

/** Frees the open tasks that are assigned to a person who leaves, so that others see and claim them. */
export async function freeTasksOf(tx: Transaction, { id, name }: User): Promise<void> {
  const tasks = await tx.em.find(
    PrepTask,
    { assigneeId: id, status: { $in: [...openPrepTaskStatuses] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const task of tasks) task.assigneeId = null;
  await tx.em.flush();
  for (const task of tasks) {
    tx.record({
      action: 'prep_task.assigned',
      entity: 'PrepTask',
      entityId: task.id,
      changes: { assignee: [name, null] },
      live: { type: 'PREP_TASK_UPDATED', data: liveTask(task, false) },
    });
  }
}
