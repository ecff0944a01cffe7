import type { Transaction } from '../database/transaction.ts';
import type { Context } from './context.ts';

/**
 * A context whose writes are steps of one write: services called with it work in its transaction, all or nothing, and read
 * what the earlier steps changed. Each step's events keep its own action; the idempotency key stays that of the whole.
 */
export function inTransaction(ctx: Context, tx: Transaction): Context {
  const read: Context['read'] = async (query) => {
    await tx.em.flush();
    return query(tx.db);
  };
  return {
    ...ctx,
    idempotencyKey: null,
    read,
    readReport: read,
    write: (action, _input, work) => work({ ...tx, record: (event) => tx.record({ action, ...event }) }),
  };
}
