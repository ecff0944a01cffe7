import { z } from 'zod';
import { notificationShape } from '#schema/rest.ts';
import { notificationJson } from '../notifications/notification.wire.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { runLineCheck } from './line-check.service.ts';
import { runPrepCheck } from './prep-check.service.ts';
import { runStockCheck } from './stock-check.service.ts';

const check = { group: 'Checks', needs: 'checks.run', answer: z.array(notificationShape) } as const;

export function checkRoutes(rest: Rest): void {
  rest.post(
    '/api/checks/stock',
    { ...check, about: 'Checks the stock now. Returns the new notifications.' },
    async ({ ctx }) => (await runStockCheck(ctx)).map(notificationJson),
  );
  rest.post(
    '/api/checks/prep',
    { ...check, about: 'Checks the prep now. Returns the new notifications.' },
    async ({ ctx }) => (await runPrepCheck(ctx)).map(notificationJson),
  );
  rest.post(
    '/api/checks/line',
    { ...check, about: 'Checks the line checks now. Returns the new notifications.' },
    async ({ ctx }) => (await runLineCheck(ctx)).map(notificationJson),
  );
}
