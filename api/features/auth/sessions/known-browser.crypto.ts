import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Credential } from '../passwords/credential.entity.ts';

/** How many users a browser is remembered for: a kitchen's laptop has several. */
const MAX_USERS = 4;
const NONCE_BYTES = 12;
const SEPARATOR = '~';

/**
 * A cookie proves which users signed in with this browser before, so that other people's guesses do not lock them out. Each
 * proof is a random number with its HMAC under the user's password hash: nothing is stored, no one else can create one, and
 * a new password invalidates all of them.
 */
export function proofOf(cookie: string | undefined, credential: Credential | null): string | null {
  if (!credential) return null;
  return proofsIn(cookie).find((proof) => isProof(proof, credential)) ?? null;
}

/** The cookie's new value after this user signed in. */
export function withProof(cookie: string | undefined, credential: Credential): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const others = proofsIn(cookie).filter((proof) => !isProof(proof, credential));
  return [`${nonce}.${macOf(nonce, credential)}`, ...others].slice(0, MAX_USERS).join(SEPARATOR);
}

function proofsIn(cookie: string | undefined): string[] {
  return (cookie ?? '').split(SEPARATOR).filter(Boolean).slice(0, MAX_USERS);
}

function isProof(proof: string, credential: Credential): boolean {
  const [nonce = '', mac = ''] = proof.split('.');
  const [actual, expected] = [Buffer.from(mac), Buffer.from(macOf(nonce, credential))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function macOf(nonce: string, { username, passwordHash }: Credential): string {
  return createHmac('sha256', passwordHash).update(`known browser|${username}|${nonce}`).digest('base64url');
}
