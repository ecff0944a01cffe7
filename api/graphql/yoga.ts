import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import { GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { AppError, toAppError, toGraphQLError } from '../errors.ts';
import type { Log } from '../logging.ts';
import { countOperations } from './count-operations.ts';

/** What the door hands to Yoga for each request. */
export interface GraphContext {
  readonly ctx: Context;
}

export type GraphServer = YogaServerInstance<GraphContext, object>;

/** Limits of one document, on every transport. A screen's query stays far below all of them. */
export const documentLimits = { depth: 12, aliases: 30, directives: 20, tokens: 2_000, cost: 20_000 } as const;

const armor = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: documentLimits.depth, ignoreIntrospection: false, flattenFragments: true },
    maxAliases: { n: documentLimits.aliases },
    maxDirectives: { n: documentLimits.directives },
    maxTokens: { n: documentLimits.tokens },
    costLimit: {
      maxCost: documentLimits.cost,
      objectCost: 1,
      scalarCost: 1,
      depthCostFactor: 1.4,
      ignoreIntrospection: false,
    },
    blockFieldSuggestion: { enabled: true },
  });

/** Only verified people may read the schema. */
const introspectionForMembers: Plugin<GraphContext> = {
  onValidate({ addValidationRule, context }) {
    if (!contextIn(context)?.viewer?.verified) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** Every error of an answer has its outside form, also those that stood in the document before anything was executed. */
const outsideForms: Plugin<GraphContext> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (!('errors' in result) || !result.errors) return;
    const requestId = contextIn(serverContext)?.requestId;
    // `http` is the status that Yoga answers with; it takes it out itself.
    const errors = result.errors.map((error) => outsideError(error, { requestId, http: error.extensions['http'] }));
    setResult({ ...result, errors });
  },
};

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
      useCSRFPrevention({ requestHeaders: ['x-graphql-yoga-csrf'] }),
      armor(),
      introspectionForMembers,
      outsideForms,
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
  if (refusal.code === 'INTERNAL') log.error({ err: error, path: source?.path }, 'a resolver failed');
  return toGraphQLError(refusal, source);
}

/** A document that does not parse, validate or stay within the limits. */
function documentError(error: GraphQLError): GraphQLError {
  const tooMuch = /limit of [\d.]+ exceeded/i.test(error.message);
  const { http } = error.extensions;
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: {
      http,
      code: tooMuch ? 'QUERY_TOO_COMPLEX' : 'VALIDATION_FAILED',
      retryable: false,
    },
  });
}
