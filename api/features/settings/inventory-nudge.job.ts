import type { Job } from '../../platform/jobs/job.ts';
import { nudgeInventoryCount } from './inventory-nudge.service.ts';

/** Every quarter of an hour, because kitchens begin their day at any quarter of UTC's. */
export const inventoryNudge: Job = {
  name: 'inventory-nudge',
  cron: '*/15 * * * *',
  run: (jobs) => jobs.forEachOrganization('inventory_nudge.sent', nudgeInventoryCount),
};
