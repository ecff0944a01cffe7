import type { Rest } from '../rest/routes.ts';
import { prepTaskJson } from './prep-task.wire.ts';
import * as prep from './prep.service.ts';

export function prepRoutes(rest: Rest): void {
  rest.get('/api/prep-tasks', async ({ ctx }) => (await prep.prepTasks(ctx, {})).map(prepTaskJson));
  rest.get('/api/prep-tasks/my-tasks', async ({ ctx }) => (await prep.myPrepTasks(ctx)).map(prepTaskJson));
  rest.get('/api/prep-tasks/status', async ({ ctx }) => prep.prepStatus(ctx));
}
