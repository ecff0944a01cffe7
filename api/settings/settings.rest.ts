import type { Rest } from '../rest/routes.ts';
import * as settings from './settings.service.ts';
import { settingsJson } from './settings.wire.ts';

const own = '/api/admin/settings/:organizationId';

/** The specification's settings calls. */
export function settingsRoutes(rest: Rest): void {
  rest.get(own, async ({ ctx, params }) => settingsJson(await settings.settings(ctx, params['organizationId'])));
  rest.patch(`${own}/inventory-nudges`, async ({ ctx, params, body }) =>
    settingsJson(await settings.updateInventoryNudges(ctx, body, params['organizationId'])),
  );
  rest.patch(`${own}/line-checks`, async ({ ctx, params, body }) =>
    settingsJson(await settings.updateLineChecks(ctx, body, params['organizationId'])),
  );
}
