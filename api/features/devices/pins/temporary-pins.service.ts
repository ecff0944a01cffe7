import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { userTarget } from '#schema/inputs/users.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { conflict, forbidden } from '../../../platform/errors.ts';
import type { User } from '../../users/user.entity.ts';
import { findMember } from '../../users/users.service.ts';
import { PersonPin } from './person-pin.entity.ts';
import { replacePin } from './new-pins.service.ts';

/**
 * Gives a person a PIN that works for a day and until it is entered, shown once to the manager who hands it out. Managers do
 * so for cooks, admins for managers as well; never for admins or themselves. Throws FORBIDDEN and CONFLICT.
 */
export async function issueTemporaryPin(ctx: Context, input: InputOf<typeof userTarget>): Promise<{ pin: string }> {
  const viewer = authorize(ctx, 'pins.issue');
  const { id, version } = parse(userTarget, input);
  // Not part of the transaction's result, which is stored for repeated requests: a PIN is never stored in plain text.
  let issued: string | null = null;
  await ctx.write('user.temporary_pin_issued', input, async (tx) => {
    const user = await findMember(tx, id, version);
    if (user.id === viewer.id) throw forbidden(msg('devices.ownPinUnderMyPin'));
    if (user.role === 'admin' || (user.role === 'manager' && viewer.role !== 'admin')) {
      throw forbidden(msg('devices.pinNotForRole', { name: user.name }));
    }
    if (!user.verified || user.status !== 'active') throw conflict(msg('users.notActive', { name: user.name }));
    issued = await replacePin(tx, ctx.pins, user.id, new Date(tx.now.getTime() + limits.temporaryPin));
  });
  if (issued === null) throw conflict(msg('devices.pinShown'));
  return { pin: issued };
}

/** Draws the person's own PIN in place of the temporary one that they entered; null when it is gone already. */
export async function replaceTemporaryPin(app: AppServices, user: User, pinHash: string): Promise<string | null> {
  const { id, organizationId } = user;
  let own: string | null = null;
  await app.database.write({ organizationId, actorId: id }, 'user.temporary_pin_used', null, async (tx) => {
    // Locks the row: of two who enter it at once, one gets the new PIN.
    const used = await tx.em.nativeDelete(PersonPin, { userId: id, pinHash, temporaryUntil: { $ne: null } });
    if (used > 0) own = await replacePin(tx, app.pins, id);
  });
  return own;
}
