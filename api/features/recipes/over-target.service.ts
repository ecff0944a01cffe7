import type { Transaction } from '../../platform/database/transaction.ts';
import { notifyOverTarget } from './changes/food-cost.notifications.ts';

/** What the job runs: finds what changed without a delivery or an edit of a recipe, such as the cost of an item. */
export function checkTargets(tx: Transaction): Promise<void> {
  return notifyOverTarget(tx);
}
