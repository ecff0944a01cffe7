import { hash, verify } from '@node-rs/argon2';
import { msg } from '#schema/messages.ts';
import { AppError } from '../../../platform/errors.ts';

/** Argon2id, 19 MiB, two passes (OWASP password storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const IN_FLIGHT = 4;
/** How many hashes may wait, in all and from one network address. More are refused at once. */
const WAITING = 40;
const WAITING_FROM_ONE = 10;
/** When a refused client may retry, in seconds. */
const RETRY_AFTER = 5;

let running = 0;
const waiting: { readonly from: string; readonly start: () => void }[] = [];

/** At most four hashes at once and a short queue, so that a burst of sign-ins cannot exhaust memory or delay everyone. */
async function queued<T>(from: string, task: () => Promise<T>): Promise<T> {
  if (running >= IN_FLIGHT) {
    const own = waiting.filter((other) => other.from === from).length;
    if (waiting.length >= WAITING || own >= WAITING_FROM_ONE) {
      throw new AppError('RATE_LIMITED', msg('auth.tooManySignIns'), {
        retryAfter: RETRY_AFTER,
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

/** Hashes a password without checking it. Throws RATE_LIMITED when too many wait. `from`: the client's network address. */
export async function hashPassword(password: string, from = ''): Promise<string> {
  return queued(from, () => hash(password, cost));
}

const decoy = hash('no account has this password', cost);

/** Whether the password is correct. Without an account returns false after the same time. Throws RATE_LIMITED when too many wait. */
export async function verifyPassword(passwordHash: string | undefined, password: string, from = ''): Promise<boolean> {
  const isCorrect = await queued(from, async () => verify(passwordHash ?? (await decoy), password));
  return isCorrect && passwordHash !== undefined;
}
