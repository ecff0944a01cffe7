import { notificationJson } from '../notifications/notification.wire.ts';
import type { Rest } from '../rest/routes.ts';
import { runLineCheck } from './line-check.service.ts';
import { runPrepCheck } from './prep-check.service.ts';
import { runStockCheck } from './stock-check.service.ts';

export function checkRoutes(rest: Rest): void {
  rest.post('/api/checks/stock', async ({ ctx }) => (await runStockCheck(ctx)).map(notificationJson));
  rest.post('/api/checks/prep', async ({ ctx }) => (await runPrepCheck(ctx)).map(notificationJson));
  rest.post('/api/checks/line', async ({ ctx }) => (await runLineCheck(ctx)).map(notificationJson));
}
