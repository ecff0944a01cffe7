import type { Job } from '../../platform/jobs/job.ts';
import { checkTargets } from './over-target.service.ts';

/** Every 15 minutes. */
export const overTargetJob: Job = {
  name: 'over-target',
  cron: '*/15 * * * *',
  run: (jobs) => jobs.forEachOrganization('recipe.target_passed', checkTargets),
};
