import { randomInt } from 'node:crypto';
import { msg } from '#schema/messages.ts';
import type { App } from '../../platform/app.ts';
import { enterPin as enterInput } from '#schema/inputs/devices.ts';
import { userTarget } from '#schema/inputs/users.ts';
import { limits } from '#schema/limits.ts';
import type { DevicePersonJson } from '#schema/rest.ts';
import { authorize, signedIn } from '../../platform/context/access.ts';
import { openSession } from '../auth/sessions/sessions.service.ts';
import { endPinSessions, logout, type SignedIn } from '../auth/auth.service.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError, unauthenticated } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { labelOf } from '../users/label.policy.ts';
import { User } from '../users/user.entity.ts';
import { findMember, saveAndReload } from '../users/users.service.ts';
import { findPinHash, listPeopleWithPin } from './devices.queries.ts';
import { PersonPin } from './person-pin.entity.ts';
import { triesOfDevice, triesOfPerson } from './pin-tries.service.ts';
import type { Pins } from '../../platform/context/pins.ts';

/** At most one random guess in this many hits a PIN: kitchens with more users get longer PINs. */
const GUESS_SPACE = 500;
const SHORTEST = 4;
const LONGEST = 6;
const MAX_ATTEMPTS = 50;

/**
 * Gives the viewer a new PIN, shown only once. The server draws a free one: if users chose, an error for a taken PIN would
 * reveal a colleague's.
 */
export async function issuePin(ctx: Context): Promise<{ pin: string }> {
  const viewer = authorize(ctx, 'profile.update');
  // Not part of the transaction's result, which is stored for repeated requests: a PIN is never stored in plain text.
  let issued: string | null = null;
  await ctx.write('user.pin_issued', null, async (tx) => {
    const [pin, pinHash] = await drawFreePin(tx, ctx.pins);
    await tx.em.nativeDelete(PersonPin, { userId: viewer.id });
    await endPinSessions(tx, { userId: viewer.id });
    add(tx, PersonPin, { userId: viewer.id, pinHash });
    await publishPin(tx, viewer.id);
    issued = pin;
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

/**
 * Opens a session for the owner of a PIN on this device. Unknown PINs, those of deactivated users and those of others than
 * `personId` get the same error.
 */
export async function enterPin(app: App, ctx: Context, input: InputOf<typeof enterInput>): Promise<SignedIn> {
  const { viewer } = ctx;
  if (!viewer?.device) throw unauthenticated(msg('devices.pinOnDevices'));
  const { device, organizationId } = viewer;
  const { pin, personId } = parse(enterInput, input);
  const place = { organizationId, deviceId: device.id };
  const tries = personId === undefined ? triesOfDevice(app, place) : triesOfPerson(app, place, personId);
  await tries.count();
  const user = await personOf(app, organizationId, await app.pins.hash(organizationId, pin), personId);
  if (!user) {
    await tries.wasWrong();
    app.log.warn({ requestId: ctx.requestId, address: ctx.address, deviceId: device.id }, 'unknown PIN');
    throw unauthenticated(msg('devices.unknownPin'));
  }
  await tries.wasRight();
  // Ends the session of the device's previous user.
  await app.store.write({ organizationId, actorId: user.id }, 'device.unlocked', null, (tx) =>
    endPinSessions(tx, { deviceId: device.id }),
  );
  const duration = device.kind === 'display' ? limits.pinActs : limits.tabletSession;
  return { user, cookie: await openSession(app, user, { deviceId: device.id, duration }) };
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
  const people = names === 'none' ? [] : await ctx.read((db) => listPeopleWithPin(db, viewer.organizationId));
  return people.map(({ id, name }) => ({ id, name: labelOf({ kind: 'person', name }, names) }));
}

/** Ends the PIN session of this request. */
export async function lockDevice(app: App, ctx: Context): Promise<void> {
  if (!ctx.viewer?.device) throw unauthenticated(msg('devices.notOurs'));
  await logout(app, ctx);
}

async function personOf(
  app: App,
  organizationId: string,
  pinHash: string,
  personId: string | undefined,
): Promise<User | null> {
  return app.store.write({ organizationId, actorId: null }, 'pin.entered', null, async (tx) => {
    const pin = await tx.em.findOne(PersonPin, { pinHash, ...(personId === undefined ? {} : { userId: personId }) });
    return pin ? tx.em.findOne(User, { id: pin.userId, kind: 'person', verified: true, status: 'active' }) : null;
  });
}

/** A PIN that is free in this kitchen, and its hash. */
async function drawFreePin(tx: Transaction, pins: Pins): Promise<[string, string]> {
  const count = await tx.em.count(PersonPin, {});
  const digits = Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(Math.log10((count + 1) * GUESS_SPACE))));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const pin = String(randomInt(10 ** digits)).padStart(digits, '0');
    if (isObvious(pin)) continue;
    const pinHash = await pins.hash(tx.organizationId, pin);
    if ((await tx.em.count(PersonPin, { pinHash })) === 0) return [pin, pinHash];
  }
  throw new Error('No free PIN was found.');
}

/** Equal or consecutive digits, such as 0000, 1234 and 4321, which are guessed first. */
function isObvious(pin: string): boolean {
  const digits = pin.split('').map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
}

async function removePinOf(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx.em.nativeDelete(PersonPin, { userId });
  await endPinSessions(tx, { userId });
  await publishPin(tx, userId);
  return removed > 0;
}

async function publishPin(tx: Transaction, userId: string): Promise<void> {
  await saveAndReload(tx, await findMember(tx, userId), {});
}
