import { msg } from '#schema/messages.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import { enterPin as enterInput } from '#schema/inputs/devices.ts';
import { userTarget } from '#schema/inputs/users.ts';
import { limits } from '#schema/limits.ts';
import type { DevicePersonJson } from '#schema/rest.ts';
import { authorize, signedIn } from '../../../platform/context/access.ts';
import { openSession } from '../../auth/sessions/sessions.service.ts';
import { endPinSessions, logout, type SignedIn } from '../../auth/auth.service.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError, unauthenticated } from '../../../platform/errors.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { labelsOf } from '../../users/label.policy.ts';
import { User } from '../../users/user.entity.ts';
import { findMember } from '../../users/users.service.ts';
import { findPinHash, listMembers, listPeopleWithPin } from '../devices.queries.ts';
import { PersonPin } from './person-pin.entity.ts';
import { triesOfDevice, triesOfPerson } from './pin-tries.service.ts';
import { publishPin, replacePin } from './new-pins.service.ts';
import { replaceTemporaryPin } from './temporary-pins.service.ts';

/**
 * Gives the viewer a new PIN, shown only once.
 */
export async function issuePin(ctx: Context): Promise<{ pin: string }> {
  const viewer = authorize(ctx, 'profile.update');
  // Not part of the transaction's result, which is stored for repeated requests: a PIN is never stored in plain text.
  let issued: string | null = null;
  await ctx.write('user.pin_issued', null, async (tx) => {
    issued = await replacePin(tx, ctx.pins, viewer.id);
  });
  if (issued === null) throw conflict(msg('devices.pinShown'));
  return { pin: issued };
}

/** Removes the viewer's PIN. */
export async function removePin(ctx: Context): Promise<boolean> {
  const viewer = authorize(ctx, 'profile.update');
  return ctx.write('user.pin_removed', null, (tx) => removePinOf(tx, viewer.id));
}

/** Removes a person's PIN, for an admin. */
export async function removeUserPin(ctx: Context, input: InputOf<typeof userTarget>): Promise<boolean> {
  authorize(ctx, 'users.manage');
  const { id, version } = parse(userTarget, input);
  return ctx.write('user.pin_removed', input, async (tx) => removePinOf(tx, (await findMember(tx, id, version)).id));
}

/** Who unlocked a device. `newPin` replaces the temporary one that they entered, and is shown once. */
type Unlocked = SignedIn & { readonly newPin: string | null };

/**
 * Opens a session for the owner of a PIN on this device. Unknown and expired PINs, those of deactivated users and those of
 * others than `personId` get the same error.
 */
export async function enterPin(app: AppServices, ctx: Context, input: InputOf<typeof enterInput>): Promise<Unlocked> {
  const { viewer } = ctx;
  if (!viewer?.device) throw unauthenticated(msg('devices.pinOnDevices'));
  const { device, organizationId } = viewer;
  const { pin, personId } = parse(enterInput, input);
  const place = { organizationId, deviceId: device.id };
  const tries = personId === undefined ? triesOfDevice(app, place) : triesOfPerson(app, place, personId);
  await tries.count();
  const pinHash = await app.pins.hash(organizationId, pin);
  const found = await ownerOf(app, organizationId, pinHash, personId);
  const newPin = found?.isTemporary ? await replaceTemporaryPin(app, found.user, pinHash) : null;
  // Somebody else may have used a temporary one at the same moment.
  if (!found || (found.isTemporary && newPin === null)) {
    await tries.wasWrong();
    app.log.warn({ requestId: ctx.requestId, address: ctx.address, deviceId: device.id }, 'unknown PIN');
    throw unauthenticated(msg('devices.unknownPin'));
  }
  const { user } = found;
  await tries.wasRight();
  // Ends the session of the device's previous user.
  await app.database.write({ organizationId, actorId: user.id }, 'device.unlocked', null, (tx) =>
    endPinSessions(tx, { deviceId: device.id }),
  );
  const duration = device.kind === 'display' ? limits.pinActs : limits.tabletSession;
  return { user, newPin, cookie: await openSession(app, user, { deviceId: device.id, duration }) };
}

/**
 * Checks that a person knows their own PIN, to sign with it. Wrong ones are counted against the device, or against their account
 * in a browser of their own. Throws CONFLICT without a PIN, VALIDATION_FAILED for a wrong one, RATE_LIMITED after too many.
 */
export async function assertOwnPin(ctx: Context, db: Db, pin: string): Promise<void> {
  const person = signedIn(ctx);
  const { id, organizationId, device } = person;
  const own = await findPinHash(db, organizationId, id);
  if (!own) throw conflict(msg('handover.noPin'));
  const tries = triesOfPerson(ctx, { organizationId, deviceId: device?.id ?? id }, id);
  await tries.count();
  if ((await ctx.pins.hash(organizationId, pin)) !== own.pinHash) throw fieldError('pin', msg('handover.wrongPin'));
  await tries.wasRight();
}

/** Who can unlock this device, by name as the kitchen allows on displays; nobody where it hides names. */
export async function devicePeople(ctx: Context): Promise<DevicePersonJson[]> {
  const { viewer } = ctx;
  if (!viewer?.device) throw unauthenticated(msg('devices.notOurs'));
  const { names } = viewer.device;
  if (names === 'none') return [];
  const { people, members } = await ctx.read(async (db) => ({
    people: await listPeopleWithPin(db, viewer.organizationId),
    members: await listMembers(db, viewer),
  }));
  // Of all members, so that a person has the same label here and on the tiles.
  const labels = labelsOf(members, names);
  return people.map(({ id }) => ({ id, name: labels.get(id) ?? '' }));
}

/** Ends the PIN session of this request. */
export async function lockDevice(app: AppServices, ctx: Context): Promise<void> {
  if (!ctx.viewer?.device) throw unauthenticated(msg('devices.notOurs'));
  await logout(app, ctx);
}

/** The owner of a PIN; null when it is unknown or expired, or its owner may not sign in. */
async function ownerOf(
  app: AppServices,
  organizationId: string,
  pinHash: string,
  personId: string | undefined,
): Promise<{ readonly user: User; readonly isTemporary: boolean } | null> {
  return app.database.write({ organizationId, actorId: null }, 'pin.entered', null, async (tx) => {
    const pin = await tx.em.findOne(PersonPin, { pinHash, ...(personId === undefined ? {} : { userId: personId }) });
    if (!pin || (pin.temporaryUntil !== null && pin.temporaryUntil <= tx.now)) return null;
    const user = await tx.em.findOne(User, { id: pin.userId, kind: 'person', verified: true, status: 'active' });
    return user && { user, isTemporary: pin.temporaryUntil !== null };
  });
}

async function removePinOf(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx.em.nativeDelete(PersonPin, { userId });
  await endPinSessions(tx, { userId });
  await publishPin(tx, userId);
  return removed > 0;
}
