import type { Decimal } from 'decimal.js';
import { amountOf, type Message, msg } from '#schema/messages.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { notify } from '../../notifications/notification.writes.ts';
import type { PrepTask } from './prep-task.entity.ts';
import { managers } from '#schema/permissions.ts';

/** Why a completed task could not book an item exactly. */
export interface CountProblem {
  /** The item to count; null when the recipe itself cannot be calculated. */
  readonly item: Item | null;
  /** The quantity that the recipe needs, in the item's unit. */
  readonly needed: Decimal | null;
  readonly onHand: Decimal | null;
  /** Why there is no figure. */
  readonly reason: Message | null;
}

/** Notifies the managers to count an item, once per task and item: recorded and real stock differ. */
export async function notifyCountNeeded(tx: Transaction, task: PrepTask, problem: CountProblem): Promise<void> {
  await notify(tx, {
    type: 'other',
    topic: 'stock_difference',
    priority: 'medium',
    title: msg('prep.countNeeded'),
    message: messageOf(task, problem),
    about: problem.item ? { type: 'item', id: problem.item.id } : { type: 'prep_task', id: task.id },
    audience: { roles: managers },
    dedupeKey: `count_needed:${task.id}:${problem.item?.id ?? 'recipe'}`,
  });
}

function messageOf(task: PrepTask, { item, needed, onHand, reason }: CountProblem): Message {
  if (!item) return msg('prep.recipeNotBooked', { task: task.name, reason: reason ?? msg('prep.yieldUnknown') });
  if (!needed || !onHand)
    return msg('prep.itemNotBooked', { item: item.name, task: task.name, reason: reason ?? msg('prep.amountUnknown') });
  return msg(task.thawItemId === null ? 'prep.moreThanOnRecord' : 'prep.moreThanFrozen', {
    task: task.name,
    needed: amountOf(needed.toFixed(), item.unit),
    item: item.name,
    onHand: amountOf(onHand.toFixed(), item.unit),
  });
}
