import { Decimal } from 'decimal.js';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Notification } from '../notifications/notification.entity.ts';
import { notify } from '../notifications/notify.ts';
import { businessDate } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { planOf } from '../prep/prep-plan.ts';
import { PrepTask } from '../prep/prep-task.entity.ts';
import { newNotifications } from './new-notification.ts';
import type { NotificationView } from '../notifications/notification.view.ts';

/** A task without a person this close to its due time is pointed out. */
const UNASSIGNED_BEFORE_DUE = 3_600_000;
const LEADS = ['manager', 'admin'] as const;

/** Looks at today's prep, with what was carried over, and tells what is newly wrong. A second run with nothing changed tells nothing. */
export async function runPrepCheck(ctx: Context): Promise<NotificationView[]> {
  authorize(ctx, 'checks.run');
  return ctx.write('checks.prep_run', null, async (tx) => {
    const notified = await notifyPrepProblems(tx);
    tx.record({ entity: 'Check', entityId: null, changes: { notifications: notified.length } });
    await tx.em.flush();
    return notified;
  });
}

/** Late to start, unassigned close to due, short against par: each told once while it stands. */
async function notifyPrepProblems(tx: Transaction): Promise<NotificationView[]> {
  const clock = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  const date = businessDate(clock, tx.now);
  const waiting = await tx.em.find(
    PrepTask,
    { businessDate: { $lte: date }, status: 'pending' },
    { orderBy: { businessDate: 'desc', dueAt: 'asc', id: 'asc' }, limit: 500 },
  );
  const notified: (Notification | null)[] = [];
  for (const task of waiting) notified.push(await notifyLate(tx, task), await notifyUnassigned(tx, task));
  const { organizationId, now } = tx;
  for (const line of await planOf(tx.db, { organizationId, clock, date, now })) {
    if (Number(line.short) > 0) notified.push(await notifyShort(tx, line, date));
  }
  return newNotifications(notified);
}

async function notifyLate(tx: Transaction, task: PrepTask): Promise<Notification | null> {
  if (!task.latestStartAt || task.latestStartAt >= tx.now) return null;
  const overdue = task.dueAt < tx.now;
  return notify(tx, {
    type: 'other',
    priority: 'high',
    title: overdue ? msg('prep.overdue', { task: task.name }) : msg('prep.lateToStart', { task: task.name }),
    message: msg(overdue ? 'prep.wasDue' : 'prep.shouldHaveBegun', { amount: targetOf(task) }),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: LEADS, ...(task.assigneeId ? { users: [task.assigneeId] } : {}) },
    dedupeKey: `prep_late:${task.id}`,
  });
}

async function notifyUnassigned(tx: Transaction, task: PrepTask): Promise<Notification | null> {
  if (task.assigneeId || task.dueAt.getTime() - tx.now.getTime() > UNASSIGNED_BEFORE_DUE) return null;
  return notify(tx, {
    type: 'other',
    priority: 'medium',
    title: msg('prep.nobodyHas', { task: task.name }),
    message: msg('prep.dueUnassigned', { amount: targetOf(task) }),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: LEADS },
    dedupeKey: `prep_unassigned:${task.id}`,
  });
}

async function notifyShort(tx: Transaction, line: Awaited<ReturnType<typeof planOf>>[number], date: string) {
  const { itemName, unit } = line;
  return notify(tx, {
    type: 'suggestion',
    priority: 'low',
    title:
      line.listId === tx.organizationId
        ? msg('prep.shortOfPar', { item: itemName })
        : msg('prep.shortOfParOn', { item: itemName, list: line.listName ?? '' }),
    message: msg('prep.parMissing', {
      par: exact(line.par),
      onHand: exact(line.onHand),
      planned: exact(line.planned),
      amount: amountOf(exact(line.short), unit),
    }),
    about: { type: 'item', id: line.itemId },
    audience: { roles: LEADS },
    dedupeKey: `prep_short:${line.id}:${date}`,
  });
}

function targetOf(task: PrepTask): Message {
  return amountOf(exact(task.targetQuantity), task.unit);
}

function exact(quantity: string): string {
  return new Decimal(quantity).toFixed();
}
