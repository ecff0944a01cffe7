import {
  CamelCasePlugin,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, type PoolClient, type TypeOverrides } from 'pg';
import { validate as isUuid } from 'uuid';
import type { PoolCounts } from '../metrics.ts';
import type { Db, Tables } from './tables.ts';
import { isStalePlan, PreparedStatements } from './prepared.ts';
import { WAIT_FOR_RESTORE } from './restore-lock.ts';

const MAX_CONNECTIONS = 10;

/** Names are snake case in the database and camel case here; documents stored as JSON keep their own keys. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Connections for plain-row reads. They go past the ORM, because most requests are reads and its unit of work would cost more
 * than they do; each is a transaction of its own that begins and names its organization in one message, which the first question follows without
 * waiting for the answer.
 */
export class ReadPool {
  private readonly pool: Pool;
  private readonly statements = new PreparedStatements();

  constructor(connectionString: string, types: TypeOverrides) {
    this.pool = new Pool({
      connectionString,
      types,
      max: MAX_CONNECTIONS,
      application_name: 'brigade-reads',
      pipeline: true,
    });
    // A connection that breaks, idle or in use, fails its read and is replaced. Without a listener it would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs reads that see one organization. */
  async read<T>(organizationId: string, query: (db: Db) => Promise<T>): Promise<T> {
    if (!isUuid(organizationId)) throw new Error('A read needs an organisation.');
    for (let left = MAX_CONNECTIONS; ; left -= 1) {
      try {
        return await this.attempt(organizationId, query);
      } catch (error) {
        if (left === 0 || !isStalePlan(error)) throw error;
      }
    }
  }

  private async attempt<T>(organizationId: string, query: (db: Db) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      const named = `set_config('app.organization', '${organizationId}', true)`;
      const begun = client.query(`begin; select ${named}, ${WAIT_FOR_RESTORE}`);
      const [answer] = await Promise.all([query(readerOn(client, this.statements)), begun]);
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => (broken = failed));
      if (error instanceof Error && isStalePlan(error)) broken = error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  get connections(): PoolCounts {
    return this.pool;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** A query builder on one connection, which it may not give back. */
function readerOn(client: PoolClient, statements: PreparedStatements): Db {
  const pool = { options: {}, connect: () => Promise.resolve(lent(client, statements)), end: () => Promise.resolve() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
}

function lent(client: PoolClient, statements: PreparedStatements): PostgresPoolClient {
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Reads are bounded; none is streamed.');
    return client.query(statements.named(text, [...values]));
  }
  return { query, release: () => undefined };
}
