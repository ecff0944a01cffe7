import type { Job } from '../../platform/jobs/job.ts';
import { nudgeInventoryCount } from './inventory-nudge.service.ts';

/** Every 15 minutes, because a business day can start at any quarter of an hour in UTC. */
export const inventoryNudge: Job = {
  name: 'inventory-nudge',
  cron: '*/15 * * * *',
  run: (jobs) => jobs.forEachOrganization('inventory_nudge.sent', nudgeInventoryCount),
};
