import {
  type AnyEntity,
  type Dictionary,
  type EntityData,
  isRaw,
  type LoggingOptions,
  type Platform,
  type QueryResult,
  type RawQueryFragment,
  type Transaction,
} from '@mikro-orm/core';
import { NativeQueryBuilder, PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';

/**
 * The ORM's driver, which sends values as parameters. The ORM's own puts them into the text, so that PostgreSQL plans
 * every statement again.
 */
export class ParametersDriver extends PostgreSqlDriver {
  protected override readonly connection = new ParametersConnection(this.config);
}

type Row = EntityData<AnyEntity>;

class ParametersConnection extends PostgreSqlConnection {
  override async execute<T extends QueryResult | Row | Row[] = Row[]>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    params: readonly unknown[] | Dictionary = [],
    method: 'all' | 'get' | 'run' = 'all',
    ctx?: Transaction<Kysely<unknown>>,
    logging?: LoggingOptions,
  ): Promise<T> {
    const statement = query instanceof NativeQueryBuilder ? query.toRaw() : query;
    const [text, values] = isRaw(statement) ? [statement.sql, statement.params] : [statement, params];
    // Parameters by name are for text written by hand.
    if (!Array.isArray(values)) return super.execute<T>(query, params, method, ctx, logging);
    await this.ensureConnection();
    const result = await (ctx ?? this.getClient()).executeQuery(withParameters(text, values, this.platform));
    return this.transformRawResult<T>(result, method);
  }
}

/** `??` is an identifier, `?` a value, `\\?` a question mark. */
const PLACEHOLDER = /\\\?|\?\??/g;

/** A statement of the ORM with numbered parameters. Values that are not plain (fragments of SQL, lists, JSON) stay in the text. */
export function withParameters(text: string, values: readonly unknown[], platform: Platform): CompiledQuery {
  if (values.length === 0) return CompiledQuery.raw(text);
  const parameters: unknown[] = [];
  let next = 0;
  const numbered = text.replaceAll(PLACEHOLDER, (placeholder) => {
    if (placeholder === '\\?') return '?';
    const value = values[next];
    next += 1;
    if (placeholder === '??') return platform.quoteIdentifier(isRaw(value) ? value : String(value));
    if (!isPlain(value)) return platform.quoteValue(value);
    parameters.push(value);
    return `$${parameters.length}`;
  });
  return CompiledQuery.raw(numbered, parameters);
}

function isPlain(value: unknown): boolean {
  return value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);
}
