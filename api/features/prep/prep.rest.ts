import { z } from 'zod';
import { prepStatusShape, prepTaskShape } from '#schema/rest.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { prepTaskJson } from './tasks/prep-task.wire.ts';
import * as prep from './prep.service.ts';

const group = 'Prep';

export function prepRoutes(rest: Rest): void {
  rest.get(
    '/api/prep-tasks',
    { about: "The tasks on today's list.", group, needs: 'prep.board', answer: z.array(prepTaskShape) },
    async ({ ctx }) => (await prep.prepTasks(ctx, {})).map(prepTaskJson),
  );
  rest.get(
    '/api/prep-tasks/my-tasks',
    {
      about: "Today's tasks of the caller, and those they may claim.",
      group,
      needs: 'prep.read',
      answer: z.array(prepTaskShape),
    },
    async ({ ctx }) => (await prep.myPrepTasks(ctx)).map(prepTaskJson),
  );
  rest.get(
    '/api/prep-tasks/status',
    { about: "How far today's prep is.", group, needs: 'prep.board', answer: prepStatusShape },
    async ({ ctx }) => prep.prepStatus(ctx),
  );
}
