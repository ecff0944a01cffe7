import type { Job } from '../../platform/jobs/job.ts';
import { updateTimers } from './timer.notifications.ts';

/** Every minute: notifies about timers that nobody answers, and ends forgotten ones. */
export const timersJob: Job = {
  name: 'timers',
  cron: '* * * * *',
  run: (jobs) => jobs.forEachOrganization('timers.tended', updateTimers),
};
