import { hash } from '@node-rs/argon2';
import { parse as uuidBytes } from 'uuid';
import { msg } from '#schema/messages.ts';
import { hashPassword } from './passwords.crypto.ts';
import { fieldError } from '../../../platform/errors.ts';

/**
 * Hashes a new password for an existing account, by the rules of registration.
 * @param path the input field that the error names
 * @param from the client's network address
 * @throws VALIDATION_FAILED when it contains the username or is too common
 */
export async function hashNewPassword(username: string, password: string, path: string, from = ''): Promise<string> {
  if (password.toLowerCase().includes(username)) {
    const message = msg('auth.passwordHoldsUsername');
    throw fieldError(path, message);
  }
  return hashPassword(password, from, path);
}

/**
 * A slow hash of passwords by which a repeated request is recognized: equal for equal words of one user, and as hard to
 * guess as a stored password.
 */
export function fingerprint(userId: string, ...words: readonly string[]): Promise<string> {
  const salt = Buffer.from(uuidBytes(userId));
  return hash(JSON.stringify(words), { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}
