import type { Queue } from '../../platform/jobs/job.ts';
import { deliver } from './mail.service.ts';
import { MAIL_QUEUE } from './mail-job.ts';

/** Mail goes out after the answer; a mail server that is away is tried again for hours. */
export const mailQueue: Queue = {
  name: MAIL_QUEUE,
  isOn: ({ config }) => config.smtp !== undefined,
  run: deliver,
};
