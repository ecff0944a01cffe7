import type { Job } from '../../../platform/jobs/job.ts';
import { buildDueLists } from './timed-build.service.ts';

/** Builds the lists that are built by themselves, when their time has come. */
export const prepBuildJob: Job = {
  name: 'prep-build',
  cron: '* * * * *',
  run: (jobs) => jobs.forEachOrganization('prep_list.built_by_itself', buildDueLists),
};
