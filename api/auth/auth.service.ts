import { demoLoginInput, loginInput } from '#schema/inputs/auth.ts';
import type { App } from '../app.ts';
import { signedIn } from '../access.ts';
import type { Context } from '../context.ts';
import type { Work } from '../database/work.ts';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import { parse } from '../parse.ts';
import { User } from '../users/user.entity.ts';
import { Credential } from './credential.entity.ts';
import { verifyPassword } from './passwords.ts';
import { Session } from './session.entity.ts';
import { openSession } from './sessions.ts';

/** A person who just signed in, and the value of their new session cookie. */
export interface SignedIn {
  readonly user: User;
  readonly cookie: string;
}

const wrong = 'Wrong username or password.';

/** Signs in. Unknown user, wrong password and a deactivated account answer alike, in the same time. */
export async function login(app: App, address: string, input: unknown): Promise<SignedIn> {
  const { username, password } = parse(loginInput, input);
  const account = `${username.trim().toLowerCase()}|${address}`;
  // Counted before the password is looked at, so that guesses that come all at once count one by one.
  await app.limiter.consume('passwordByAccount', account);
  await app.limiter.consume('passwordByAddress', address);
  const credential = await app.store.orm.em.fork().findOne(Credential, { username: username.trim().toLowerCase() });
  const fits = await verifyPassword(credential?.passwordHash, password);
  const user = fits && credential ? await userOf(app, credential.organizationId, credential.userId) : null;
  if (!user || user.status !== 'active') throw unauthenticated(wrong);
  await app.limiter.forget('passwordByAccount', account);
  await app.limiter.giveBack('passwordByAddress', address);
  return { user, cookie: await openSession(app, user) };
}

/** Enters the demo kitchen as its first active person of the role, where the configuration allows it. */
export async function demoLogin(app: App, address: string, input: unknown): Promise<SignedIn> {
  const { role } = parse(demoLoginInput, input);
  if (!app.config.demo) throw forbidden('The demo is not available here.');
  await app.limiter.consume('demoByAddress', address);
  const demo = await app.store
    .global()
    .selectFrom('organizationCode')
    .selectAll()
    .where('demo', '=', true)
    .executeTakeFirst();
  if (!demo) throw notFound('demo');
  const user = await app.store.write(
    { organizationId: demo.organizationId, actorId: null },
    'demo.entered',
    null,
    (work) =>
      work.em.findOne(User, { kind: 'person', role, verified: true, status: 'active' }, { orderBy: { id: 'asc' } }),
  );
  if (!user) throw notFound('demo');
  return { user, cookie: await openSession(app, user) };
}

/** Ends the session that asks. Harmless without one. */
export async function logout(app: App, ctx: Context): Promise<void> {
  const { viewer } = ctx;
  if (!viewer) return;
  const scope = { organizationId: viewer.organizationId, actorId: viewer.id };
  await app.store.write(scope, 'session.ended', null, async (work) => {
    await work.em.nativeDelete(Session, { id: viewer.sessionId });
    work.record({ entity: 'User', entityId: viewer.id });
  });
}

/** Ends every session of the viewer, this one too, on every device; their sockets close within a second. */
export async function endAllSessions(ctx: Context): Promise<number> {
  const viewer = signedIn(ctx);
  return ctx.write('session.all_ended', null, (work) => endSessionsOf(work, viewer.id));
}

/** Ends a person's sessions as part of another write, such as a deactivation. */
export async function endSessionsOf(work: Work, userId: string): Promise<number> {
  const ended = await work.em.nativeDelete(Session, { userId });
  work.record({ action: 'session.all_ended', entity: 'User', entityId: userId });
  return ended;
}

async function userOf(app: App, organizationId: string, id: string): Promise<User | null> {
  return app.store.write({ organizationId, actorId: null }, 'session.opened', null, (work) =>
    work.em.findOne(User, { id }),
  );
}
