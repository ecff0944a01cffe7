import { validate as isUuid } from 'uuid';
import { endSessionInput } from '#schema/inputs/auth.ts';
import { limits } from '#schema/limits.ts';
import type { Context } from '../../../platform/context/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { ownAccount, ownChangeableAccount } from '../accounts/own-account.policy.ts';
import { listSessionsOf, type OwnSessionRow } from './own-sessions.queries.ts';
import { Session } from './session.entity.ts';

import Bowser from 'bowser';

export interface OwnSession extends OwnSessionRow {
  /** Such as Chrome; null when unknown. */
  readonly browser: string | null;
  /** Such as Android; null when unknown. */
  readonly system: string | null;
  /** Whether it is the session of this request. */
  readonly current: boolean;
}

/** Where the viewer is signed in, last seen first, at most 100. Visitors of the demo kitchen see only their own session. */
export async function ownSessions(ctx: Context): Promise<OwnSession[]> {
  const viewer = ownAccount(ctx);
  const rows = await ctx.read((db) => listSessionsOf(db, { userId: viewer.id, limit: limits.sessionsListed }));
  return rows
    .map((row) => ({ ...row, ...namesOf(row.userAgent), current: row.id === viewer.sessionId }))
    .filter(({ current }) => current || !viewer.demo);
}

/** Ends one of the viewer's sessions; its sockets and streams close within a second. */
export async function endSession(ctx: Context, input: InputOf<typeof endSessionInput>): Promise<boolean> {
  const viewer = ownChangeableAccount(ctx);
  const { id } = parse(endSessionInput, input);
  if (!isUuid(id)) throw notFound('session');
  return ctx.write('session.ended', input, async (tx) => {
    const ended = await tx.em.nativeDelete(Session, { id, userId: viewer.id });
    if (ended === 0) throw notFound('session');
    tx.record({ entity: 'User', entityId: viewer.id });
    return true;
  });
}

/** Ends every session of the viewer except the current one. Returns how many. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const { id, sessionId } = ownChangeableAccount(ctx);
  return ctx.write('session.others_ended', null, async (tx) => {
    tx.record({ entity: 'User', entityId: id });
    return tx.em.nativeDelete(Session, { userId: id, id: { $ne: sessionId } });
  });
}

function namesOf(userAgent: string | null): Pick<OwnSession, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
