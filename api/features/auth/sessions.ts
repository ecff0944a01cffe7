import type { App } from '../../platform/app.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { add } from '../../platform/database/transaction.ts';
import type { User } from '../users/user.entity.ts';
import type { CookiesHeld } from '../../platform/http/cookies-held.ts';
import { deviceViewerById, deviceViewerOf } from './device-viewer.ts';
import { makeSessionToken, readSessionToken } from './session-token.ts';
import { Session } from './session.entity.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A browser unused for this long signs in again. */
export const IDLE_LIMIT = 7 * DAY;
/** Whatever the use, after this long. */
const ABSOLUTE_LIMIT = 30 * DAY;
/** How often use is noted. */
const TOUCH_INTERVAL = 5 * 60 * 1000;

/** Where a session is opened: on which device, and how long it lasts there, in milliseconds. */
export interface SessionPlace {
  readonly deviceId: string;
  readonly lasts: number;
}

/**
 * Opens a session for a person whose password, code, PIN or demo role was accepted. Returns the cookie's value. Without a
 * place it is a browser of their own.
 */
export async function openSession(app: App, user: User, place?: SessionPlace): Promise<string> {
  const token = makeSessionToken(user.organizationId);
  const scope = { organizationId: user.organizationId, actorId: user.id };
  await app.store.write(scope, 'session.opened', null, async (tx) => {
    const session = add(tx, Session, {
      tokenHash: token.hash,
      userId: user.id,
      deviceId: place?.deviceId ?? null,
      expiresAt: new Date(tx.now.getTime() + (place?.lasts ?? ABSOLUTE_LIMIT)),
    });
    await tx.db.updateTable('appUser').set({ lastSeenAt: tx.now }).where('id', '=', user.id).execute();
    tx.record({ entity: 'Session', entityId: session.id, changes: { username: user.username } });
  });
  return token.value;
}

/** Notes from where a session was just opened, so that its person recognizes it in their list. */
export async function noteBrowser(
  app: App,
  cookie: string,
  from: { readonly address: string; readonly browser: string | null },
): Promise<void> {
  const claim = readSessionToken(cookie);
  if (!claim) return;
  await app.store.read(claim.organizationId, (db) =>
    db.updateTable('session').set(from).where('tokenHash', '=', claim.hash).execute(),
  );
}

/** Who asks with these cookies: a person, else a paired device, else nobody. */
export async function viewerOf(app: App, { session, device }: CookiesHeld): Promise<Viewer | null> {
  const hash = readSessionToken(device)?.hash;
  const person = await personOf(app, session, ({ tokenHash, previousTokenHash }) =>
    Boolean(hash && (hash === tokenHash || hash === previousTokenHash)),
  );
  return person ?? deviceViewerOf(app, device);
}

/**
 * Who a long connection belongs to by now. Its cookies are as old as itself, while a device renews its token: the device
 * is the one that it was, as long as it is in use.
 */
export async function viewerAgain(app: App, before: Viewer, { session }: CookiesHeld): Promise<Viewer | null> {
  const { device, organizationId } = before;
  const person = await personOf(app, session, ({ deviceId }) => deviceId === device?.id);
  if (person ?? !device) return person;
  return deviceViewerById(app, organizationId, device.id);
}

interface SessionDevice {
  readonly deviceId: string;
  readonly tokenHash: string | null;
  readonly previousTokenHash: string | null;
}

/** Whose session this is; null when it is junk, unknown, idle too long, ended, or its person may no longer sign in. */
async function personOf(
  app: App,
  cookie: string | undefined,
  isOnIts: (device: SessionDevice) => boolean,
): Promise<Viewer | null> {
  const claim = readSessionToken(cookie);
  if (!claim) return null;
  const row = await app.store.read(claim.organizationId, (db) =>
    db
      .selectFrom('session')
      .innerJoin('appUser', 'appUser.id', 'session.userId')
      .innerJoin('organization', 'organization.id', 'appUser.organizationId')
      .leftJoin('device', 'device.id', 'session.deviceId')
      .selectAll('appUser')
      .select(['session.id as sessionId', 'session.lastSeenAt as usedAt', 'session.expiresAt', 'session.deviceId'])
      .select(['organization.demo', 'organization.displayNames', 'device.kind as deviceKind'])
      .select(['device.scopes', 'device.tokenHash', 'device.previousTokenHash', 'device.revokedAt'])
      .where('session.tokenHash', '=', claim.hash)
      .executeTakeFirst(),
  );
  if (!row || row.status !== 'active') return null;
  const now = Date.now();
  if (row.expiresAt.getTime() <= now || row.usedAt.getTime() + IDLE_LIMIT <= now) return null;
  if (row.usedAt.getTime() + TOUCH_INTERVAL <= now) await touch(app, row);
  const { deviceId, deviceKind: kind } = row;
  const endsAt = new Date(Math.min(row.expiresAt.getTime(), row.usedAt.getTime() + IDLE_LIMIT));
  if (deviceId === null) return { ...row, row, grants: [row.role], device: null, token: null, endsAt };
  // A PIN works on its device alone, and lets in as a cook: what managers and admins may do asks for their password.
  if (!kind || row.revokedAt || !isOnIts({ ...row, deviceId })) return null;
  const scopes = kind === 'display' ? (row.scopes ?? []) : [];
  const onDevice = { id: deviceId, kind, names: row.displayNames };
  return { ...row, row, role: 'cook', grants: ['cook', ...scopes], device: onDevice, token: null, endsAt };
}

async function touch(app: App, row: { sessionId: string; id: string; organizationId: string }): Promise<void> {
  const seen = { lastSeenAt: new Date() };
  await app.store.read(row.organizationId, async (db) => {
    await db.updateTable('session').set(seen).where('id', '=', row.sessionId).execute();
    await db.updateTable('appUser').set(seen).where('id', '=', row.id).execute();
  });
}
