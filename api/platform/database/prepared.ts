import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';
import { WAIT_FOR_RESTORE } from './restore-lock.ts';

/** As many as a connection pooler remembers; the product has fewer kinds of questions. */
const MAX_PREPARED = 200;
/** A migration changed a table under a prepared statement: it must be prepared anew. */
export const STALE_PLAN = '0A000';

export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === STALE_PLAN;
}

/** Planning a screen's question costs more than answering it, so PostgreSQL is told when a statement comes again. */
export class PreparedStatements {
  private readonly names = new Map<string, string>();

  /** The statement under its name; without one when there are too many. */
  named(text: string, values: unknown[], generation = 0): QueryConfig {
    let name = this.names.get(text);
    if (!name && this.names.size < MAX_PREPARED) {
      name = `brigade_${this.names.size}`;
      this.names.set(text, name);
    }
    return name ? { name: `${name}_${generation}`, text, values } : { text, values };
  }
}

/** How the ORM begins a transaction of an organization, after `begin`. */
const NAMES_ORGANIZATION = /^select set_config\('app\.organization', '[0-9a-f-]+', true\)$/;

/** Lets the ORM's connections prepare what is asked with parameters; the ORM itself writes its values into the text. */
export function prepareStatements(pool: Pool): void {
  const statements = new PreparedStatements();
  pool.on('connect', (client) => Object.assign(client, { query: preparing(client, statements) }));
}

function preparing(client: PoolClient, statements: PreparedStatements): (...given: unknown[]) => unknown {
  const ask: unknown = Reflect.get(client, 'query');
  const apply = (given: unknown[]): unknown =>
    typeof ask === 'function' ? Reflect.apply(ask, client, given) : undefined;
  // Names are used up by a stale plan: the next try prepares under others.
  let generation = 0;
  return (...given) => {
    const [text, values] = given;
    if (typeof text === 'string' && NAMES_ORGANIZATION.test(text)) return apply([`${text}, ${WAIT_FOR_RESTORE}`]);
    const plain = given.length > 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0;
    if (plain) return apply(given);
    return Promise.resolve(apply([statements.named(text, values, generation)])).catch((error: unknown) => {
      if (isStalePlan(error)) generation += 1;
      throw error;
    });
  };
}
