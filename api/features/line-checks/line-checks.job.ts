import type { Job } from '../../platform/jobs/job.ts';
import { notifyLineChecks } from './line-check.notifications.ts';

/** Line checks open, fall due and are missed on time, whether or not anyone has the page open. */
export const lineChecksJob: Job = {
  name: 'line-checks',
  cron: '* * * * *',
  run: (jobs) =>
    jobs.forEachOrganization('line_checks.advanced', async (tx) => {
      await notifyLineChecks(tx);
    }),
};
