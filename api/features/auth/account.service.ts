import { LockMode } from '@mikro-orm/core';
import { changePasswordInput } from '#schema/inputs/auth.ts';
import { type Message, msg } from '#schema/messages.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { Context } from '../../platform/context/context.ts';
import { invalid } from '../../platform/errors.ts';
import { parse } from '../../platform/context/parse.ts';
import { Credential } from './credential.entity.ts';
import { fingerprint, hashNewPassword } from './new-password.ts';
import { ownChangeableAccount } from './own-account.ts';
import { PasswordReset } from './password-reset.entity.ts';
import { verifyPassword } from './passwords.ts';
import { Session } from './session.entity.ts';

/**
 * Sets a new password for the viewer, who gives the present one. Their other sessions end, with their sockets and streams;
 * open password links stop working. Answers how many sessions ended.
 */
export async function changePassword(ctx: Context, input: unknown): Promise<number> {
  const { id, username, sessionId } = ownChangeableAccount(ctx);
  const { currentPassword, newPassword } = parse(changePasswordInput, input);
  if (currentPassword === newPassword) throw refused('newPassword', msg('auth.samePassword'));
  // Counted before the password is looked at, so that guesses that come all at once count one by one.
  await ctx.limiter.consume('passwordChangeByPerson', id);
  const passwordHash = await hashNewPassword(username, newPassword, 'newPassword', networkOf(ctx.address));
  // The typed words are not kept, not even as the fast hash by which other requests are recognized.
  const request = ctx.idempotencyKey ? await fingerprint(id, currentPassword, newPassword) : null;
  const ended = await ctx.write('user.password_changed', request, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const credential = await tx.em.findOne(Credential, { userId: id }, lock);
    const fits = await verifyPassword(credential?.passwordHash, currentPassword);
    if (!fits || !credential) throw refused('currentPassword', msg('auth.notCurrentPassword'));
    credential.passwordHash = passwordHash;
    await tx.em.nativeDelete(PasswordReset, { userId: id });
    tx.record({ entity: 'User', entityId: id });
    return tx.em.nativeDelete(Session, { userId: id, id: { $ne: sessionId } });
  });
  await ctx.limiter.forget('passwordChangeByPerson', id);
  return ended;
}

function refused(path: string, message: Message) {
  return invalid(message, [{ path, message }]);
}
