import { z } from 'zod';
import type { Queue } from '../../platform/jobs/job.ts';
import { IMPORT_QUEUE } from './import-job.types.ts';
import { runStep } from './import-steps.service.ts';

const task = z.object({ organizationId: z.uuid(), importId: z.uuid(), actorId: z.uuid().optional() });

/** Checks, applies and undoes imports after the response. */
export const importQueue: Queue = {
  name: IMPORT_QUEUE,
  isOn: () => true,
  run: async (app, data) => runStep(app, task.parse(data)),
};
