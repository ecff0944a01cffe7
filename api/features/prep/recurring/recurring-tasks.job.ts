import type { Job } from '../../../platform/jobs/job.ts';
import { addRecurringTasksOfToday } from './recurring-tasks.service.ts';

/** Adds the recurring tasks of the business day that has begun. */
export const recurringTasksJob: Job = {
  name: 'recurring-tasks',
  cron: '* * * * *',
  run: (jobs) => jobs.forEachOrganization('prep_task.added', addRecurringTasksOfToday),
};
