import { msg } from '#schema/messages.ts';
import { authorize, type Person, signedIn } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { forbidden } from '../../../platform/errors.ts';

/**
 * The signed-in person who reads or changes their own account.
 * @throws FORBIDDEN on a shared tablet or display: a PIN of a few digits may not change an account
 */
export function ownAccount(ctx: Context): Person {
  authorize(ctx, 'profile.update');
  return signedIn(ctx);
}

/** As `ownAccount`. Throws FORBIDDEN in the demo kitchen too, whose accounts all visitors share. */
export function ownChangeableAccount(ctx: Context): Person {
  const viewer = ownAccount(ctx);
  if (viewer.demo) throw sharedAccounts();
  return viewer;
}

export const sharedAccounts = () => forbidden(msg('auth.sharedAccounts'));
