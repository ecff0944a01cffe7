import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { parse as uuidBytes, stringify as uuidText } from 'uuid';
import { secretHash } from '../secret-hash.crypto.ts';

/** With the prefix and the checksum, secret scanners recognize our tokens, and malformed ones need no database query. */
const PREFIX = 'brig_';
const ORGANIZATION_BYTES = 16;
const SECRET_BYTES = 32;
const CHECKSUM_LENGTH = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = new RegExp(`^${PREFIX}([A-Za-z0-9_-]{64})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
const SHOWN = 4;

/** A new API token: the value that its holder sends, and the hash that is stored. */
export interface TokenSecret {
  readonly value: string;
  readonly hash: string;
  /** Its last characters, by which users recognize it in a list. */
  readonly lastCharacters: string;
}

/** The organization and hash to look up for a token. Not verified yet. */
export interface TokenClaim {
  readonly organizationId: string;
  readonly hash: string;
}

/** `brig_`, the organization and 256 random bits in base64url, and a CRC-32 of both in base 62. */
export function makeTokenSecret(organizationId: string): TokenSecret {
  const body = Buffer.concat([uuidBytes(organizationId), randomBytes(SECRET_BYTES)]).toString('base64url');
  const value = PREFIX + body + checksum(body);
  return { value, hash: secretHash(value), lastCharacters: value.slice(-SHOWN) };
}

/** Reads a token; null when it is malformed. */
export function readTokenSecret(value: string): TokenClaim | null {
  const [, body, sum] = shape.exec(value) ?? [];
  if (body === undefined || sum !== checksum(body)) return null;
  try {
    const organization = Buffer.from(body, 'base64url').subarray(0, ORGANIZATION_BYTES);
    return { organizationId: uuidText(organization), hash: secretHash(value) };
  } catch {
    return null;
  }
}

function checksum(body: string): string {
  let rest = crc32(PREFIX + body);
  let text = '';
  while (text.length < CHECKSUM_LENGTH) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}
