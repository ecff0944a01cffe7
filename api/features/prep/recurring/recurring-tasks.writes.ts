import { instantOn, type KitchenClock } from '#schema/business-day.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { latestStart } from '../tasks/prep-task-times.policy.ts';
import { PrepTask } from '../tasks/prep-task.entity.ts';
import { recordPlanned } from '../tasks/prep-task.writes.ts';
import { isDueOn } from './recurrence.policy.ts';
import { listWithoutTask } from './recurring-tasks.queries.ts';

/**
 * Adds the tasks of recurring tasks that are due on a business day and have none yet. The organization must be locked, so that
 * two at once do not both add them.
 */
export async function addRecurring(tx: Transaction, clock: KitchenClock, date: string): Promise<void> {
  const found = await listWithoutTask(tx.db, { organizationId: tx.organizationId, date });
  const tasks = found
    .filter((recurring) => isDueOn(recurring, date))
    .map((recurring) => {
      const dueAt = instantOn(clock, date, recurring.dueTime);
      return add(tx, PrepTask, {
        name: recurring.name,
        businessDate: date,
        stationId: recurring.stationId,
        prepListId: recurring.prepListId,
        recurringTaskId: recurring.id,
        recurringKind: recurring.kind,
        instructions: recurring.instructions,
        needsNote: recurring.needsNote,
        needsPhoto: recurring.needsPhoto,
        carriesOver: recurring.carriesOver,
        targetQuantity: '1',
        unit: 'ea',
        dueAt,
        leadMinutes: recurring.minutes,
        latestStartAt: latestStart(dueAt, recurring.minutes),
      });
    });
  await tx.em.flush();
  for (const task of tasks) recordPlanned(tx, task, { name: [null, task.name] });
}
