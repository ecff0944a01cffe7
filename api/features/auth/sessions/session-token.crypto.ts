import { randomBytes } from 'node:crypto';
import { parse as uuidBytes, stringify as uuidText } from 'uuid';
import { secretHash } from '../secret-hash.crypto.ts';

const ORGANIZATION_BYTES = 16;
const SECRET_BYTES = 32;

/** A session's cookie value, and the hash that is stored. */
export interface SessionToken {
  readonly value: string;
  readonly hash: string;
}

/** The organization and hash to look up for a cookie. Not verified yet. */
export interface SessionClaim {
  readonly organizationId: string;
  readonly hash: string;
}

/** 256 random bits, preceded by the organization's id, so that the lookup runs inside its tenant. */
export function makeSessionToken(organizationId: string): SessionToken {
  const value = Buffer.concat([uuidBytes(organizationId), randomBytes(SECRET_BYTES)]).toString('base64url');
  return { value, hash: secretHash(value) };
}

/** Reads a cookie value; null when it is malformed. */
export function readSessionToken(value: string | undefined): SessionClaim | null {
  if (!value) return null;
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length !== ORGANIZATION_BYTES + SECRET_BYTES || bytes.toString('base64url') !== value) return null;
  try {
    return { organizationId: uuidText(bytes.subarray(0, ORGANIZATION_BYTES)), hash: secretHash(value) };
  } catch {
    return null;
  }
}
