import { LockMode } from '@mikro-orm/core';
import { changePasswordInput } from '#schema/inputs/auth.ts';
import { msg } from '#schema/messages.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { fingerprint, hashNewPassword } from '../passwords/new-password.crypto.ts';
import { ownChangeableAccount } from './own-account.policy.ts';
import { findOwnNames } from '../passwords/own-names.queries.ts';
import { PasswordReset } from '../passwords/password-reset.entity.ts';
import { verifyPassword } from '../passwords/passwords.crypto.ts';
import { Session } from '../sessions/session.entity.ts';
import { fieldError } from '../../../platform/errors.ts';

/**
 * Sets a new password for the viewer, who enters the current one. Their other sessions, sockets and streams end;
 * open password links stop working. Returns how many sessions ended.
 */
export async function changePassword(ctx: Context, input: InputOf<typeof changePasswordInput>): Promise<number> {
  const { id, username, sessionId } = ownChangeableAccount(ctx);
  const { currentPassword, newPassword } = parse(changePasswordInput, input);
  if (currentPassword === newPassword) throw fieldError('newPassword', msg('auth.samePassword'));
  // Counted before the password is verified, so that simultaneous guesses count one by one.
  await ctx.limiter.consume('passwordChangeByPerson', id);
  const passwordHash = await hashNewPassword(newPassword, {
    username,
    names: await ctx.read((db) => findOwnNames(db, id)),
    path: 'newPassword',
    from: networkOf(ctx.address),
  });
  // The passwords are not stored, not even as the fast hash by which other requests are recognized.
  const request = ctx.idempotencyKey ? await fingerprint(id, currentPassword, newPassword) : null;
  const ended = await ctx.write('user.password_changed', request, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const credential = await tx.em.findOne(Credential, { userId: id }, lock);
    const isCorrect = await verifyPassword(credential?.passwordHash, currentPassword);
    if (!isCorrect || !credential) throw fieldError('currentPassword', msg('auth.notCurrentPassword'));
    credential.passwordHash = passwordHash;
    await tx.em.nativeDelete(PasswordReset, { userId: id });
    tx.record({ entity: 'User', entityId: id });
    return tx.em.nativeDelete(Session, { userId: id, id: { $ne: sessionId } });
  });
  await ctx.limiter.forget('passwordChangeByPerson', id);
  return ended;
}
