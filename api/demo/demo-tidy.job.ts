import type { Job } from '../platform/jobs/job.ts';
import { tidyDemo } from './demo.service.ts';

/** Every few minutes the demo kitchen is looked after, so that no visitor spoils it for the next. */
export const demoTidy: Job = {
  name: 'demo-tidy',
  cron: '*/5 * * * *',
  run: async ({ app, now }) => {
    await tidyDemo(app, now);
  },
};
