import type { FastifyReply, FastifyRequest } from 'fastify';
import { logCode } from '../context/request-scope.ts';
import { type AppError, toGraphQLError } from '../errors.ts';

const RESPONSE_JSON = 'application/graphql-response+json';

/**
 * The response to a request whose operation was not run: `{ errors: [{ message, extensions }] }`, with the HTTP status of
 * the error, `Retry-After` (seconds) where waiting helps, and the request's id. Always JSON, whatever the client accepts.
 */
export function sendGraphRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  status = error.status,
): FastifyReply {
  logCode(error.code);
  const { message, extensions } = toGraphQLError(error);
  const { retryAfter } = error.detail;
  if (retryAfter) reply.header('retry-after', Math.ceil(retryAfter));
  const type = request.headers.accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : 'application/json';
  return reply
    .code(status)
    .header('x-request-id', request.id)
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions: { ...extensions, requestId: request.id } }] }));
}
