import { type ExecutionResult, GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../app-services.ts';
import type { Context } from '../context/context.ts';
import { logCode } from '../context/request-scope.ts';
import { AppError, invalid, toAppError, toGraphQLError } from '../errors.ts';
import type { Log } from '../logger.ts';
import { compileQueries } from './compiled-queries.ts';
import { countOperations } from './limits/count-operations.ts';
import { limitDocuments } from './limits/document-limits.ts';
import { spendPoints } from './limits/operation-cost.ts';

/** What the entry point passes to Yoga for each request. */
export interface GraphContext {
  readonly ctx: Context;
  /** Over HTTP: reserves a connection for the event stream. Throws UNAVAILABLE at the limit. Sockets are counted when opened. */
  readonly openEventStream?: () => void;
}

export type GraphServer = YogaServerInstance<GraphContext, object>;

/** Only verified members may introspect; for others, validation errors reveal nothing about the schema. */
const schemaForMembers: Plugin<GraphContext> = {
  onValidate({ addValidationRule, context }) {
    if (contextIn(context)?.viewer?.verified) return undefined;
    addValidationRule(NoSchemaIntrospectionCustomRule);
    return ({ valid, result, setResult }) => {
      if (!valid) setResult([...result].map(withoutNames));
    };
  },
};

/** Keeps our own errors and the one about introspection, which do not reveal the schema, and replaces all others. */
function withoutNames(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) return toGraphQLError(invalid(msg('document.notValid')));
  if (isOurs(error) || error.message.startsWith('GraphQL introspection')) return error;
  return toGraphQLError(invalid(msg('document.doesNotFit')), error);
}

/** Whether the error was made of an AppError. */
function isOurs({ extensions }: GraphQLError): boolean {
  return 'retryable' in extensions;
}

/** A subscription over HTTP counts as a live connection; at the limit it is 503, whatever the client accepts. */
const placeForStream: Plugin<GraphContext> = {
  onSubscribe({ args, setResultAndStopExecution }) {
    const context: unknown = args.contextValue;
    try {
      if (hasContext(context)) context.openEventStream?.();
    } catch (error) {
      const refusal = toAppError(error);
      const { message, extensions } = toGraphQLError(refusal);
      const headers = { 'retry-after': String(refusal.detail.retryAfter ?? 1) };
      const http = { status: refusal.status, headers };
      setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions: { ...extensions, http } })] });
    }
  },
};

/**
 * The result of a mutation names the events that it stored, by their numbers in the change feed, so that a client can
 * distinguish the live messages of its own mutations from those of others.
 */
const eventNumbers: Plugin<GraphContext> = {
  onExecute: () => ({
    onExecuteDone({ args, result, setResult }) {
      const seqs = contextIn(args.contextValue)?.eventNumbers ?? [];
      if (seqs.length === 0 || isAsyncIterable(result)) return;
      setResult({ ...result, extensions: { ...result.extensions, seqs } });
    },
  }),
};

/** Every error of a response has its public form, also errors from before the execution. */
const publicErrors: Plugin<GraphContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (!Array.isArray(result) && !isAsyncIterable(result))
      setResult(withPublicErrors(result, contextIn(serverContext)));
  },
};

/** The result with its errors in their public form, and the status and headers that they give the response. */
export function withPublicErrors(result: ExecutionResult, ctx: Context | undefined): ExecutionResult {
  if (!result.errors) return result;
  const hasNoData = result.data === null || result.data === undefined;
  // `http` sets the status of Yoga's response; Yoga removes it from the extensions.
  const errors = result.errors.map((error) =>
    publicError(error, {
      requestId: ctx?.requestId,
      http: error.extensions['http'] ?? (hasNoData ? httpOf(error) : undefined),
    }),
  );
  logCode(errors[0]?.extensions['code']);
  return { ...result, errors };
}

/** By error code: the status of a response without data. Others are 200, by GraphQL over HTTP. */
const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  // As that of a document that does not validate.
  QUERY_TOO_COMPLEX: 400,
};

/** `spec`: only in responses of type `application/graphql-response+json`. */
function httpOf({ extensions: { code, retryAfter } }: GraphQLError): object | undefined {
  const status = typeof code === 'string' ? statuses[code] : undefined;
  if (!status) return undefined;
  return typeof retryAfter === 'number'
    ? { spec: true, status, headers: { 'retry-after': String(Math.ceil(retryAfter)) } }
    : { spec: true, status };
}

/** The error with a stable code and more extensions, such as the request id of the server's log. */
export function publicError(error: GraphQLError, more: object): GraphQLError {
  const shown = documentError(error);
  const { http: _status, ...extensions } = shown.extensions;
  return Object.assign(shown, { extensions: { ...extensions, ...more } });
}

function contextIn(context: unknown): Context | undefined {
  return hasContext(context) ? context.ctx : undefined;
}

function hasContext(context: unknown): context is GraphContext {
  return context !== null && typeof context === 'object' && 'ctx' in context;
}

/** The GraphQL server. Errors other than AppError are masked and logged. */
export function createGraphServer(
  schema: GraphQLSchema,
  { log, metrics }: Pick<AppServices, 'log' | 'metrics'>,
): GraphServer {
  return createYoga<GraphContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    batching: false,
    plugins: [
      ...limitDocuments(),
      schemaForMembers,
      publicErrors,
      placeForStream,
      spendPoints,
      eventNumbers,
      countOperations(metrics),
      compileQueries(),
    ],
    context: ({ ctx }: GraphContext) => ctx,
    maskedErrors: { maskError: (error) => mask(error, log) },
  });
}

/** The public form of any error of an execution. */
export function mask(error: unknown, log: Log): GraphQLError {
  if (!(error instanceof GraphQLError)) return maskOriginal(error, log);
  const original = error.originalError;
  if (original instanceof AppError) {
    if (original.code === 'RATE_LIMITED') log.warn({ path: error.path }, 'too many attempts');
    return toGraphQLError(original, error);
  }
  if (original && !(original instanceof GraphQLError)) return maskOriginal(original, log, error);
  return documentError(error);
}

function maskOriginal(error: unknown, log: Log, source?: GraphQLError): GraphQLError {
  const refusal = toAppError(error);
  if (refusal.status >= 500) log.error({ err: error, path: source?.path }, 'a resolver failed');
  return toGraphQLError(refusal, source);
}

/**
 * The error of a document that does not parse, validate or stay within the limits. Sentences of graphql and Yoga, such as
 * "Cannot query field", have no message key: the developers of programs read them, in English.
 */
function documentError(error: GraphQLError): GraphQLError {
  if (isOurs(error)) return error;
  const { nodes, source, positions, path } = error;
  const { http } = error.extensions;
  const extensions = { http, code: 'VALIDATION_FAILED', retryable: false };
  return new GraphQLError(error.message, { nodes, source, positions, path, extensions });
}
