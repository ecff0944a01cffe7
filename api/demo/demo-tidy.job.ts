import type { Job } from '../platform/jobs/job.ts';
import { tidyDemo } from './demo.service.ts';

/** Cleans up the demo kitchen every few minutes for the next visitor. */
export const demoTidy: Job = {
  name: 'demo-tidy',
  cron: '*/5 * * * *',
  run: async ({ app, now }) => {
    await tidyDemo(app, now);
  },
};
