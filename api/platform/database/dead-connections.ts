import type { Pool, PoolClient } from 'pg';

/** Time for the holder of a connection that broke to see its error and give the connection back itself. */
const GRACE = 1_000;

/**
 * Gives back the pool's connections whose database died while they were in use. A transaction that can neither commit
 * nor roll back keeps its connection for ever, and the pool would run dry after a few restarts of the database.
 */
export function giveBackDeadConnections(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => {
        if (held.delete(client)) client.release(true);
      }, GRACE).unref();
    });
  });
}
