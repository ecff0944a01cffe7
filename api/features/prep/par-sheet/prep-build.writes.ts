import { instantOn } from '#schema/business-day.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import type { Organization } from '../../organizations/organization.entity.ts';
import { latestStart } from '../tasks/prep-task-times.policy.ts';
import { recordPlanned } from '../tasks/prep-task.writes.ts';
import { PrepTask } from '../tasks/prep-task.entity.ts';
import { lastRuns } from './prep-plan.queries.ts';
import type { PrepItemView } from './prep-plan.view.ts';

/** Adds the runs of lines of a day's plan as tasks. The organization must be locked, so that two builds do not both add them. */
export async function addRuns(
  tx: Transaction,
  clock: Organization,
  date: string,
  lines: readonly PrepItemView[],
): Promise<PrepTask[]> {
  const last = await lastRuns(tx.db, { organizationId: tx.organizationId, date });
  const created = lines.flatMap((line) =>
    line.runs.map((quantity, index) =>
      addPlanned(tx, clock, date, line, { quantity, no: (last.get(line.id) ?? 0) + index + 1 }),
    ),
  );
  await tx.em.flush();
  for (const task of created) recordPlanned(tx, task, { name: [null, task.name] });
  return created;
}

interface Run {
  readonly quantity: string;
  readonly no: number;
}

function addPlanned(tx: Transaction, clock: Organization, date: string, line: PrepItemView, run: Run): PrepTask {
  const dueAt = instantOn(clock, date, line.dueTime);
  return add(tx, PrepTask, {
    name: line.itemName,
    businessDate: date,
    stationId: line.stationId,
    prepItemId: line.id,
    prepListId: line.prepListId,
    runNo: run.no,
    recipeId: line.recipeId,
    itemId: line.itemId,
    targetQuantity: run.quantity,
    unit: line.unit,
    parAtPlan: line.par,
    onHandAtPlan: line.onHand,
    dueAt,
    latestStartAt: latestStart(dueAt, line.leadMinutes),
  });
}
