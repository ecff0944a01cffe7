import { GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { App } from '../app.ts';
import type { Context } from '../context/context.ts';
import { AppError, toAppError, toGraphQLError } from '../errors.ts';
import type { Log } from '../logger.ts';
import { countOperations } from './count-operations.ts';
import { limitDocuments } from './document-limits.ts';
import { spendPoints } from './operation-cost.ts';

/** What the door hands to Yoga for each request. */
export interface GraphContext {
  readonly ctx: Context;
  /** Over HTTP: takes a place for the event stream that the answer becomes. Throws UNAVAILABLE when there is none. A socket has its place. */
  readonly openEventStream?: () => void;
}

export type GraphServer = YogaServerInstance<GraphContext, object>;

/** Only verified people may read the schema; the others learn nothing of it from what is said about their documents either. */
const schemaForMembers: Plugin<GraphContext> = {
  onValidate({ addValidationRule, context }) {
    if (contextIn(context)?.viewer?.verified) return undefined;
    addValidationRule(NoSchemaIntrospectionCustomRule);
    return ({ valid, result, setResult }) => {
      if (!valid) setResult([...result].map(withoutNames));
    };
  },
};

/** Limits, and that the schema is not for them, name nothing of it. */
function withoutNames(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError('This document is not valid.');
  if (isLimit(error) || error.message.startsWith('GraphQL introspection')) return error;
  const { nodes, source, positions, path, extensions } = error;
  const sentence = 'This operation does not fit the schema. Sign in as a verified person to be told what is wrong.';
  return new GraphQLError(sentence, { nodes, source, positions, path, extensions });
}

function isLimit({ message }: GraphQLError): boolean {
  return /limit of [\d.]+ exceeded/i.test(message);
}

/** A subscription over HTTP needs a place of its own; without one it is 503, whatever the client accepts. */
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

/** Every error of an answer has its outside form, also those that stood in the document before anything was executed. */
const outsideForms: Plugin<GraphContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (!('errors' in result) || !result.errors) return;
    const requestId = contextIn(serverContext)?.requestId;
    const nothingDone = !('data' in result) || result.data === null || result.data === undefined;
    // `http` is the status that Yoga answers with; it takes it out itself.
    const errors = result.errors.map((error) =>
      outsideError(error, { requestId, http: error.extensions['http'] ?? (nothingDone ? httpOf(error) : undefined) }),
    );
    setResult({ ...result, errors });
  },
};

/** By the code of a refusal: the status of an answer that carries no data. The others are 200, as GraphQL over HTTP has it. */
const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** `spec`: only in the answers that a client asks for as `application/graphql-response+json`. */
function httpOf({ extensions: { code, retryAfter } }: GraphQLError): object | undefined {
  const status = typeof code === 'string' ? statuses[code] : undefined;
  if (!status) return undefined;
  return typeof retryAfter === 'number'
    ? { spec: true, status, headers: { 'retry-after': String(Math.ceil(retryAfter)) } }
    : { spec: true, status };
}

/** The error with a stable code of ours and what the door adds: the request that the server's log knows it by. */
export function outsideError(error: GraphQLError, more: object): GraphQLError {
  const outside = 'retryable' in error.extensions ? error : documentError(error);
  const { http: _status, ...extensions } = outside.extensions;
  return Object.assign(outside, { extensions: { ...extensions, ...more } });
}

function contextIn(context: unknown): Context | undefined {
  return hasContext(context) ? context.ctx : undefined;
}

function hasContext(context: unknown): context is GraphContext {
  return context !== null && typeof context === 'object' && 'ctx' in context;
}

/** The GraphQL server over the typed domain. Errors that are not refusals of ours are masked and logged. */
export function createGraphServer(schema: GraphQLSchema, { log, metrics }: Pick<App, 'log' | 'metrics'>): GraphServer {
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
      outsideForms,
      placeForStream,
      spendPoints,
      countOperations(metrics),
    ],
    context: ({ ctx }: GraphContext) => ctx,
    maskedErrors: { maskError: (error) => mask(error, log) },
  });
}

/** The outside form of any error of an execution. */
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

/** A document that does not parse, validate or stay within the limits. */
function documentError(error: GraphQLError): GraphQLError {
  const { http } = error.extensions;
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: {
      http,
      code: isLimit(error) ? 'QUERY_TOO_COMPLEX' : 'VALIDATION_FAILED',
      retryable: false,
    },
  });
}
