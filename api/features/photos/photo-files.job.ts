import type { Job } from '../../platform/jobs/job.ts';
import { removeLeftFiles } from './photo-files.service.ts';

/** Every night: deletes the files of photos that do not exist. */
export const photoFilesJob: Job = {
  name: 'photo-files',
  cron: '40 4 * * *',
  run: ({ app, now }) => removeLeftFiles(app, now),
};
