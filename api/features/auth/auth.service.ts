import { createHash } from 'node:crypto';
import { demoLoginInput, loginInput } from '#schema/inputs/auth.ts';
import { msg } from '#schema/messages.ts';
import type { App } from '../../platform/app.ts';
import { refuseSharedDevice, signedIn } from '../../platform/context/access.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { forbidden, notFound, unauthenticated } from '../../platform/errors.ts';
import { parse } from '../../platform/context/parse.ts';
import { demoSignIns, isDemoSignIn } from '../users/demo-sign-in.policy.ts';
import { User } from '../users/user.entity.ts';
import { Credential } from './credential.entity.ts';
import { proofOf, withProof } from './known-browser.ts';
import { verifyPassword } from './passwords.ts';
import { Session } from './session.entity.ts';
import { openSession } from './sessions.ts';

/** A person who just signed in, and the value of their new session cookie. */
export interface SignedIn {
  readonly user: User;
  readonly cookie: string;
  /** What the browser keeps to be known again; absent where no password was given. */
  readonly known?: string;
}

/** Who asks to sign in: the request, and what the browser kept from earlier times. */
export interface Asking {
  readonly app: App;
  readonly ctx: Pick<Context, 'address' | 'requestId'>;
  readonly known: string | undefined;
}

const wrong = msg('auth.wrongPassword');

/** Signs in. Unknown user, wrong password and a deactivated account answer alike, in the same time. */
export async function login({ app, ctx, known }: Asking, input: unknown): Promise<SignedIn> {
  const { username: typed, password } = parse(loginInput, input);
  const username = typed.trim().toLowerCase();
  const network = networkOf(ctx.address);
  const find = () => app.store.orm.em.fork().findOne(Credential, { username });
  const proof = known ? proofOf(known, await find()) : null;
  // Counted before the password is looked at, so that guesses that come all at once count one by one.
  const giveBack = await countGuess(app, { username, network, proof });
  const credential = await find();
  const fits = await verifyPassword(credential?.passwordHash, password, network).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  const user = fits && credential ? await userOf(app, credential.organizationId, credential.userId) : null;
  if (!credential || !user || user.status !== 'active') {
    // What was typed stays out of the log where it names nobody: it may be a password in the wrong field.
    app.log.warn({ requestId: ctx.requestId, address: ctx.address, userId: credential?.userId }, 'sign-in failed');
    throw unauthenticated(wrong);
  }
  await giveBack();
  return { user, cookie: await openSession(app, user), known: withProof(known, credential) };
}

interface Guess {
  readonly username: string;
  readonly network: string;
  /** That its person signed in with this browser before. */
  readonly proof: string | null;
}

/** Counts a sign-in against every limit that holds for it. Answers how to take that back, when it was no wrong guess. */
async function countGuess(app: App, { username, network, proof }: Guess): Promise<() => Promise<void>> {
  const { limiter } = app;
  if (proof) {
    await limiter.consume('passwordByBrowser', keyOf(proof));
    return () => limiter.forget('passwordByBrowser', keyOf(proof));
  }
  const account = keyOf(username);
  await limiter.consume('passwordByAddress', network);
  await limiter.consume('passwordByAccount', `${account}|${network}`);
  await limiter.consume('passwordEverywhere', account);
  return async () => {
    await limiter.giveBack('passwordByAddress', network);
    await limiter.forget('passwordByAccount', `${account}|${network}`);
    await limiter.giveBack('passwordEverywhere', account);
  };
}

/** A key of fixed length that tells nothing. */
function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Enters the demo kitchen as its seeded person of the role, where the configuration allows it. */
export async function demoLogin(app: App, address: string, input: unknown): Promise<SignedIn> {
  const { role } = parse(demoLoginInput, input);
  if (!app.config.demo) throw forbidden(msg('auth.noDemo'));
  await app.limiter.consume('demoByAddress', networkOf(address));
  const demo = await app.store
    .unscoped()
    .selectFrom('organizationCode')
    .selectAll()
    .where('demo', '=', true)
    .executeTakeFirst();
  if (!demo) throw notFound('demo');
  const user = await app.store.write(
    { organizationId: demo.organizationId, actorId: null },
    'demo.entered',
    null,
    (tx) => tx.em.findOne(User, { kind: 'person', username: demoSignIns[role] }),
  );
  if (!user) throw notFound('demo');
  return { user, cookie: await openSession(app, user) };
}

/** Ends the session that asks. Harmless without one. */
export async function logout(app: App, ctx: Context): Promise<void> {
  const { viewer } = ctx;
  if (!viewer?.sessionId) return;
  const { sessionId } = viewer;
  const scope = { organizationId: viewer.organizationId, actorId: viewer.id };
  await app.store.write(scope, 'session.ended', null, async (tx) => {
    await tx.em.nativeDelete(Session, { id: sessionId });
    tx.record({ entity: 'User', entityId: viewer.id });
  });
}

/** Ends every session of the viewer, this one too, on every device; their sockets close within a second. */
export async function endAllSessions(ctx: Context): Promise<number> {
  const viewer = signedIn(ctx);
  refuseSharedDevice(viewer);
  return ctx.write('session.all_ended', null, async (tx) => {
    // In the demo the others are other visitors.
    if (isDemoSignIn(viewer, viewer)) {
      tx.record({ action: 'session.ended', entity: 'User', entityId: viewer.id });
      return tx.em.nativeDelete(Session, { id: viewer.sessionId });
    }
    return endSessionsOf(tx, viewer.id);
  });
}

/** Ends a person's sessions as part of another write, such as a deactivation. */
export async function endSessionsOf(tx: Transaction, userId: string): Promise<number> {
  const ended = await tx.em.nativeDelete(Session, { userId });
  tx.record({ action: 'session.all_ended', entity: 'User', entityId: userId });
  return ended;
}

/** Ends what PINs opened on shared devices: on this device, or by this person's PIN. Open screens notice at once. */
export async function endPinSessions(tx: Transaction, where: { deviceId: string } | { userId: string }): Promise<void> {
  const open = await tx.em.find(Session, 'deviceId' in where ? where : { ...where, deviceId: { $ne: null } });
  await tx.em.nativeDelete(Session, { id: { $in: open.map(({ id }) => id) } });
  for (const userId of new Set(open.map((session) => session.userId))) {
    tx.record({ action: 'session.ended', entity: 'User', entityId: userId });
  }
}

async function userOf(app: App, organizationId: string, id: string): Promise<User | null> {
  return app.store.write({ organizationId, actorId: null }, 'session.opened', null, (tx) =>
    tx.em.findOne(User, { id }),
  );
}
