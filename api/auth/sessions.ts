import type { App } from '../app.ts';
import type { Viewer } from '../context.ts';
import { add } from '../database/work.ts';
import type { User } from '../users/user.entity.ts';
import { makeSessionToken, readSessionToken } from './session-token.ts';
import { Session } from './session.entity.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A browser unused for this long signs in again. */
export const IDLE_LIMIT = 7 * DAY;
/** Whatever the use, after this long. */
const ABSOLUTE_LIMIT = 30 * DAY;
/** How often use is noted. */
const TOUCH_INTERVAL = 5 * 60 * 1000;

/** Opens a session for a person whose password, code or demo role was accepted. Returns the cookie's value. */
export async function openSession(app: App, user: User): Promise<string> {
  const token = makeSessionToken(user.organizationId);
  const scope = { organizationId: user.organizationId, actorId: user.id };
  await app.store.write(scope, 'session.opened', null, async (work) => {
    const session = add(work, Session, {
      tokenHash: token.hash,
      userId: user.id,
      expiresAt: new Date(work.now.getTime() + ABSOLUTE_LIMIT),
    });
    await work.db.updateTable('appUser').set({ lastSeenAt: work.now }).where('id', '=', user.id).execute();
    work.record({ entity: 'Session', entityId: session.id, changes: { username: user.username } });
  });
  return token.value;
}

/** Who holds this cookie; null when it is junk, unknown, idle too long, ended, or its person may no longer sign in. */
export async function viewerOf(app: App, cookie: string | undefined): Promise<Viewer | null> {
  const claim = readSessionToken(cookie);
  if (!claim) return null;
  const row = await app.store.read(claim.organizationId, (db) =>
    db
      .selectFrom('session')
      .innerJoin('appUser', 'appUser.id', 'session.userId')
      .innerJoin('organization', 'organization.id', 'appUser.organizationId')
      .select(['session.id as sessionId', 'session.lastSeenAt', 'session.expiresAt', 'organization.demo'])
      .select(['appUser.id', 'appUser.username', 'appUser.name', 'appUser.role', 'appUser.verified'])
      .select(['appUser.status', 'appUser.language', 'appUser.organizationId'])
      .where('session.tokenHash', '=', claim.hash)
      .executeTakeFirst(),
  );
  if (!row || row.status !== 'active') return null;
  const now = Date.now();
  if (row.expiresAt.getTime() <= now || row.lastSeenAt.getTime() + IDLE_LIMIT <= now) return null;
  if (row.lastSeenAt.getTime() + TOUCH_INTERVAL <= now) await touch(app, row);
  return row;
}

async function touch(app: App, row: { sessionId: string; id: string; organizationId: string }): Promise<void> {
  const seen = { lastSeenAt: new Date() };
  await app.store.read(row.organizationId, async (db) => {
    await db.updateTable('session').set(seen).where('id', '=', row.sessionId).execute();
    await db.updateTable('appUser').set(seen).where('id', '=', row.id).execute();
  });
}
