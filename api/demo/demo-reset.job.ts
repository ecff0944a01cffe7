import { resetDemo } from './seed/seed-demo.ts';
import type { Job } from '../platform/jobs/job.ts';

/** Deletes and recreates the demo kitchen every night, if there is one. */
export const demoReset: Job = {
  name: 'demo-reset',
  cron: '10 4 * * *',
  run: async ({ app }) => {
    if (app.config.demo) await resetDemo(app);
  },
};
