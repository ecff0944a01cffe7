import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Consonants and digits that are hard to confuse and form no words. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789';
const LENGTH = 8;

/** The code on a screen: XXXX-XXXX, 38 bits, valid for ten minutes and a few guesses. */
export function makeUserCode(): string {
  const code = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The secret that a waiting browser polls with. */
export function makeDeviceCode(): string {
  return randomBytes(32).toString('base64url');
}

export function hashDeviceCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
