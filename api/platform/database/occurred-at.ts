import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { HOUR } from '#schema/milliseconds.ts';
import { fieldError } from '../errors.ts';
import type { Transaction } from './transaction.ts';

/**
 * When a write was done: now, unless it had to wait for the network. A device whose clock is a little ahead counts as now.
 * Throws VALIDATION_FAILED for a time in the future, or so long ago that the press may already have been applied.
 */
export function occurredAtOf(sent: Date | undefined, now: Date): Date {
  if (!sent) return now;
  const ago = now.getTime() - sent.getTime();
  if (ago < -limits.clockTolerance) throw fieldError('occurredAt', msg('common.inTheFuture'));
  if (ago > limits.queuedHours * HOUR) {
    throw fieldError('occurredAt', msg('common.queuedTooLong', { hours: limits.queuedHours }));
  }
  return ago < 0 ? now : sent;
}

/**
 * The transaction of an act on something that is there since these times: done no earlier than that, however wrong the clock of
 * the device is. Everything that the act writes must use it.
 */
export function notBefore(tx: Transaction, ...since: readonly (Date | null)[]): Transaction {
  const times = [tx.occurredAt, ...since.flatMap((at) => at ?? [])];
  return { ...tx, occurredAt: new Date(Math.max(...times.map(Number))) };
}
