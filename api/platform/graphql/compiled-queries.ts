import {
  BREAK,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type SourceLocation,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

/** More than our own screens have. Each takes about 80 KB. */
const MOST = 300;

/**
 * Runs repeated queries of members as compiled functions (graphql-jit), from the second time on: compiling costs more than one
 * execution saves. Mutations and subscriptions, whose responses are small, and queries with conditions are executed by graphql.
 * Limits, points and masked errors are the same, because they are applied before and after the execution.
 */
export function compileQueries(): { onExecute(execution: Execution): void } {
  // Cached as long as Yoga caches the parsed document.
  const seen = new WeakSet<DocumentNode>();
  const compiled = new CompiledQueries();
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document } = args;
      const query = seen.has(document) && isMember(args.contextValue) ? compiled.of(args) : null;
      seen.add(document);
      if (!query) return;
      setExecuteFn(async (given) => {
        const result = await query(given.rootValue, given.contextValue, given.variableValues ?? {});
        // Wrong variables: nothing was run; graphql's own error messages are clearer.
        return 'data' in result ? withFullErrors(result, document) : executeFn(given);
      });
    },
  };
}

/** Only for members, so that anonymous callers cannot fill the memory with compiled documents. */
function isMember(context: unknown): boolean {
  return isObject(context) && 'viewer' in context && isObject(context.viewer);
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

type Query = CompiledQuery['query'];

/** The compiled operations by document and name, at most `MOST` of them; the least recently used one is evicted. */
class CompiledQueries {
  private readonly documents = new Map<DocumentNode, Map<string, Query | null>>();
  private size = 0;

  /** Null for what is not compiled: see `compile`. */
  of(args: ExecutionArgs): Query | null {
    const { document, operationName } = args;
    const name = operationName ?? '';
    const operations = this.documents.get(document) ?? new Map<string, Query | null>();
    this.documents.delete(document);
    this.documents.set(document, operations);
    const known = operations.get(name);
    if (known !== undefined) return known;
    const query = compile(args);
    operations.set(name, query);
    this.size += 1;
    while (this.size > MOST) this.evictOldest();
    return query;
  }

  private evictOldest(): void {
    const [oldest] = this.documents;
    if (!oldest) return;
    this.documents.delete(oldest[0]);
    this.size -= oldest[1].size;
  }
}

function compile({ schema, document, operationName }: ExecutionArgs): Query | null {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY || hasConditions(document)) return null;
  const compiled = compileQuery(schema, document, operation.name?.value);
  return isCompiledQuery(compiled) ? compiled.query : null;
}

/** graphql-jit leaves a field out everywhere when one spread of its fragment is left out by `@include` or `@skip`. */
function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive: ({ name }) => {
      found ||= ['include', 'skip'].includes(name.value);
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** Errors of graphql-jit have neither extensions nor positions, which code that handles errors of graphql expects. */
function withFullErrors(result: ExecutionResult, document: DocumentNode): ExecutionResult {
  if (!result.errors) return result;
  const source = document.loc?.source;
  const errors = result.errors.map(({ message, locations = [], path, originalError }) => {
    const positions = source && locations.map((location) => positionOf(source.body, location));
    return new GraphQLError(message, { source, positions, path, originalError });
  });
  return { ...result, errors };
}

/** The index in a text of a line and a column, which begin with 1. */
function positionOf(body: string, { line, column }: SourceLocation): number {
  const lineBreak = line === 1 ? undefined : [...body.matchAll(/\r\n|[\n\r]/g)][line - 2];
  return (lineBreak ? lineBreak.index + lineBreak[0].length : 0) + column - 1;
}

type Execute = (args: ExecutionArgs) => unknown;
interface Execution {
  readonly args: ExecutionArgs;
  readonly executeFn: Execute;
  setExecuteFn(execute: Execute): void;
}
