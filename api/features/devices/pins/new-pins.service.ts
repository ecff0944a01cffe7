import { randomInt } from 'node:crypto';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import type { Pins } from '../../../platform/context/pins.ts';
import { endPinSessions } from '../../auth/auth.service.ts';
import { findMember, saveAndReload } from '../../users/users.service.ts';
import { PersonPin } from './person-pin.entity.ts';

/** At most one random guess in this many hits a PIN: kitchens with more users get longer PINs. */
const GUESS_SPACE = 500;
const SHORTEST = 4;
const LONGEST = 6;
const MAX_ATTEMPTS = 50;

/**
 * Gives a person a new PIN in place of the one they have, whose sessions end; a temporary one until an instant. Returns it.
 * The server draws a free one: if users chose, an error for a taken PIN would reveal a colleague's.
 */
export async function replacePin(
  tx: Transaction,
  pins: Pins,
  userId: string,
  temporaryUntil: Date | null = null,
): Promise<string> {
  const [pin, pinHash] = await drawFreePin(tx, pins);
  await tx.em.nativeDelete(PersonPin, { userId });
  await endPinSessions(tx, { userId });
  add(tx, PersonPin, { userId, pinHash, temporaryUntil });
  await publishPin(tx, userId);
  return pin;
}

/** Records the event and publishes the person's row, whose `hasPin` may have changed. */
export async function publishPin(tx: Transaction, userId: string): Promise<void> {
  await saveAndReload(tx, await findMember(tx, userId), {});
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
