import type { Job } from '../../platform/jobs/job.ts';
import { cleanUpImports } from './clean-up.service.ts';

/** Runs every night. */
export const importCleanUpJob: Job = {
  name: 'import-clean-up',
  cron: '50 3 * * *',
  run: (jobs) => jobs.forEachOrganization('imports.cleaned_up', cleanUpImports),
};
