import { Decimal } from 'decimal.js';
import { localTime } from '#schema/business-day.ts';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import { managers } from '#schema/permissions.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notify } from '../../notifications/notification.writes.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import type { PrepTask } from './prep-task.entity.ts';

/** Notifies a person that a colleague handed them a task. */
export async function notifyHandedOver(tx: Transaction, task: PrepTask, by: string, toId: string): Promise<void> {
  await notifyHolder(tx, task, toId, msg('prep.handedToYou', { name: by, task: task.name }));
}

/** Notifies the person who had a task that a colleague took it. */
export async function notifyTakenOver(tx: Transaction, task: PrepTask, by: string, fromId: string): Promise<void> {
  await notifyHolder(tx, task, fromId, msg('prep.tookYours', { name: by, task: task.name }));
}

/** Notifies the managers of a requested task; with high priority when it runs out. */
export async function notifyRequested(tx: Transaction, task: PrepTask, by: string, runningOut: boolean): Promise<void> {
  await notify(tx, {
    type: 'other',
    topic: 'prep_requested',
    priority: runningOut ? 'high' : 'medium',
    title: msg(runningOut ? 'prep.moreNeeded' : 'prep.taskRequested', { name: by, task: task.name }),
    message: await planOf(tx, task),
    about: { type: 'prep_task', id: task.id },
    audience: { roles: managers },
    dedupeKey: requestKey(task),
  });
}

/** The key of the notification about a requested task. */
export const requestKey = ({ id }: PrepTask): string => `prep_request:${id}`;

async function notifyHolder(tx: Transaction, task: PrepTask, userId: string, title: Message): Promise<void> {
  await notify(tx, {
    type: 'other',
    topic: 'task_handed',
    // High, so that it is shown at once: it changes what this person holds.
    priority: 'high',
    title,
    message: await planOf(tx, task),
    about: { type: 'prep_task', id: task.id },
    audience: { users: [userId] },
    // Every handover is a change of its own.
    dedupeKey: `prep_holder:${task.id}:${task.version}`,
  });
}

/** How much is to be made until when, and the note. */
async function planOf(tx: Transaction, { targetQuantity, unit, dueAt, note }: PrepTask): Promise<Message> {
  const { timeZone } = await findKitchen(tx);
  const amount = amountOf(new Decimal(targetQuantity).toFixed(), unit);
  const time = msg('text.clock', { time: localTime(timeZone, dueAt) });
  return note === null ? msg('prep.amountDue', { amount, time }) : msg('prep.amountDueNote', { amount, time, note });
}
