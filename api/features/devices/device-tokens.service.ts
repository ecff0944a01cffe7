import { type DeviceJson } from '#schema/devices.ts';
import { msg } from '#schema/messages.ts';
import { makeSessionToken, readSessionToken } from '../auth/sessions/session-token.crypto.ts';
import type { Context } from '../../platform/context/context.ts';
import { find } from '../../platform/database/transaction.ts';
import { unauthenticated } from '../../platform/errors.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { Device } from './device.entity.ts';
import { findDevice } from './devices.queries.ts';

/** The device of this request, and the person who has unlocked it. Throws UNAUTHENTICATED for every other browser. */
export async function deviceOf(ctx: Context): Promise<DeviceJson> {
  const { viewer } = ctx;
  if (!viewer?.device) throw unauthenticated(msg('devices.notOurs'));
  const { organizationId } = viewer;
  const { id } = viewer.device;
  const { row, organization } = await ctx.read(async (db) => ({
    row: await findDevice(db, organizationId, id),
    organization: await findOrganization(db),
  }));
  if (!row) throw unauthenticated(msg('devices.notOurs'));
  const { name, kind, language, scopes } = row;
  const { autoLockMinutes } = row.settings;
  const person = viewer.role ? { id: viewer.id, name: viewer.name, role: viewer.role } : null;
  return { id, name, kind, language, scopes, organizationName: organization.name, autoLockMinutes, person };
}

/**
 * Gives the device of this request a new token. Its old one stays valid until the new one is first used, so that a lost
 * response does not lock a display out.
 */
export async function renewDevice(ctx: Context, cookie: string | undefined): Promise<string> {
  const { viewer } = ctx;
  const claim = readSessionToken(cookie);
  if (!viewer?.device || !claim) throw unauthenticated(msg('devices.notOurs'));
  const { id } = viewer.device;
  const token = makeSessionToken(viewer.organizationId);
  await ctx.write('device.token_renewed', { hash: token.hash }, async (tx) => {
    const device = await find(tx, Device, 'device', id, { lock: true });
    device.previousTokenHash = claim.hash;
    device.tokenHash = token.hash;
  });
  return token.value;
}
