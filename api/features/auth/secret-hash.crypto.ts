import { createHash } from 'node:crypto';

/** What is stored of a random secret, and a key of fixed length that does not reveal its text: SHA-256 in base64url. */
export function secretHash(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
