import { DAY } from '#schema/milliseconds.ts';
import { webhookLimits } from '#schema/webhooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { deleteOldDeliveries } from './sending.queries.ts';

/** Deletes deliveries that are older than the log shows. */
export function cleanUpDeliveries({ db, now }: Transaction): Promise<void> {
  return deleteOldDeliveries(db, new Date(now.getTime() - webhookLimits.logDays * DAY));
}
