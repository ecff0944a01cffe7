import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppServices } from '../app-services.ts';
import { inRequest, type RequestScope } from '../context/request-scope.ts';

/** The client's files and probes, logged at debug level only while they are answered. */
const quiet = /^\/(healthz|readyz|metrics|assets\/)|^\/(?!api\/|graphql).*\.[a-z0-9]{2,12}$/i;

interface Answered {
  readonly scope: RequestScope;
  /** When it arrived, by `performance.now()`. */
  readonly at: number;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The path of the log line. */
  readonly shown: string;
  /** The label of the metric. */
  readonly route: string;
  readonly status: number;
}

/** Counts and logs an answered request, or an upgrade to a socket. */
export function recordRequest({ log, metrics }: Pick<AppServices, 'log' | 'metrics'>, answered: Answered): void {
  const { scope, at, method, path, shown, route, status } = answered;
  const took = performance.now() - at;
  metrics.observeRequest({ method, route, status, seconds: took / 1_000 });
  const line = { ...scope, method, path: shown, status, ms: Math.round(took) };
  if (quiet.test(path) && status < 400) log.debug(line, 'request');
  else log.info(line, 'request');
}

/** A URL without its query, which may have secrets. */
export function pathOf(url = '/'): string {
  return url.split('?')[0] ?? '/';
}

/** Logs one line for each response, and sends the request's id in every response. */
export function logRequests(server: FastifyInstance, { log, metrics }: Pick<AppServices, 'log' | 'metrics'>): void {
  const started = new WeakMap<FastifyRequest, { readonly scope: RequestScope; readonly at: number }>();
  server.addHook('onRequest', (request, reply, done) => {
    const scope: RequestScope = { requestId: request.id };
    started.set(request, { scope, at: performance.now() });
    void reply.header('x-request-id', request.id);
    inRequest(scope, done);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { scope, at } = started.get(request) ?? { scope: { requestId: request.id }, at: performance.now() };
    const path = pathOf(request.url);
    // An unknown path is user input and must not become a label.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const { method } = request;
    recordRequest(
      { log, metrics },
      { scope, at, method, path, shown: request.routeOptions.url ?? path, route, status: reply.statusCode },
    );
  });
}
