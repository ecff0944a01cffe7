/** Held by a restore. Any fixed number, used by nobody else. */
export const RESTORE_LOCK = 4_917_204;

/**
 * Asked by every transaction of an organization in the statement that names it, before it has touched a table: it waits for a
 * restore, and a restore waits until it has ended. So neither ever waits for the other in a circle.
 */
export const WAIT_FOR_RESTORE = `pg_advisory_xact_lock_shared(${RESTORE_LOCK})`;
