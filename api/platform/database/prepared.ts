import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';
import { validate as isUuid } from 'uuid';
import { WAIT_FOR_RESTORE } from './restore-lock.ts';

/** As many as a connection pooler keeps. Our own screens have fewer; programs select other columns and filters. */
export const MAX_PREPARED = 200;
/** A migration changed a table of a prepared statement, which must be prepared again. */
export const STALE_PLAN = '0A000';

export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === STALE_PLAN;
}

/**
 * Names repeated statements, because planning a screen's query costs more than running it. When there are too many, new ones
 * have no name, or replace the least recently used one: then connections that prepared many must be closed.
 */
export class PreparedStatements {
  private readonly names = new Map<string, string>();
  /** Used once. Of the ORM's, which depend on the number of rows, many are never used again. */
  private readonly once = new Set<string>();
  private count = 0;

  constructor(private readonly whenFull: 'keep' | 'replace') {}

  /** The statement with its name; without a name when there are too many. */
  named(text: string, values: unknown[], generation = 0): QueryConfig {
    const name = this.names.get(text) ?? (this.isFirst(text) ? null : this.newName());
    if (!name) return { text, values };
    if (this.whenFull === 'replace') this.names.delete(text);
    this.names.set(text, name);
    return { name: `${name}_${generation}`, text, values };
  }

  private isFirst(text: string): boolean {
    if (this.whenFull === 'replace' || this.once.delete(text)) return false;
    if (this.once.size >= MAX_PREPARED) this.once.clear();
    this.once.add(text);
    return true;
  }

  private newName(): string | null {
    if (this.names.size >= MAX_PREPARED) {
      if (this.whenFull === 'keep') return null;
      const [oldest = ''] = this.names.keys();
      this.names.delete(oldest);
    }
    this.count += 1;
    return `brigade_${this.count}`;
  }
}

/** The ORM's first statement in a transaction of an organization. */
const NAMES_ORGANIZATION = 'select set_config($1, $2, true)';

/** The result of a statement that waits to be sent with the next one. */
const NOTHING = { command: '', rowCount: 0, rows: [] };

/**
 * On the ORM's connections, prepares repeated statements with parameters, and sends the start of a transaction and the name of
 * its organization together with its first statement, which fails when they do.
 */
export function prepareStatements(pool: Pool): void {
  const statements = new PreparedStatements('keep');
  pool.on('connect', (client) => Object.assign(client, { query: together(preparing(client, statements)) }));
}

type Send = (...args: unknown[]) => unknown;

function together(send: Send): Send {
  let start = '';
  return (...args) => {
    const [text, values] = args;
    const organization = start && text === NAMES_ORGANIZATION ? organizationOf(values) : null;
    if (text === 'begin') start = text;
    else if (organization) {
      start = `begin; select set_config('app.organization', '${organization}', true), ${WAIT_FOR_RESTORE}`;
    } else if (start) {
      const started = send(start);
      start = '';
      return Promise.all([started, send(...args)]).then(([, answer]) => answer);
    } else return send(...args);
    return Promise.resolve(NOTHING);
  };
}

/** The organization's id in the parameters of its statement. It goes into a message without parameters, so it must be one. */
function organizationOf(values: unknown): string | null {
  if (!Array.isArray(values) || values[0] !== 'app.organization') return null;
  const id: unknown = values[1];
  return isUuid(id) ? String(id) : null;
}

function preparing(client: PoolClient, statements: PreparedStatements): Send {
  const query: unknown = Reflect.get(client, 'query');
  const apply = (args: unknown[]): unknown =>
    typeof query === 'function' ? Reflect.apply(query, client, args) : undefined;
  // After a stale plan the next try uses new names.
  let generation = 0;
  return (...args) => {
    const [text, values] = args;
    const plain = args.length > 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0;
    if (plain) return apply(args);
    return Promise.resolve(apply([statements.named(text, values, generation)])).catch((error: unknown) => {
      if (isStalePlan(error)) generation += 1;
      throw error;
    });
  };
}
