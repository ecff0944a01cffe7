import type { Job } from '../../../platform/jobs/job.ts';
import { notifyLineChecks } from './line-check.notifications.ts';

/** Opens, notifies about and closes line checks on time, without anyone having the page open. */
export const lineChecksJob: Job = {
  name: 'line-checks',
  cron: '* * * * *',
  run: (jobs) =>
    jobs.forEachOrganization('line_checks.advanced', async (tx) => {
      await notifyLineChecks(tx);
    }),
};
