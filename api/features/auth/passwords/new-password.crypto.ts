import { hash } from '@node-rs/argon2';
import { parse as uuidBytes } from 'uuid';
import { msg } from '#schema/messages.ts';
import { isCommonPassword } from './common-passwords.policy.ts';
import { hashPassword } from './passwords.crypto.ts';
import { fieldError } from '../../../platform/errors.ts';

/** Whose new password it is, and where the client entered it. */
interface NewPasswordOf {
  readonly username: string;
  /** The person's name and the kitchen's. */
  readonly names: readonly string[];
  /** The input field that the error names. */
  readonly path?: string;
  /** The client's network address. */
  readonly from?: string;
}

/**
 * Hashes a new password.
 * @throws VALIDATION_FAILED when it contains the username or is too common; RATE_LIMITED when too many hashes wait
 */
export async function hashNewPassword(
  password: string,
  { username, names, path = 'password', from }: NewPasswordOf,
): Promise<string> {
  if (password.toLowerCase().includes(username)) throw fieldError(path, msg('auth.passwordHoldsUsername'));
  if (isCommonPassword(password, names)) throw fieldError(path, msg('auth.commonPassword'));
  return hashPassword(password, from);
}

/**
 * A slow hash of passwords that identifies a repeated request: equal for equal passwords of one user, and as hard to
 * guess as a stored password.
 */
export function fingerprint(userId: string, ...words: readonly string[]): Promise<string> {
  const salt = Buffer.from(uuidBytes(userId));
  return hash(JSON.stringify(words), { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}
