import { z } from 'zod';
import { limits } from '../limits.ts';
import { lineCheckAssignmentTypes, lineCheckFrequencies, roles } from '../vocabulary.ts';
import { issue } from './issue.ts';
import { id, version } from './parts.ts';

const { nudgeDayMin, nudgeDayMax } = limits;
const nudgeDay = issue('settings.nudgeDay', { first: nudgeDayMin, last: nudgeDayMax });

/** PATCH /api/admin/settings/{organizationId}/inventory-nudges. Omitted fields stay unchanged. */
export const inventoryNudges = z.strictObject({
  monthlyInventoryNudgesEnabled: z.boolean().optional(),
  inventoryNudgeDay: z.int(nudgeDay).min(nudgeDayMin, nudgeDay).max(nudgeDayMax, nudgeDay).optional(),
  version: version.optional(),
});

/** PATCH /api/admin/settings/{organizationId}/line-checks. Omitted fields stay unchanged. */
export const lineChecks = z.strictObject({
  lineCheckEnabled: z.boolean().optional(),
  lineCheckAssignmentType: z.enum(lineCheckAssignmentTypes).optional(),
  lineCheckFrequency: z.enum(lineCheckFrequencies).optional(),
  lineCheckRolesAllowed: z.array(z.enum(roles)).max(roles.length, issue('settings.rolesTwice')).optional(),
  lineCheckUserIds: z.array(id).max(limits.linesMax).optional(),
  version: version.optional(),
});
