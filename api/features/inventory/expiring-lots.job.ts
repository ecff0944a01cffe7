import type { Job } from '../../platform/jobs/job.ts';
import { notifyExpiring } from './stock-conditions.ts';

/** Every hour: lots that expire soon, or did, are told without anyone asking. */
export const expiringLots: Job = {
  name: 'expiring-lots',
  cron: '5 * * * *',
  run: (jobs) => jobs.forEachOrganization('lots.watched', async (tx) => void (await notifyExpiring(tx))),
};
