import type { Pool, PoolClient } from 'pg';

/** Milliseconds for the user of a broken connection to see its error and release the connection itself. */
const GRACE = 1_000;

/**
 * Releases connections whose database died while they were in use. A transaction that can neither commit nor roll back
 * never releases its connection, and the pool would run out after a few restarts of the database.
 */
export function releaseDeadConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (inUse.delete(client)) client.release(true);
      }, GRACE).unref();
    });
  });
}
