import { hash } from '@node-rs/argon2';
import { parse as uuidBytes } from 'uuid';
import { msg } from '#schema/messages.ts';
import { invalid } from '../../platform/errors.ts';
import { hashPassword } from './passwords.ts';

/**
 * Hashes a password that a person chose for an account they have, by the rules of registration.
 * @param path the input field that a refusal names
 * @param from the network address that asks
 * @throws VALIDATION_FAILED when it contains the username or is too common
 */
export async function hashNewPassword(username: string, password: string, path: string, from = ''): Promise<string> {
  if (password.toLowerCase().includes(username)) {
    const message = msg('auth.passwordHoldsUsername');
    throw invalid(message, [{ path, message }]);
  }
  return hashPassword(password, from, path);
}

/**
 * Stands for typed passwords where a repeated request must be recognized: equal for equal words of one person, and as slow to
 * guess from as a stored password.
 */
export function fingerprint(userId: string, ...words: readonly string[]): Promise<string> {
  const salt = Buffer.from(uuidBytes(userId));
  return hash(JSON.stringify(words), { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}
