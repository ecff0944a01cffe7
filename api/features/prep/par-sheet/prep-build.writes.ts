import { instantOn } from '#schema/business-day.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import type { Organization } from '../../organizations/organization.entity.ts';
import { explosionsOf } from '../../recipes/book/explosion.queries.ts';
import { latestStarts } from '../order/prep-order.policy.ts';
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
  await startInTime(tx, created, lines);
  await tx.em.flush();
  for (const task of created) recordPlanned(tx, task, { name: [null, task.name] });
  return created;
}

/** What another new task waits for is begun early enough for it. */
async function startInTime(
  tx: Transaction,
  created: readonly PrepTask[],
  lines: readonly PrepItemView[],
): Promise<void> {
  const makers = created.filter(({ thawItemId }) => thawItemId === null);
  const made = makers.map(({ recipeId, itemId, targetQuantity: quantity, unit }) => ({
    recipeId,
    itemId,
    quantity,
    unit,
  }));
  const explosions = made.length > 0 ? await explosionsOf(tx.db, tx.organizationId, made) : [];
  const planned = makers.map(({ id, itemId, dueAt, leadMinutes }, index) => ({
    id,
    itemId,
    dueAt,
    leadMinutes,
    needs: explosions[index]?.needs ?? [],
  }));
  const stock = new Map(lines.map(({ itemId, onHand }) => [itemId, onHand]));
  const starts = latestStarts(planned, stock);
  for (const task of created) task.latestStartAt = starts.get(task.id) ?? task.latestStartAt;
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
    ...(line.thawDays === null ? { itemId: line.itemId } : { thawItemId: line.itemId, thawFor: line.day }),
    targetQuantity: run.quantity,
    unit: line.unit,
    parAtPlan: line.par,
    onHandAtPlan: line.onHand,
    dueAt,
    leadMinutes: line.leadMinutes,
  });
}
