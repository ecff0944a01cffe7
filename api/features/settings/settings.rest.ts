import { z } from 'zod';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import { organizationSettingsShape } from '#schema/rest.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import * as settings from './settings.service.ts';
import { settingsJson } from './settings.wire.ts';

const own = '/api/admin/settings/:organizationId';
const shape = {
  group: 'Settings',
  params: { organizationId: z.uuid().describe('The id of the kitchen, which can only be one’s own.') },
  answer: organizationSettingsShape,
} as const;

/** The specification's settings calls. */
export function settingsRoutes(rest: Rest): void {
  rest.get(own, { ...shape, about: 'The settings of the kitchen.', needs: 'settings.read' }, async ({ ctx, params }) =>
    settingsJson(await settings.settings(ctx, params['organizationId'])),
  );
  rest.patch(
    `${own}/inventory-nudges`,
    {
      ...shape,
      about: 'Changes when the kitchen is reminded to count. What is left out stays.',
      needs: 'settings.update',
      body: inventoryNudges,
    },
    async ({ ctx, params, body }) =>
      settingsJson(await settings.updateInventoryNudges(ctx, body, params['organizationId'])),
  );
  rest.patch(
    `${own}/line-checks`,
    {
      ...shape,
      about: 'Changes how line checks are done. What is left out stays.',
      needs: 'settings.update',
      body: lineChecks,
    },
    async ({ ctx, params, body }) => settingsJson(await settings.updateLineChecks(ctx, body, params['organizationId'])),
  );
}
