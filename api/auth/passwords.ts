import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../errors.ts';

/** Argon2id, 19 MiB, two passes (OWASP password storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const IN_FLIGHT = 4;

const common = new Set(dictionary['passwords-common']);
let running = 0;
const waiting: (() => void)[] = [];

/** At most four hashes at once: a burst of sign-ins may not take the machine's memory. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running >= IN_FLIGHT) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await task();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Hashes a new password. Throws VALIDATION_FAILED for one on the common-password list or of one repeated character. */
export async function hashPassword(password: string, path = 'password'): Promise<string> {
  if (common.has(password.toLowerCase()) || new Set(password).size < 4) {
    const message = 'This password is too common. Choose another one.';
    throw invalid(message, [{ path, message }]);
  }
  return inTurn(() => hash(password, cost));
}

const decoy = hash('no account has this password', cost);

/** Whether the password fits. Without an account it takes just as long and says no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await inTurn(async () => verify(passwordHash ?? (await decoy), password));
  return fits && passwordHash !== undefined;
}
