import { checkResetInput, resetLinkInput, resetPasswordInput } from '#schema/inputs/auth.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { User } from '../../users/user.entity.ts';
import { findMember } from '../../users/users.service.ts';
import { endSessionsOf, type SignedIn } from '../auth.service.ts';
import { Credential } from './credential.entity.ts';
import { hashNewPassword } from './new-password.crypto.ts';
import { sharedAccounts } from '../accounts/own-account.policy.ts';
import { findOwnNames } from './own-names.queries.ts';
import { PasswordReset } from './password-reset.entity.ts';
import { makeSessionToken, readSessionToken, type SessionClaim } from '../sessions/session-token.crypto.ts';
import { openSession } from '../sessions/sessions.service.ts';

/** A link that sets a new password once. */
export interface ResetLink {
  /** Path and fragment. The secret is in the fragment, which browsers never send to a server. */
  readonly path: string;
  readonly expiresAt: Date;
}

/** For an admin: a link with which a user of the kitchen sets a new password. It is shown only once. */
export async function createResetLink(ctx: Context, input: InputOf<typeof resetLinkInput>): Promise<ResetLink> {
  const viewer = authorize(ctx, 'users.manage');
  if (viewer.demo) throw sharedAccounts();
  const { id } = parse(resetLinkInput, input);
  // Not part of the transaction's result, which is stored for repeated requests: the link is never stored in plain text.
  const links: ResetLink[] = [];
  await ctx.write('user.reset_link_created', input, async (tx) => {
    const user = await findMember(tx, id);
    if (user.id === viewer.id) throw conflict(msg('auth.ownPassword'));
    if (user.status !== 'active') throw conflict(msg('auth.reactivateFirst', { name: user.name }));
    tx.record({ entity: 'User', entityId: user.id });
    links.push(await issueReset(tx, user.id));
  });
  const link = links.at(-1);
  if (!link) throw conflict(msg('auth.linkShown'));
  return link;
}

/** Creates the only valid link of a person; an earlier one stops working. */
export async function issueReset(tx: Transaction, userId: string): Promise<ResetLink> {
  const { value, hash } = makeSessionToken(tx.organizationId);
  const expiresAt = new Date(tx.now.getTime() + limits.resetLinkLife);
  await tx.em.nativeDelete(PasswordReset, { userId });
  add(tx, PasswordReset, { userId, tokenHash: hash, expiresAt });
  return { path: `/reset#${value}`, expiresAt };
}

/** The owner of a link. Used, expired, replaced and forged links, and those of deactivated users, get the same error. */
export async function checkReset(
  app: AppServices,
  address: string,
  input: InputOf<typeof checkResetInput>,
): Promise<{ username: string }> {
  const { token } = parse(checkResetInput, input);
  const { username } = await ownerOf(app, address, token);
  return { username };
}

/** Sets the new password, ends every session of the person, and signs them in. */
export async function resetPassword(
  app: AppServices,
  address: string,
  input: InputOf<typeof resetPasswordInput>,
): Promise<SignedIn> {
  const { token, password } = parse(resetPasswordInput, input);
  const { id, username, claim } = await ownerOf(app, address, token);
  const names = await app.database.read(claim.organizationId, (db) => findOwnNames(db, id));
  const passwordHash = await hashNewPassword(password, { username, names, from: networkOf(address) });
  const scope = { organizationId: claim.organizationId, actorId: id };
  const user = await app.database.write(scope, 'user.password_reset', null, async (tx) => {
    const used = await tx.em.nativeDelete(PasswordReset, { tokenHash: claim.hash, expiresAt: { $gt: tx.now } });
    const person = await tx.em.findOne(User, { id, kind: 'person', status: 'active' });
    const credential = await tx.em.findOne(Credential, { userId: id });
    if (used === 0 || !person || !credential) throw noLongerValid();
    credential.passwordHash = passwordHash;
    await endSessionsOf(tx, id);
    tx.record({ entity: 'User', entityId: id });
    return person;
  });
  return { user, cookie: await openSession(app, user) };
}

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly claim: SessionClaim;
}

async function ownerOf(app: AppServices, address: string, token: string): Promise<Owner> {
  await app.limiter.consume('resetByAddress', networkOf(address));
  const claim = readSessionToken(token);
  if (!claim) throw noLongerValid();
  const owner = await app.database.read(claim.organizationId, (db) =>
    db
      .selectFrom('passwordReset')
      .innerJoin('appUser', 'appUser.id', 'passwordReset.userId')
      .select(['appUser.id', 'appUser.username'])
      .where('passwordReset.tokenHash', '=', claim.hash)
      .where('passwordReset.expiresAt', '>', new Date())
      .where('appUser.status', '=', 'active')
      .executeTakeFirst(),
  );
  if (!owner) throw noLongerValid();
  return { ...owner, claim };
}

const noLongerValid = () => invalid(msg('auth.linkNotValid'));
