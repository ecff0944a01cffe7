import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import type { Viewer } from './context.ts';

/** What every log line of one request says. Never what people typed, and no address with a query. */
interface RequestScope {
  readonly requestId: string;
  userId?: string;
  organizationId?: string;
  /** The name of the GraphQL operation, as its document gives it. */
  operation?: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();
const OPERATION_NAME_MAX = 80;

/** What the logger adds to every line. */
export function requestScope(): object {
  return scopes.getStore() ?? {};
}

/** From here on the log names who asks. */
export function logViewer(viewer: Viewer | null): void {
  const scope = scopes.getStore();
  if (!scope || !viewer) return;
  scope.userId = viewer.id;
  scope.organizationId = viewer.organizationId;
}

/** From here on the log names the GraphQL operation. */
export function logOperation(name: unknown): void {
  const scope = scopes.getStore();
  if (scope && typeof name === 'string' && name !== '') scope.operation = name.slice(0, OPERATION_NAME_MAX);
}

/** Files and probes: one line each would bury the others. */
const quiet = /^\/(healthz|readyz|metrics|assets\/)|\.[a-z0-9]{2,12}$/i;

/** One line for each request, when it is answered, and its id in every answer. */
export function logRequests(server: FastifyInstance, { log, metrics }: Pick<App, 'log' | 'metrics'>): void {
  const started = new WeakMap<FastifyRequest, { readonly scope: RequestScope; readonly at: number }>();
  server.addHook('onRequest', (request, reply, done) => {
    const scope: RequestScope = { requestId: request.id };
    started.set(request, { scope, at: performance.now() });
    void reply.header('x-request-id', request.id);
    scopes.run(scope, done);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { scope, at } = started.get(request) ?? { scope: { requestId: request.id }, at: performance.now() };
    const path = request.url.split('?')[0] ?? '/';
    const took = performance.now() - at;
    const { method } = request;
    const status = reply.statusCode;
    // An unknown address is what a caller typed: it is no label.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    metrics.observeRequest({ method, route, status, seconds: took / 1_000 });
    const line = { ...scope, method, path: request.routeOptions.url ?? path, status, ms: Math.round(took) };
    if (quiet.test(path)) log.debug(line, 'request');
    else log.info(line, 'request');
  });
}
