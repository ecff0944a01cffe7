import type { Job } from '../../platform/jobs/job.ts';
import { cleanUp } from './clean-up.service.ts';

/** Every night at 3:20. */
export const cleanUpJob: Job = {
  name: 'clean-up',
  cron: '20 3 * * *',
  run: (jobs) => jobs.forEachOrganization('clean_up.done', cleanUp),
};
