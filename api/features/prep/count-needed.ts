import type { Decimal } from 'decimal.js';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Item } from '../inventory/item.entity.ts';
import { notify } from '../notifications/notify.ts';
import type { PrepTask } from './prep-task.entity.ts';

/** Why a completed task could not book an item exactly. */
export interface CountProblem {
  /** The item to count; null when the recipe itself cannot be reckoned. */
  readonly item: Item | null;
  /** What the recipe takes, in the item's unit. */
  readonly needed: Decimal | null;
  readonly onHand: Decimal | null;
  /** What stands in the way of a figure. */
  readonly reason: Message | null;
}

/** Asks the managers to count, once per task and item: stock on record and real stock differ. */
export async function notifyCountNeeded(tx: Transaction, task: PrepTask, problem: CountProblem): Promise<void> {
  await notify(tx, {
    type: 'other',
    priority: 'medium',
    title: msg('prep.countNeeded'),
    message: messageOf(task, problem),
    about: problem.item ? { type: 'item', id: problem.item.id } : { type: 'prep_task', id: task.id },
    audience: { roles: ['manager', 'admin'] },
    dedupeKey: `count_needed:${task.id}:${problem.item?.id ?? 'recipe'}`,
  });
}

function messageOf(task: PrepTask, { item, needed, onHand, reason }: CountProblem): Message {
  if (!item) return msg('prep.recipeNotBooked', { task: task.name, reason: reason ?? msg('prep.yieldUnknown') });
  if (!needed || !onHand)
    return msg('prep.itemNotBooked', { item: item.name, task: task.name, reason: reason ?? msg('prep.amountUnknown') });
  return msg('prep.moreThanOnRecord', {
    task: task.name,
    needed: amountOf(needed.toFixed(), item.unit),
    item: item.name,
    onHand: amountOf(onHand.toFixed(), item.unit),
  });
}
