import type { Queue } from '../../platform/jobs/job.ts';
import { deliver } from './mail.service.ts';
import { MAIL_QUEUE } from './mail-job.types.ts';

/** Sends mail after the response, and retries for hours while the mail server is down. */
export const mailQueue: Queue = {
  name: MAIL_QUEUE,
  isOn: ({ config }) => config.smtp !== undefined,
  run: deliver,
};
