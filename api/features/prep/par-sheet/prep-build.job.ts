import type { Job } from '../../../platform/jobs/job.ts';
import { buildDueLists } from './timed-build.service.ts';

/** Builds the lists with a build time, when it has come. */
export const prepBuildJob: Job = {
  name: 'prep-build',
  cron: '* * * * *',
  run: (jobs) => jobs.forEachOrganization('prep_list.built_by_itself', buildDueLists),
};
