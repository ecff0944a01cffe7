import { webhookLimits } from '#schema/webhooks.ts';
import type { Work } from '../../platform/database/work.ts';
import { deleteOldDeliveries } from './sending.queries.ts';

const DAY = 86_400_000;

/** Removes what the logs of webhooks no longer show. */
export function cleanUpDeliveries({ db, now }: Work): Promise<void> {
  return deleteOldDeliveries(db, new Date(now.getTime() - webhookLimits.logDays * DAY));
}
