import { limits } from '#schema/limits.ts';
import type { DeviceScope } from '#schema/vocabulary.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { readSessionToken } from '../sessions/session-token.crypto.ts';
import { kitchenColumns } from '../../organizations/organizations.queries.ts';

/** How often `lastSeenAt` is updated. */
const TOUCH_INTERVAL = 45_000;

/** The device of this cookie; null when it is malformed, unknown, revoked, or was off for too long. */
export async function deviceViewerOf(app: AppServices, cookie: string | undefined): Promise<Viewer | null> {
  const claim = readSessionToken(cookie);
  if (!claim) return null;
  const { organizationId, hash } = claim;
  const row = await app.database.read(organizationId, (db) =>
    devices(db)
      .where((where) => where.or([where('device.tokenHash', '=', hash), where('device.previousTokenHash', '=', hash)]))
      .executeTakeFirst(),
  );
  return row ? toViewer(app, row, row.tokenHash === hash) : null;
}

/** A device that was identified before; null when it is no longer active. */
export async function deviceViewerById(app: AppServices, organizationId: string, id: string): Promise<Viewer | null> {
  const row = await app.database.read(organizationId, (db) =>
    devices(db).where('device.id', '=', id).executeTakeFirst(),
  );
  return row ? toViewer(app, row, false) : null;
}

function devices(db: Db) {
  return db
    .selectFrom('device')
    .innerJoin('appUser', 'appUser.id', 'device.userId')
    .innerJoin('organization', 'organization.id', 'device.organizationId')
    .select(['device.id as deviceId', 'device.kind', 'device.scopes', 'device.lastSeenAt', 'device.pairedAt'])
    .select(['device.tokenHash', 'device.previousTokenHash', 'device.language', 'device.organizationId'])
    .select(['appUser.id', 'appUser.username', 'appUser.name'])
    .select(kitchenColumns)
    .select(['organization.demo', 'organization.displayNames', 'organization.displayPinRequired'])
    .where('device.revokedAt', 'is', null)
    .where('device.tokenHash', 'is not', null);
}

type DeviceRow = NonNullable<Awaited<ReturnType<ReturnType<typeof devices>['executeTakeFirst']>>>;

/** The device as a viewer; updates `lastSeenAt`. `isNewest`: it sent its newest token. */
async function toViewer(app: AppServices, row: DeviceRow, isNewest: boolean): Promise<Viewer | null> {
  const now = Date.now();
  const last = (row.lastSeenAt ?? row.pairedAt).getTime();
  if (last + limits.deviceLife <= now) return null;
  const confirmsRenewal = isNewest && row.previousTokenHash !== null;
  if (confirmsRenewal || !row.lastSeenAt || last + TOUCH_INTERVAL <= now) await touch(app, row, confirmsRenewal);
  return {
    ...row,
    row: null,
    kitchen: row,
    sessionId: null,
    role: null,
    token: null,
    verified: true,
    endsAt: null,
    grants: grantsOf(row),
    device: { id: row.deviceId, kind: row.kind, names: row.displayNames },
  };
}

/** A locked tablet has no permissions; a display reads, and acts unless the kitchen requires a PIN. */
function grantsOf(row: { kind: string; scopes: DeviceScope[]; displayPinRequired: boolean }): DeviceScope[] {
  if (row.kind !== 'display') return [];
  return row.displayPinRequired ? row.scopes.filter((scope) => scope !== 'prep_bump') : row.scopes;
}

/** Updates `lastSeenAt`; the first use of a renewed token ends the one before it. */
async function touch(
  app: AppServices,
  row: { deviceId: string; organizationId: string },
  confirmsRenewal: boolean,
): Promise<void> {
  await app.database.read(row.organizationId, (db) =>
    db
      .updateTable('device')
      .set({ lastSeenAt: new Date(), ...(confirmsRenewal ? { previousTokenHash: null } : {}) })
      .where('id', '=', row.deviceId)
      .execute(),
  );
}
