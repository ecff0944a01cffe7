import { limits } from '#schema/limits.ts';
import type { DeviceScope } from '#schema/vocabulary.ts';
import type { App } from '../app.ts';
import type { Viewer } from '../context.ts';
import { readSessionToken } from './session-token.ts';

/** How often use is noted. */
const TOUCH_INTERVAL = 45_000;

/** The device that holds this cookie; null when it is junk, unknown, revoked, or was off for too long. */
export async function deviceViewerOf(app: App, cookie: string | undefined): Promise<Viewer | null> {
  const claim = readSessionToken(cookie);
  if (!claim) return null;
  const row = await app.store.read(claim.organizationId, (db) =>
    db
      .selectFrom('device')
      .innerJoin('appUser', 'appUser.id', 'device.userId')
      .innerJoin('organization', 'organization.id', 'device.organizationId')
      .select(['device.id as deviceId', 'device.kind', 'device.scopes', 'device.lastSeenAt', 'device.pairedAt'])
      .select(['device.tokenHash', 'device.previousTokenHash', 'device.language', 'device.organizationId'])
      .select(['appUser.id', 'appUser.username', 'appUser.name'])
      .select(['organization.demo', 'organization.displayNames', 'organization.displayPinRequired'])
      .where((where) =>
        where.or([where('device.tokenHash', '=', claim.hash), where('device.previousTokenHash', '=', claim.hash)]),
      )
      .where('device.revokedAt', 'is', null)
      .executeTakeFirst(),
  );
  if (!row) return null;
  const now = Date.now();
  const seen = (row.lastSeenAt ?? row.pairedAt).getTime();
  if (seen + limits.deviceLife <= now) return null;
  const confirms = row.previousTokenHash !== null && row.tokenHash === claim.hash;
  if (confirms || !row.lastSeenAt || seen + TOUCH_INTERVAL <= now) await touch(app, row, confirms);
  return {
    ...row,
    row: null,
    sessionId: null,
    role: null,
    verified: true,
    grants: grantsOf(row),
    device: { id: row.deviceId, kind: row.kind, names: row.displayNames },
  };
}

/** A locked tablet may nothing; a display reads, and acts where the kitchen does not ask for a PIN. */
function grantsOf(row: { kind: string; scopes: DeviceScope[]; displayPinRequired: boolean }): DeviceScope[] {
  if (row.kind !== 'display') return [];
  return row.displayPinRequired ? row.scopes.filter((scope) => scope !== 'prep_bump') : row.scopes;
}

/** Notes that the device is there; the first use of a renewed token ends the one before it. */
async function touch(app: App, row: { deviceId: string; organizationId: string }, confirms: boolean): Promise<void> {
  await app.store.read(row.organizationId, (db) =>
    db
      .updateTable('device')
      .set({ lastSeenAt: new Date(), ...(confirms ? { previousTokenHash: null } : {}) })
      .where('id', '=', row.deviceId)
      .execute(),
  );
}
