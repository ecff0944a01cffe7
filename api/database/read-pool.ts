import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type TypeOverrides } from 'pg';
import { validate as isUuid } from 'uuid';
import type { Reader, Tables } from '../tables.ts';

const MAX_CONNECTIONS = 10;

/** Names are snake case in the database and camel case here; documents stored as JSON keep their own keys. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Connections for plain-row reads. They go past the ORM, because most requests are reads and its unit of work would cost more
 * than they do; each is a transaction of its own that begins and names its organisation in one message.
 */
export class ReadPool {
  private readonly pool: Pool;

  constructor(connectionString: string, types: TypeOverrides) {
    this.pool = new Pool({ connectionString, types, max: MAX_CONNECTIONS, application_name: 'brigade-reads' });
    // A connection that breaks, idle or in use, fails its read and is replaced. Without a listener it would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs reads that see one organisation. */
  async read<T>(organizationId: string, query: (db: Reader) => Promise<T>): Promise<T> {
    if (!isUuid(organizationId)) throw new Error('A read needs an organisation.');
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`begin; select set_config('app.organization', '${organizationId}', true)`);
      const answer = await query(readerOn(client));
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => (broken = failed));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** A query builder on one connection, which it may not give back. */
function readerOn(client: PoolClient): Reader {
  const lent = { query: client.query.bind(client), release: () => undefined };
  const pool = { options: {}, connect: () => Promise.resolve(lent), end: () => Promise.resolve() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
}
