import type { FastifyRequest } from 'fastify';
import { isAsyncIterable, type GraphQLParams, processRegularResult } from 'graphql-yoga';
import type { Context } from '../context/context.ts';
import { type GraphServer, withPublicErrors } from './yoga.ts';

/** The responses of Yoga to these Accept headers. The last one is what Apollo Client and our own screens send. */
const typeByAccept: ReadonlyMap<string, string> = new Map([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
]);

/** A parsed operation that needs nothing of Yoga's request and response. */
interface PlainPost {
  readonly params: GraphQLParams;
  /** The content type of the response. */
  readonly type: string;
}

/** Yoga's hooks receive a request; for these operations they only read its method. */
const POST = new Request('http://localhost/graphql', { method: 'POST' });

/**
 * A POST of one query or mutation as JSON; null for everything else: other types, subscriptions, further or malformed
 * parameters, which Yoga reads and refuses itself.
 */
export function plainPostOf({ method, headers, body }: FastifyRequest): PlainPost | null {
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return null;
  const type = typeByAccept.get(headers.accept ?? '');
  if (!type || !isParams(body) || body.query.includes('subscription')) return null;
  return { params: body, type };
}

/** What our own screens send, too: Apollo Client names itself in the extensions. */
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  query: isText,
  operationName: isText,
  variables: isPlainObject,
  extensions: isPlainObject,
};

function isParams(body: unknown): body is GraphQLParams & { readonly query: string } {
  return (
    isPlainObject(body) &&
    'query' in body &&
    Object.entries(body).every(([name, value]) => Object.hasOwn(checks, name) && checks[name]?.(value))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isPlainObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * Runs a plain POST without the Request and Response objects of Yoga, which take a quarter of the processor time of a small
 * query. The plug-ins are the same, and so are limits and errors. A result with errors becomes the response that Yoga makes of it.
 */
export async function runPlainPost(
  graph: GraphServer,
  { params, type }: PlainPost,
  ctx: Context,
): Promise<{ readonly type: string; readonly body: string } | Response> {
  const result = await graph.getResultForParams({ params, request: POST }, { ctx });
  if (!result || isAsyncIterable(result)) throw new Error('A query or mutation has one result.');
  if (!result.errors) return { type: `${type}; charset=utf-8`, body: JSON.stringify(result) };
  return processRegularResult(withPublicErrors(result, ctx), graph.fetchAPI, type);
}
