import { Pool } from 'pg';
import { z } from 'zod';

/** Calls back once when the client disconnects before its answer; at once when it already has. Returns how to stop. */
export type OnLeave = (left: () => void) => () => void;

const IDLE_TIME = 10_000;

/** The result of the first message of a read: see `Reading`. */
const begun = z.tuple([z.unknown(), z.object({ rows: z.tuple([z.object({ pid: z.number() })]) })]);

/** Cancels reads whose client has left, on a connection of its own: those for reads may all be busy with them. */
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
   * Cancels a read when its client leaves; `leave` returns the message it began with, once it was sent. Returns how to stop: to
   * be awaited before the connection does anything else, because a late cancel would hit the next statement.
   */
  watch(leave: () => Promise<unknown> | undefined, onLeave: OnLeave | undefined): () => Promise<void> | undefined {
    let cancelling: Promise<void> | undefined;
    const stop = onLeave?.(() => {
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
