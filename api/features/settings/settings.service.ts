import { countSettings } from '#schema/inputs/counts.ts';
import { displayPolicy } from '#schema/inputs/devices.ts';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import { validate as isUuid } from 'uuid';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { saveOrganization } from '../organizations/organizations.service.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { countPeople } from '../users/users.queries.ts';

/** The organization's settings. Throws NOT_FOUND for any id but the viewer's own, which is the default. */
export async function settings(ctx: Context, organizationId?: string): Promise<Organization> {
  ownOrganization(ctx, 'settings.read', organizationId);
  return ctx.read(findOrganization);
}

/** Changes the monthly inventory nudge. */
export async function updateInventoryNudges(
  ctx: Context,
  input: InputOf<typeof inventoryNudges>,
  organizationId?: string,
): Promise<Organization> {
  const own = ownOrganization(ctx, 'settings.update', organizationId);
  const { version, ...params } = parse(inventoryNudges, input);
  return ctx.write('settings.inventory_nudges_updated', input, async (tx) =>
    saveOrganization(tx, await locked(tx, own, version), params),
  );
}

/** Changes whether counts are blind, and which differences must be reviewed. */
export async function updateCountSettings(ctx: Context, input: InputOf<typeof countSettings>): Promise<Organization> {
  const own = ownOrganization(ctx, 'settings.update');
  const { version, ...params } = parse(countSettings, input);
  return ctx.write('settings.counts_updated', input, async (tx) =>
    saveOrganization(tx, await locked(tx, own, version), params),
  );
}

/** Changes how displays name people, and whether they act without a PIN. */
export async function updateDisplayPolicy(ctx: Context, input: InputOf<typeof displayPolicy>): Promise<Organization> {
  const own = ownOrganization(ctx, 'settings.update');
  const { version, ...params } = parse(displayPolicy, input);
  return ctx.write('settings.displays_updated', input, async (tx) =>
    saveOrganization(tx, await locked(tx, own, version), params),
  );
}

/** Changes who does line checks, and how often. */
export async function updateLineChecks(
  ctx: Context,
  input: InputOf<typeof lineChecks>,
  organizationId?: string,
): Promise<Organization> {
  const own = ownOrganization(ctx, 'settings.update', organizationId);
  const { version, ...params } = parse(lineChecks, input);
  return ctx.write('settings.line_checks_updated', input, async (tx) => {
    const roles = params.lineCheckRolesAllowed && [...new Set(params.lineCheckRolesAllowed)];
    const users = params.lineCheckUserIds && [...new Set(params.lineCheckUserIds)];
    if (users && !(await arePeople(tx, users))) throw notFound('person');
    return saveOrganization(tx, await locked(tx, own, version), {
      ...params,
      ...(roles ? { lineCheckRolesAllowed: roles } : {}),
      ...(users ? { lineCheckUserIds: users } : {}),
    });
  });
}

function ownOrganization(ctx: Context, permission: 'settings.read' | 'settings.update', input?: string): string {
  const viewer = authorize(ctx, permission);
  if (input !== undefined && input.toLowerCase() !== viewer.organizationId) throw notFound('organization');
  return viewer.organizationId;
}

function locked(tx: Transaction, id: string, version?: number): Promise<Organization> {
  return find(tx, Organization, 'organization', id, { version, lock: true });
}

async function arePeople(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  return ids.every((id) => isUuid(id)) && (await countPeople(tx.db, ids)) === ids.length;
}
