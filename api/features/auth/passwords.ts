import { hash, verify } from '@node-rs/argon2';
import { msg } from '#schema/messages.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Argon2id, 19 MiB, two passes (OWASP password storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const IN_FLIGHT = 4;
/** How many may wait for their turn, in all and from one network address. Beyond it the answer is an early refusal. */
const WAITING = 40;
const WAITING_FROM_ONE = 10;
/** When a refused one may come again, in seconds. */
const COME_AGAIN = 5;

let running = 0;
const waiting: { readonly from: string; readonly start: () => void }[] = [];

/** At most four hashes at once and a short queue: a burst of sign-ins may take neither the machine's memory nor everybody's time. */
async function inTurn<T>(from: string, task: () => Promise<T>): Promise<T> {
  if (running >= IN_FLIGHT) {
    const own = waiting.filter((other) => other.from === from).length;
    if (waiting.length >= WAITING || own >= WAITING_FROM_ONE) {
      throw new AppError('RATE_LIMITED', msg('auth.tooManySignIns'), {
        retryAfter: COME_AGAIN,
      });
    }
    await new Promise<void>((start) => waiting.push({ from, start }));
  }
  running += 1;
  try {
    return await task();
  } finally {
    running -= 1;
    waiting.shift()?.start();
  }
}

/**
 * Hashes a new password. Throws VALIDATION_FAILED for one that is among the first to be tried (common-passwords.ts), and
 * RATE_LIMITED when too many wait. `from`: the network address that asks; `path`: the input field that the refusal names.
 */
export async function hashPassword(password: string, from = '', path = 'password'): Promise<string> {
  if (isCommonPassword(password)) {
    const message = msg('auth.commonPassword');
    throw invalid(message, [{ path, message }]);
  }
  return inTurn(from, () => hash(password, cost));
}

const decoy = hash('no account has this password', cost);

/** Whether the password fits. Without an account it takes just as long and says no. Throws RATE_LIMITED when too many wait. */
export async function verifyPassword(passwordHash: string | undefined, password: string, from = ''): Promise<boolean> {
  const fits = await inTurn(from, async () => verify(passwordHash ?? (await decoy), password));
  return fits && passwordHash !== undefined;
}
