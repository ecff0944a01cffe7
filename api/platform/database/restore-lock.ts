/** Advisory lock held by a restore. Any fixed number that is not used elsewhere. */
export const RESTORE_LOCK = 4_917_204;

/**
 * Part of the first statement of every transaction of an organization, before it touches a table: the transaction waits for
 * a running restore, and a restore waits for running transactions. This order prevents deadlocks.
 */
export const WAIT_FOR_RESTORE = `pg_advisory_xact_lock_shared(${RESTORE_LOCK})`;
