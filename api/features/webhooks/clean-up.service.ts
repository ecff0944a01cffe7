import { webhookLimits } from '#schema/webhooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { deleteOldDeliveries } from './sending.queries.ts';

const DAY = 86_400_000;

/** Removes what the logs of webhooks no longer show. */
export function cleanUpDeliveries({ db, now }: Transaction): Promise<void> {
  return deleteOldDeliveries(db, new Date(now.getTime() - webhookLimits.logDays * DAY));
}
