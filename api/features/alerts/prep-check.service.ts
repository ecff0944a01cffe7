import { Decimal } from 'decimal.js';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Work } from '../../platform/database/work.ts';
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
  return ctx.write('checks.prep_run', null, async (work) => {
    const told = await tellPrepProblems(work);
    work.record({ entity: 'Check', entityId: null, changes: { notifications: told.length } });
    await work.em.flush();
    return told;
  });
}

/** Late to start, unassigned close to due, short against par: each told once while it stands. */
async function tellPrepProblems(work: Work): Promise<NotificationView[]> {
  const clock = await work.em.findOneOrFail(Organization, { id: work.organizationId });
  const date = businessDate(clock, work.now);
  const waiting = await work.em.find(
    PrepTask,
    { businessDate: { $lte: date }, status: 'pending' },
    { orderBy: { businessDate: 'desc', dueAt: 'asc', id: 'asc' }, limit: 500 },
  );
  const told: (Notification | null)[] = [];
  for (const task of waiting) told.push(await tellLate(work, task), await tellUnassigned(work, task));
  const { organizationId, now } = work;
  for (const line of await planOf(work.db, { organizationId, clock, date, now })) {
    if (Number(line.short) > 0) told.push(await tellShort(work, line, date));
  }
  return newNotifications(told);
}

async function tellLate(work: Work, task: PrepTask): Promise<Notification | null> {
  if (!task.latestStartAt || task.latestStartAt >= work.now) return null;
  const overdue = task.dueAt < work.now;
  return notify(work, {
    type: 'other',
    priority: 'high',
    title: overdue ? msg('prep.overdue', { task: task.name }) : msg('prep.lateToStart', { task: task.name }),
    message: msg(overdue ? 'prep.wasDue' : 'prep.shouldHaveBegun', { amount: targetOf(task) }),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: LEADS, ...(task.assigneeId ? { users: [task.assigneeId] } : {}) },
    dedupeKey: `prep_late:${task.id}`,
  });
}

async function tellUnassigned(work: Work, task: PrepTask): Promise<Notification | null> {
  if (task.assigneeId || task.dueAt.getTime() - work.now.getTime() > UNASSIGNED_BEFORE_DUE) return null;
  return notify(work, {
    type: 'other',
    priority: 'medium',
    title: msg('prep.nobodyHas', { task: task.name }),
    message: msg('prep.dueUnassigned', { amount: targetOf(task) }),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: LEADS },
    dedupeKey: `prep_unassigned:${task.id}`,
  });
}

async function tellShort(work: Work, line: Awaited<ReturnType<typeof planOf>>[number], date: string) {
  const { itemName, unit } = line;
  return notify(work, {
    type: 'suggestion',
    priority: 'low',
    title:
      line.listId === work.organizationId
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
