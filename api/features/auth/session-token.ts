import { createHash, randomBytes } from 'node:crypto';
import { parse as uuidBytes, stringify as uuidText } from 'uuid';

const ORGANIZATION_BYTES = 16;
const SECRET_BYTES = 32;

/** A session's cookie value, and what of it is kept. */
export interface SessionToken {
  readonly value: string;
  readonly hash: string;
}

/** What a cookie claims: in which organization to look, for which hash. Proves nothing by itself. */
export interface SessionClaim {
  readonly organizationId: string;
  readonly hash: string;
}

/** 256 random bits, preceded by the organization to look in, so that the look-up happens behind its wall. */
export function makeSessionToken(organizationId: string): SessionToken {
  const value = Buffer.concat([uuidBytes(organizationId), randomBytes(SECRET_BYTES)]).toString('base64url');
  return { value, hash: sha256(value) };
}

/** Reads a cookie value; null when it cannot be one of ours. */
export function readSessionToken(value: string | undefined): SessionClaim | null {
  if (!value) return null;
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length !== ORGANIZATION_BYTES + SECRET_BYTES || bytes.toString('base64url') !== value) return null;
  try {
    return { organizationId: uuidText(bytes.subarray(0, ORGANIZATION_BYTES)), hash: sha256(value) };
  } catch {
    return null;
  }
}

function sha256(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
