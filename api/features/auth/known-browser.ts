import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Credential } from './credential.entity.ts';

/** How many people a browser is remembered for: a laptop of the kitchen has several. */
const PEOPLE = 4;
const NONCE_BYTES = 12;
const SEPARATOR = '~';

/**
 * A cookie that says who signed in with this browser before, so that guesses of strangers do not keep its people out. Each
 * proof is a random number with its HMAC under the person's password hash: nothing is stored, nobody else can make one, and
 * a new password ends them all.
 */
export function proofOf(cookie: string | undefined, credential: Credential | null): string | null {
  if (!credential) return null;
  return proofsIn(cookie).find((proof) => isProof(proof, credential)) ?? null;
}

/** The cookie's new value, after this person signed in. */
export function withProof(cookie: string | undefined, credential: Credential): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const others = proofsIn(cookie).filter((proof) => !isProof(proof, credential));
  return [`${nonce}.${macOf(nonce, credential)}`, ...others].slice(0, PEOPLE).join(SEPARATOR);
}

function proofsIn(cookie: string | undefined): string[] {
  return (cookie ?? '').split(SEPARATOR).filter(Boolean).slice(0, PEOPLE);
}

function isProof(proof: string, credential: Credential): boolean {
  const [nonce = '', mac = ''] = proof.split('.');
  const [shown, right] = [Buffer.from(mac), Buffer.from(macOf(nonce, credential))];
  return shown.length === right.length && timingSafeEqual(shown, right);
}

function macOf(nonce: string, { username, passwordHash }: Credential): string {
  return createHmac('sha256', passwordHash).update(`known browser|${username}|${nonce}`).digest('base64url');
}
