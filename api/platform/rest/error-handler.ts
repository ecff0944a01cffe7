import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '#schema/messages.ts';
import { AppError, toAppError } from '../errors.ts';
import { logCode } from '../context/request-scope.ts';
import type { Log } from '../logger.ts';

/**
 * Sends errors as specified: `text/plain` with one sentence that can be shown to users; with
 * `Accept: application/problem+json` as RFC 9457 problem JSON with the stable code.
 */
export function handleErrors(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    logRefusal(log, request, refusal, error);
    return sendError(request, reply, refusal);
  });
}

/** Logs server errors and rate limits. */
export function logRefusal(log: Log, request: FastifyRequest, refusal: AppError, error: unknown): void {
  const about = { requestId: request.id, url: request.routeOptions.url };
  // The client disconnected, such as a phone out of range: no error of the server.
  if (request.raw.socket?.destroyed && isCutShort(error)) log.debug(about, 'client left');
  else if (refusal.status >= 500) log.error({ err: error, ...about }, 'request failed');
  else if (refusal.code === 'RATE_LIMITED') log.warn(about, 'too many attempts');
}

/** The response could not be sent to its end, or its reads were cancelled (see `Canceller`). */
function isCutShort(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'UNAVAILABLE';
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/**
 * Responds to requests that Fastify refuses before any hook, such as a path that cannot be decoded: the same form, with minimal
 * headers.
 */
export function answerUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" });
  void sendError(request, reply, refusalOf(error));
}

/** Sends an error in the form that the caller accepts. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  logCode(error.code);
  reply.code(error.status);
  if (error.detail.retryAfter) reply.header('retry-after', Math.ceil(error.detail.retryAfter));
  if (!request.headers.accept?.includes('application/problem+json')) {
    const { key, params } = error.content;
    reply.headers({ 'message-key': key, 'message-params': encodeURIComponent(JSON.stringify(params)) });
    return reply.type('text/plain; charset=utf-8').send(error.message);
  }
  return reply.type('application/problem+json').send(
    JSON.stringify({
      type: 'about:blank',
      title: error.message,
      status: error.status,
      code: error.code,
      requestId: request.id,
      ...error.content,
      ...(error.fields.length > 0 ? { fields: error.fields } : {}),
    }),
  );
}

/** Fastify's own errors (broken JSON, oversized bodies, wrong content type) keep their status and get a plain message. */
export function refusalOf(error: unknown): AppError {
  const { status, code } = markOf(error);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', msg('common.tooLarge'));
  if ((status >= 400 && status < 500) || code.startsWith('FST_CP_ERR_INVALID')) {
    return new AppError('VALIDATION_FAILED', msg('common.unreadable'));
  }
  return toAppError(error);
}

/** Status and code of errors of Fastify and its plugins; 0 and '' for others. */
function markOf(error: unknown): { readonly status: number; readonly code: string } {
  if (typeof error !== 'object' || error === null) return { status: 0, code: '' };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0;
  return { status, code: 'code' in error ? String(error.code) : '' };
}
