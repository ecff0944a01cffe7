import type { Decimal } from 'decimal.js';
import type { Work } from '../../platform/database/work.ts';
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
  readonly reason: string | null;
}

/** Asks the managers to count, once per task and item: stock on record and real stock differ. */
export async function tellCountNeeded(work: Work, task: PrepTask, problem: CountProblem): Promise<void> {
  await notify(work, {
    type: 'other',
    priority: 'medium',
    title: 'Count needed',
    message: sentence(task, problem),
    about: problem.item ? { type: 'item', id: problem.item.id } : { type: 'prep_task', id: task.id },
    audience: { roles: ['manager', 'admin'] },
    dedupeKey: `count_needed:${task.id}:${problem.item?.id ?? 'recipe'}`,
  });
}

function sentence(task: PrepTask, { item, needed, onHand, reason }: CountProblem): string {
  if (!item) return `The recipe of ${task.name} could not be taken out of stock: ${reason ?? 'its yield is unknown'}.`;
  if (!needed || !onHand) return `${item.name} was not booked for ${task.name}: ${reason ?? 'the amount is unknown'}.`;
  return `${task.name} takes ${needed.toFixed()} ${item.unit} of ${item.name}, but only ${onHand.toFixed()} ${item.unit} was on record.`;
}
