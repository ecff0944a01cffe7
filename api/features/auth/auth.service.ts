import { demoLoginInput, loginInput } from '#schema/inputs/auth.ts';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../../platform/app-services.ts';
import { refuseSharedDevice, signedIn } from '../../platform/context/access.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { forbidden, notFound, unauthenticated } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { demoSignIns, isDemoSignIn } from '../users/demo-sign-in.policy.ts';
import { User } from '../users/user.entity.ts';
import { Credential } from './passwords/credential.entity.ts';
import { secretHash } from './secret-hash.crypto.ts';
import { proofOf, withProof } from './sessions/known-browser.crypto.ts';
import { verifyPassword } from './passwords/passwords.crypto.ts';
import { Session } from './sessions/session.entity.ts';
import { openSession } from './sessions/sessions.service.ts';

/** A person who just signed in, and the value of their new session cookie. */
export interface SignedIn {
  readonly user: User;
  readonly cookie: string;
  /** The new value of the known-browser cookie; absent without a password sign-in. */
  readonly knownBrowser?: string;
}

/** A sign-in request, with the browser's known-browser cookie. */
export interface SignInRequest {
  readonly app: AppServices;
  readonly ctx: Pick<Context, 'address' | 'requestId'>;
  readonly knownBrowser: string | undefined;
}

const wrongPassword = msg('auth.wrongPassword');

/** Signs in. Unknown user, wrong password and deactivated account get the same error after the same time. */
export async function login(
  { app, ctx, knownBrowser }: SignInRequest,
  input: InputOf<typeof loginInput>,
): Promise<SignedIn> {
  const { username: rawUsername, password } = parse(loginInput, input);
  const username = rawUsername.trim().toLowerCase();
  const network = networkOf(ctx.address);
  const find = () => app.database.orm.em.fork().findOne(Credential, { username });
  const proof = knownBrowser ? proofOf(knownBrowser, await find()) : null;
  // Counted before the password is verified, so that simultaneous guesses count one by one.
  const uncount = await countGuess(app, { username, network, proof });
  const credential = await find();
  const isCorrect = await verifyPassword(credential?.passwordHash, password, network).catch(async (error: unknown) => {
    await uncount();
    throw error;
  });
  const user = isCorrect && credential ? await userOf(app, credential.organizationId, credential.userId) : null;
  if (!credential || !user || user.status !== 'active') {
    // An unknown username is not logged: it may be a password in the wrong field.
    app.log.warn({ requestId: ctx.requestId, address: ctx.address, userId: credential?.userId }, 'sign-in failed');
    throw unauthenticated(wrongPassword);
  }
  await uncount();
  return { user, cookie: await openSession(app, user), knownBrowser: withProof(knownBrowser, credential) };
}

interface Guess {
  readonly username: string;
  readonly network: string;
  /** Proof that the user signed in with this browser before. */
  readonly proof: string | null;
}

/** Counts a sign-in against every limit that applies. Returns a function that undoes this, for a correct password. */
async function countGuess(app: AppServices, { username, network, proof }: Guess): Promise<() => Promise<void>> {
  const { limiter } = app;
  if (proof) {
    await limiter.consume('passwordByBrowser', secretHash(proof));
    return () => limiter.forget('passwordByBrowser', secretHash(proof));
  }
  const account = secretHash(username);
  await limiter.consume('passwordByAddress', network);
  await limiter.consume('passwordByAccount', `${account}|${network}`);
  await limiter.consume('passwordEverywhere', account);
  return async () => {
    await limiter.giveBack('passwordByAddress', network);
    await limiter.forget('passwordByAccount', `${account}|${network}`);
    await limiter.giveBack('passwordEverywhere', account);
  };
}

/** Signs in to the demo kitchen as its seeded user of the role. Throws FORBIDDEN unless the configuration has a demo. */
export async function demoLogin(
  app: AppServices,
  address: string,
  input: InputOf<typeof demoLoginInput>,
): Promise<SignedIn> {
  const { role } = parse(demoLoginInput, input);
  if (!app.config.demo) throw forbidden(msg('auth.noDemo'));
  await app.limiter.consume('demoByAddress', networkOf(address));
  const demo = await app.database
    .unscoped()
    .selectFrom('organizationCode')
    .selectAll()
    .where('demo', '=', true)
    .executeTakeFirst();
  if (!demo) throw notFound('demo');
  const user = await app.database.write(
    { organizationId: demo.organizationId, actorId: null },
    'demo.entered',
    null,
    (tx) => tx.em.findOne(User, { kind: 'person', username: demoSignIns[role] }),
  );
  if (!user) throw notFound('demo');
  return { user, cookie: await openSession(app, user) };
}

/** Ends the session of this request, if there is one. */
export async function logout(app: AppServices, ctx: Context): Promise<void> {
  const { viewer } = ctx;
  if (!viewer?.sessionId) return;
  const { sessionId } = viewer;
  const scope = { organizationId: viewer.organizationId, actorId: viewer.id };
  await app.database.write(scope, 'session.ended', null, async (tx) => {
    await tx.em.nativeDelete(Session, { id: sessionId });
    tx.record({ entity: 'User', entityId: viewer.id });
  });
}

/** Ends every session of the viewer, this one too, on every device; their sockets close within a second. */
export async function endAllSessions(ctx: Context): Promise<number> {
  const viewer = signedIn(ctx);
  refuseSharedDevice(viewer);
  return ctx.write('session.all_ended', null, async (tx) => {
    // In the demo the other sessions belong to other visitors.
    if (isDemoSignIn(viewer, viewer)) {
      tx.record({ action: 'session.ended', entity: 'User', entityId: viewer.id });
      return tx.em.nativeDelete(Session, { id: viewer.sessionId });
    }
    return endSessionsOf(tx, viewer.id);
  });
}

/** Ends a person's sessions inside another transaction, such as a deactivation. */
export async function endSessionsOf(tx: Transaction, userId: string): Promise<number> {
  const ended = await tx.em.nativeDelete(Session, { userId });
  tx.record({ action: 'session.all_ended', entity: 'User', entityId: userId });
  return ended;
}

/** Ends PIN sessions on shared devices: all of a device, or all of a person. Open screens are notified at once. */
export async function endPinSessions(tx: Transaction, where: { deviceId: string } | { userId: string }): Promise<void> {
  const open = await tx.em.find(Session, 'deviceId' in where ? where : { ...where, deviceId: { $ne: null } });
  await tx.em.nativeDelete(Session, { id: { $in: open.map(({ id }) => id) } });
  for (const userId of new Set(open.map((session) => session.userId))) {
    tx.record({ action: 'session.ended', entity: 'User', entityId: userId });
  }
}

async function userOf(app: AppServices, organizationId: string, id: string): Promise<User | null> {
  return app.database.write({ organizationId, actorId: null }, 'session.opened', null, (tx) =>
    tx.em.findOne(User, { id }),
  );
}
