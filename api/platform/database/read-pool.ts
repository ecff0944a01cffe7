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
 * Connections for plain-row reads. They bypass the ORM, because most requests are reads and its unit of work would cost
 * more than the query. Each read is a transaction that begins and sets its organization in one message; the first query is
 * pipelined behind it.
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
    // A broken connection fails its read and is replaced. Without a listener its error would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs reads scoped to one organization. */
  async read<T>(organizationId: string, query: (db: Db) => Promise<T>): Promise<T> {
    if (!isUuid(organizationId)) throw new Error('A read needs an organisation.');
    for (let triesLeft = MAX_CONNECTIONS; ; triesLeft -= 1) {
      try {
        return await this.attempt(organizationId, query);
      } catch (error) {
        if (triesLeft === 0 || !isStalePlan(error)) throw error;
      }
    }
  }

  private async attempt<T>(organizationId: string, query: (db: Db) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      const setOrganization = `set_config('app.organization', '${organizationId}', true)`;
      const begin = client.query(`begin; select ${setOrganization}, ${WAIT_FOR_RESTORE}`);
      const [answer] = await Promise.all([query(readerOn(client, this.statements)), begin]);
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

/** A query builder on one connection, which it does not release. */
function readerOn(client: PoolClient, statements: PreparedStatements): Db {
  const pool = {
    options: {},
    connect: () => Promise.resolve(borrowed(client, statements)),
    end: () => Promise.resolve(),
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
}

function borrowed(client: PoolClient, statements: PreparedStatements): PostgresPoolClient {
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Reads are bounded; none is streamed.');
    return client.query(statements.named(text, [...values]));
  }
  return { query, release: () => undefined };
}
