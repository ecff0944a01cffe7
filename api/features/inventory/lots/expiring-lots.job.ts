import type { Job } from '../../../platform/jobs/job.ts';
import { notifyExpiring } from '../stock/stock-conditions.notifications.ts';

/** Every hour: notifies about lots that have expired or expire soon. */
export const expiringLots: Job = {
  name: 'expiring-lots',
  cron: '5 * * * *',
  run: (jobs) => jobs.forEachOrganization('lots.watched', async (tx) => void (await notifyExpiring(tx))),
};
