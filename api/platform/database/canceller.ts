import { Pool } from 'pg';
import { z } from 'zod';

/** Calls back once when the client disconnects before its response; at once when it already has. Returns the unsubscribe function. */
export type OnDisconnect = (left: () => void) => () => void;

const IDLE_TIME = 10_000;

/** The result of the first message of a read: see `Reading`. */
const begun = z.tuple([z.unknown(), z.object({ rows: z.tuple([z.object({ pid: z.number() })]) })]);

/** Cancels reads whose client has disconnected, on a separate connection, because all connections for reads may be busy. */
export class Canceller {
  private readonly pool: Pool;

  constructor(connectionString: string, wait: number) {
    this.pool = new Pool({
      connectionString,
      max: 1,
      connectionTimeoutMillis: wait,
      idleTimeoutMillis: IDLE_TIME,
      application_name: 'brigade-cancels',
    });
    this.pool.on('error', () => undefined);
  }

  /**
   * Cancels a read when its client disconnects; `leave` returns the first message of the read, once it was sent. Returns the
   * function that stops watching; await it before the connection is reused, because a late cancel would hit the next statement.
   */
  watch(
    leave: () => Promise<unknown> | undefined,
    onDisconnect: OnDisconnect | undefined,
  ): () => Promise<void> | undefined {
    let cancelling: Promise<void> | undefined;
    const stop = onDisconnect?.(() => {
      cancelling = this.cancel(leave());
    });
    return () => {
      stop?.();
      return cancelling;
    };
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async cancel(beginning: Promise<unknown> | undefined): Promise<void> {
    try {
      const [, { rows }] = begun.parse(await beginning);
      await this.pool.query('select pg_cancel_backend($1)', [rows[0].pid]);
    } catch {
      // The read fails by itself, or ends at its time limit.
    }
  }
}
