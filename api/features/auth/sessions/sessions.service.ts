import { DAY } from '#schema/milliseconds.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import type { Credentials } from '../../../platform/context/identify.ts';
import type { AccessCache } from '../../../platform/context/access-cache.ts';
import { add } from '../../../platform/database/transaction.ts';
import type { User } from '../../users/user.entity.ts';
import type { CookiesHeld } from '../../../platform/http/cookies-held.ts';
import { deviceViewerById, deviceViewerOf } from '../viewers/device-viewer.service.ts';
import { IDLE_LIMIT } from './live-sessions.queries.ts';
import { makeSessionToken, readSessionToken, type SessionClaim } from './session-token.crypto.ts';
import { Session } from './session.entity.ts';
import { kitchenColumns } from '../../organizations/organizations.queries.ts';

/** A session ends after this long even if it is used. */
const ABSOLUTE_LIMIT = 30 * DAY;
/** How often `lastSeenAt` is updated. */
const TOUCH_INTERVAL = 5 * 60 * 1000;

/** The shared device on which a session is opened, and how long the session lasts there, in milliseconds. */
export interface DeviceSession {
  readonly deviceId: string;
  readonly duration: number;
}

/**
 * Opens a session for a user whose password, code, PIN or demo role was accepted. Returns the cookie's value. Without
 * `onDevice` it is a personal browser.
 */
export async function openSession(app: AppServices, user: User, onDevice?: DeviceSession): Promise<string> {
  const token = makeSessionToken(user.organizationId);
  const scope = { organizationId: user.organizationId, actorId: user.id };
  await app.database.write(scope, 'session.opened', null, async (tx) => {
    const session = add(tx, Session, {
      tokenHash: token.hash,
      userId: user.id,
      deviceId: onDevice?.deviceId ?? null,
      expiresAt: new Date(tx.now.getTime() + (onDevice?.duration ?? ABSOLUTE_LIMIT)),
    });
    await tx.db.updateTable('appUser').set({ lastSeenAt: tx.now }).where('id', '=', user.id).execute();
    tx.record({ entity: 'Session', entityId: session.id, changes: { username: user.username } });
  });
  return token.value;
}

/** Records the address and browser of a new session, so that its user recognizes it in their list. */
export async function recordClient(
  app: AppServices,
  cookie: string,
  from: { readonly address: string; readonly browser: string | null },
): Promise<void> {
  const claim = readSessionToken(cookie);
  if (!claim) return;
  await app.database.read(claim.organizationId, (db) =>
    db.updateTable('session').set(from).where('tokenHash', '=', claim.hash).execute(),
  );
}

/** The viewer of these cookies: a person, else a paired device, else null. With `asDevice` only the device and its PINs count. */
export async function viewerOf(
  app: AppServices,
  sessions: AccessCache<SessionRow>,
  { cookies: { session, device }, asDevice = false }: Pick<Credentials, 'cookies' | 'asDevice'>,
): Promise<Viewer | null> {
  const hash = readSessionToken(device)?.hash;
  const find = ({ organizationId, hash: key }: SessionClaim) =>
    sessions.find(organizationId, key, () => findSession(app, { organizationId, hash: key }));
  const isSameDevice = ({ tokenHash, previousTokenHash }: SessionDevice) =>
    Boolean(hash && (hash === tokenHash || hash === previousTokenHash));
  const person = await personOf(session, { find, isSameDevice, asDevice });
  return person ?? deviceViewerOf(app, device);
}

/**
 * Checks the viewer of a long connection again, by their current rows. A device may have renewed its token since, so that
 * the connection's cookies are old: the device is looked up by its id.
 */
export async function viewerAgain(app: AppServices, before: Viewer, { session }: CookiesHeld): Promise<Viewer | null> {
  const { device, organizationId } = before;
  const person = await personOf(session, {
    find: (claim) => findSession(app, claim),
    isSameDevice: ({ deviceId }) => deviceId === device?.id,
    asDevice: device !== null,
  });
  if (person ?? !device) return person;
  return deviceViewerById(app, organizationId, device.id);
}

interface Find {
  readonly find: (claim: SessionClaim) => Promise<SessionRow | undefined>;
  readonly isSameDevice: (device: SessionDevice) => boolean;
  /** Whether a session without a device is none. */
  readonly asDevice: boolean;
}

interface SessionDevice {
  readonly deviceId: string;
  readonly tokenHash: string | null;
  readonly previousTokenHash: string | null;
}

/** The viewer of a session; null when the cookie is malformed, or there is no such session. */
async function personOf(cookie: string | undefined, { find, isSameDevice, asDevice }: Find): Promise<Viewer | null> {
  const claim = readSessionToken(cookie);
  if (!claim) return null;
  const row = await find(claim);
  if (!row) return null;
  const endsAt = endOf(row);
  if (endsAt.getTime() <= Date.now()) return null;
  const { deviceId, deviceKind: kind } = row;
  if (deviceId === null && asDevice) return null;
  if (deviceId === null) return { ...row, row, kitchen: row, grants: [row.role], device: null, token: null, endsAt };
  // A PIN works only on its device and with a cook's permissions: managers and admins need their password for more.
  if (!kind || row.revokedAt || !isSameDevice({ ...row, deviceId })) return null;
  const scopes = kind === 'display' ? (row.scopes ?? []) : [];
  const device = { id: deviceId, kind, names: row.displayNames };
  const grants = ['cook' as const, ...scopes];
  return { ...row, row, kitchen: row, role: 'cook', grants, device, token: null, endsAt };
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function endOf({ expiresAt, usedAt }: { readonly expiresAt: Date; readonly usedAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), usedAt.getTime() + IDLE_LIMIT));
}

/** The session with its user, kitchen and device, unless it has ended or the user may not sign in. Updates `lastSeenAt`. */
async function findSession(app: AppServices, claim: SessionClaim) {
  const row = await app.database.read(claim.organizationId, (db) =>
    db
      .selectFrom('session')
      .innerJoin('appUser', 'appUser.id', 'session.userId')
      .innerJoin('organization', 'organization.id', 'appUser.organizationId')
      .leftJoin('device', 'device.id', 'session.deviceId')
      .selectAll('appUser')
      .select(['session.id as sessionId', 'session.lastSeenAt as usedAt', 'session.expiresAt', 'session.deviceId'])
      .select(kitchenColumns)
      .select(['organization.demo', 'organization.displayNames', 'device.kind as deviceKind'])
      .select(['device.scopes', 'device.tokenHash', 'device.previousTokenHash', 'device.revokedAt'])
      .where('session.tokenHash', '=', claim.hash)
      .executeTakeFirst(),
  );
  const now = Date.now();
  if (row?.status !== 'active' || endOf(row).getTime() <= now) return undefined;
  if (row.usedAt.getTime() + TOUCH_INTERVAL <= now) await touch(app, row);
  return row;
}

async function touch(app: AppServices, row: { sessionId: string; id: string; organizationId: string }): Promise<void> {
  const patch = { lastSeenAt: new Date() };
  await app.database.read(row.organizationId, async (db) => {
    await db.updateTable('session').set(patch).where('id', '=', row.sessionId).execute();
    await db.updateTable('appUser').set(patch).where('id', '=', row.id).execute();
  });
}
