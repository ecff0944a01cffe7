import type { Job } from '../../platform/jobs/job.ts';
import { cleanUpDeliveries } from './clean-up.service.ts';

/** Runs every night. */
export const webhookCleanUpJob: Job = {
  name: 'webhook-clean-up',
  cron: '40 3 * * *',
  run: (jobs) => jobs.forEachOrganization('webhooks.cleaned_up', cleanUpDeliveries),
};
