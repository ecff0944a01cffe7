import { Kysely, type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, type QueryConfig, type TypeOverrides } from 'pg';
import { validate as isUuid } from 'uuid';
import { unavailable } from '../errors.ts';
import type { PoolCounts } from '../metrics.ts';
import type { Db, Tables } from './tables.ts';
import { batchingSocket } from './batching-socket.ts';
import { CamelCaseDialect, withProperties } from './camel-case.ts';
import type { Canceller, OnDisconnect } from './canceller.ts';
import { isStalePlan, MAX_PREPARED, PreparedStatements } from './prepared.ts';
import { Reading } from './reading.ts';

/** How many connections the process holds, by use. Slow reports leave those of screens free. */
export const connections = { writes: 10, screens: 10, reports: 3 } as const;
/** Milliseconds to wait for a connection. Then the request is refused with 503 and Retry-After: clients retry. */
export const CONNECTION_WAIT = 1_800;
/** Milliseconds after which PostgreSQL cancels a statement that reads. */
const STATEMENT_TIME = 60_000;

/**
 * Connections for plain-row reads. They bypass the ORM, because most requests are reads and its unit of work would cost
 * more than the query.
 */
export class ReadPool {
  private readonly pool: Pool;
  private readonly statements = new PreparedStatements('replace');
  private readonly prepared = new WeakMap<PoolClient, Set<string>>();

  constructor(
    connectionString: string,
    types: TypeOverrides,
    private readonly size: number,
    private readonly canceller: Canceller,
  ) {
    this.pool = new Pool({
      connectionString,
      types,
      max: size,
      connectionTimeoutMillis: CONNECTION_WAIT,
      statement_timeout: STATEMENT_TIME,
      application_name: 'brigade-reads',
      pipeline: true,
      stream: batchingSocket,
    });
    // A broken connection fails its read and is replaced. Without a listener its error would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs reads scoped to one organization; they are cancelled when the client disconnects. */
  async read<T>(organizationId: string, query: (db: Db) => Promise<T>, onDisconnect?: OnDisconnect): Promise<T> {
    if (!isUuid(organizationId)) throw new Error('A read needs an organization.');
    for (let triesLeft = this.size; ; triesLeft -= 1) {
      try {
        return await this.attempt(organizationId, query, onDisconnect);
      } catch (error) {
        if (triesLeft === 0 || !isStalePlan(error)) throw error;
      }
    }
  }

  private async attempt<T>(
    organizationId: string,
    query: (db: Db) => Promise<T>,
    onDisconnect?: OnDisconnect,
  ): Promise<T> {
    const client = await this.pool.connect();
    const reading = new Reading(client, organizationId);
    const stopWatching = this.canceller.watch(() => reading.leave(), onDisconnect);
    try {
      const answer = await query(this.readerOn(client, reading));
      await stopWatching();
      // Nothing was written: the response does not wait for the end of the transaction, only the connection does.
      void release(client, reading, this.hasTooMany(client));
      return answer;
    } catch (error) {
      const cancelling = stopWatching();
      await cancelling;
      await release(client, reading, isStalePlan(error));
      // Nobody reads this response, and it is no error of the server.
      throw cancelling ? unavailable() : error;
    }
  }

  /** A query builder on one connection, which it does not release. */
  private readerOn(client: PoolClient, reading: Reading): Db {
    const named = (text: string, values: unknown[]) => {
      const statement = this.statements.named(text, values);
      const names = this.prepared.get(client) ?? new Set();
      this.prepared.set(client, names.add(statement.name ?? ''));
      return statement;
    };
    const pool = {
      options: {},
      connect: () => Promise.resolve(borrowed(reading, named)),
      end: () => Promise.resolve(),
    };
    return new Kysely<Tables>({ dialect: new CamelCaseDialect({ pool }) });
  }

  /** A connection keeps what it prepared until it is closed. */
  private hasTooMany(client: PoolClient): boolean {
    return (this.prepared.get(client)?.size ?? 0) > 2 * MAX_PREPARED;
  }

  get connections(): PoolCounts {
    return this.pool;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Releases the connection after the last transaction; it is closed when it is broken, or on request. */
async function release(client: PoolClient, reading: Reading, close: boolean): Promise<void> {
  const failure = await reading.end();
  client.release(failure ?? close);
}

type Named = (text: string, values: unknown[]) => QueryConfig;

function borrowed(reading: Reading, named: Named): PostgresPoolClient {
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Reads are bounded; none is streamed.');
    return reading.query({ ...named(text, [...values]), rowMode: 'array' }).then(withProperties);
  }
  return { query, release: () => undefined };
}
