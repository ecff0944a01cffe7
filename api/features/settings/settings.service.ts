import { displayPolicy } from '#schema/inputs/devices.ts';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import { validate as isUuid } from 'uuid';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { find, type Work } from '../../platform/database/work.ts';
import { notFound } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { saveOrganization } from '../organizations/organizations.service.ts';
import { parse } from '../../platform/context/parse.ts';
import { countKnown } from '../users/users.queries.ts';

/** The organisation's settings. A foreign, unknown or junk id is NOT_FOUND; without one, the viewer's own. */
export async function settings(ctx: Context, organizationId?: string): Promise<Organization> {
  ownOrganization(ctx, 'settings.read', organizationId);
  return ctx.read(findOrganization);
}

/** Changes the monthly inventory nudge. */
export async function updateInventoryNudges(
  ctx: Context,
  input: unknown,
  organizationId?: string,
): Promise<Organization> {
  const own = ownOrganization(ctx, 'settings.update', organizationId);
  const { version, ...wanted } = parse(inventoryNudges, input);
  return ctx.write('settings.inventory_nudges_updated', input, async (work) =>
    saveOrganization(work, await locked(work, own, version), wanted),
  );
}

/** Changes how displays name people, and whether they act without a PIN. */
export async function updateDisplayPolicy(ctx: Context, input: unknown): Promise<Organization> {
  const own = ownOrganization(ctx, 'settings.update');
  const { version, ...wanted } = parse(displayPolicy, input);
  return ctx.write('settings.displays_updated', input, async (work) =>
    saveOrganization(work, await locked(work, own, version), wanted),
  );
}

/** Changes who does line checks, and how often. */
export async function updateLineChecks(ctx: Context, input: unknown, organizationId?: string): Promise<Organization> {
  const own = ownOrganization(ctx, 'settings.update', organizationId);
  const { version, ...wanted } = parse(lineChecks, input);
  return ctx.write('settings.line_checks_updated', input, async (work) => {
    const roles = wanted.lineCheckRolesAllowed && [...new Set(wanted.lineCheckRolesAllowed)];
    const users = wanted.lineCheckUserIds && [...new Set(wanted.lineCheckUserIds)];
    if (users && !(await areKnown(work, users))) throw notFound('person');
    return saveOrganization(work, await locked(work, own, version), {
      ...wanted,
      ...(roles ? { lineCheckRolesAllowed: roles } : {}),
      ...(users ? { lineCheckUserIds: users } : {}),
    });
  });
}

function ownOrganization(ctx: Context, permission: 'settings.read' | 'settings.update', asked?: string): string {
  const viewer = authorize(ctx, permission);
  if (asked !== undefined && asked.toLowerCase() !== viewer.organizationId) throw notFound('organization');
  return viewer.organizationId;
}

function locked(work: Work, id: string, version?: number): Promise<Organization> {
  return find(work, Organization, 'organization', id, { version, lock: true });
}

async function areKnown(work: Work, ids: readonly string[]): Promise<boolean> {
  return ids.every((id) => isUuid(id)) && (await countKnown(work.db, ids)) === ids.length;
}
