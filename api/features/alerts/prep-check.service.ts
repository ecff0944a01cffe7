import { amountOf, type Message, msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Notification } from '../notifications/notification.entity.ts';
import { notify } from '../notifications/notification.writes.ts';
import { businessDate } from '#schema/business-day.ts';
import { planOf } from '../prep/par-sheet/par-sheet.queries.ts';
import { PrepTask } from '../prep/tasks/prep-task.entity.ts';
import { newNotifications } from './new-notifications.view.ts';
import type { NotificationView } from '../notifications/notification.view.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { managers } from '#schema/permissions.ts';
import { plainDecimal } from '../../platform/plain-decimal.ts';

/** An unassigned task this close to its due time causes a notification, in milliseconds. */
const UNASSIGNED_BEFORE_DUE = 3_600_000;

/** Notifies about problems of today's prep, carried-over tasks included. A second run without changes creates no notifications. */
export async function runPrepCheck(ctx: Context): Promise<NotificationView[]> {
  authorize(ctx, 'checks.run');
  return ctx.write('checks.prep_run', null, async (tx) => {
    const notified = await notifyPrepProblems(tx);
    tx.record({ entity: 'Check', entityId: null, changes: { notifications: notified.length } });
    await tx.em.flush();
    return notified;
  });
}

/** Late to start, unassigned close to due, short against par: one notification per problem while it lasts. */
async function notifyPrepProblems(tx: Transaction): Promise<NotificationView[]> {
  const clock = await findKitchen(tx);
  const date = businessDate(clock, tx.now);
  const waiting = await tx.em.find(
    PrepTask,
    { $or: [{ businessDate: date }, { businessDate: { $lt: date }, carriesOver: true }], status: 'pending' },
    { orderBy: { businessDate: 'desc', dueAt: 'asc', id: 'asc' }, limit: 500 },
  );
  const notified: (Notification | null)[] = [];
  for (const task of waiting) notified.push(await notifyLate(tx, task), await notifyUnassigned(tx, task));
  const { organizationId, now } = tx;
  for (const line of await planOf(tx.db, { organizationId, clock, date, now })) {
    // What is not made because it would expire unused is not missing.
    const isLeft = line.capped && Number(line.toMake) === 0;
    if (Number(line.short) > 0 && !isLeft) notified.push(await notifyShort(tx, line, date));
  }
  return newNotifications(notified);
}

async function notifyLate(tx: Transaction, task: PrepTask): Promise<Notification | null> {
  if (!task.latestStartAt || task.latestStartAt >= tx.now) return null;
  const overdue = task.dueAt < tx.now;
  return notify(tx, {
    type: 'other',
    topic: 'prep_late',
    priority: 'high',
    title: overdue ? msg('prep.overdue', { task: task.name }) : msg('prep.lateToStart', { task: task.name }),
    message: task.recurringTaskId
      ? msg(overdue ? 'prep.taskWasDue' : 'prep.taskShouldHaveBegun')
      : msg(overdue ? 'prep.wasDue' : 'prep.shouldHaveBegun', { amount: targetOf(task) }),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: managers, ...(task.assigneeId ? { users: [task.assigneeId] } : {}) },
    dedupeKey: `prep_late:${task.id}`,
  });
}

async function notifyUnassigned(tx: Transaction, task: PrepTask): Promise<Notification | null> {
  if (task.assigneeId || task.dueAt.getTime() - tx.now.getTime() > UNASSIGNED_BEFORE_DUE) return null;
  return notify(tx, {
    type: 'other',
    topic: 'prep_late',
    priority: 'medium',
    title: msg('prep.nobodyHas', { task: task.name }),
    message: task.recurringTaskId ? msg('prep.taskUnassigned') : msg('prep.dueUnassigned', { amount: targetOf(task) }),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: managers },
    dedupeKey: `prep_unassigned:${task.id}`,
  });
}

async function notifyShort(tx: Transaction, line: Awaited<ReturnType<typeof planOf>>[number], date: string) {
  const { itemName, unit } = line;
  return notify(tx, {
    type: 'suggestion',
    topic: 'prep_short',
    priority: 'low',
    title:
      line.listId === tx.organizationId
        ? msg('prep.shortOfPar', { item: itemName })
        : msg('prep.shortOfParOn', { item: itemName, list: line.listName ?? '' }),
    message: msg('prep.parMissing', {
      par: plainDecimal(line.par),
      onHand: plainDecimal(line.onHand),
      planned: plainDecimal(line.planned),
      amount: amountOf(plainDecimal(line.short), unit),
    }),
    about: { type: 'item', id: line.itemId },
    audience: { roles: managers },
    dedupeKey: `prep_short:${line.id}:${date}`,
  });
}

function targetOf(task: PrepTask): Message {
  return amountOf(plainDecimal(task.targetQuantity), task.unit);
}
