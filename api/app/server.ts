import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { AppServices } from '../platform/app-services.ts';
import { bearerOf } from '../platform/http/bearer.ts';
import { AppError, unauthenticated } from '../platform/errors.ts';
import { features, liveMessages } from '../features.ts';
import { graphRoute } from '../platform/graphql/route.ts';
import { schemaFile } from '../platform/graphql/schema-file.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import { GraphSockets } from '../platform/graphql/sockets.ts';
import { createGraphServer } from '../platform/graphql/yoga.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { logRequests } from '../platform/http/request-log.ts';
import { answerUnroutable, handleErrors, sendError } from '../platform/rest/error-handler.ts';
import { apiDocuments } from '../platform/rest/documents.ts';
import type { DeclaredRoute } from '../platform/rest/route-shape.ts';
import { restOf } from '../platform/rest/routes.ts';
import { serveWebApp } from '../platform/http/web-app.ts';
import { openSockets, type Readiness } from './upgrades.ts';

/**
 * Milliseconds for a request to arrive completely, body included. Does not limit responses such as event streams.
 */
const REQUEST_TIME = 30_000;
// Node swaps the two when the timeout for headers is longer.
const http = { requestTimeout: REQUEST_TIME, headersTimeout: REQUEST_TIME, connectionsCheckingInterval: 5_000 };
const timeouts = { requestTimeout: REQUEST_TIME, http };
const CONNECTIONS = 10_000;

/** The one HTTP server: GraphQL, REST, both sockets and the built web app. Not yet listening. */
export async function createServer(app: AppServices, webFolder: string): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    trustProxy: app.config.trustProxy ?? false,
    bodyLimit: limits.bodyMax,
    genReqId: () => randomUUID(),
    // Requests in flight are completed before their connections end.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...timeouts,
    frameworkErrors: answerUnroutable,
  });
  server.server.maxConnections = CONNECTIONS;
  logRequests(server, app);
  await server.register(cookie);
  secureResponses(app, server);
  await server.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  handleErrors(server, app.log);
  refuseForeignOrigins(app, server);
  const readiness = { draining: false };
  endConnections(server, readiness);
  healthRoutes(app, server, readiness);
  metricsRoute(app, server);
  const declared: DeclaredRoute[] = [];
  const rest = restOf(app, server, declared);
  for (const feature of features) feature.routes?.(rest);
  const schema = await buildGraph(features);
  const graph = createGraphServer(schema, app);
  graphRoute(app, server, graph);
  schemaFile(app, server, schema);
  apiDocuments(app, server, declared, liveMessages);
  await serveWebApp(server, webFolder);
  openSockets(app, server, new GraphSockets(app, graph), readiness);
  return server;
}

/** Pages cannot use browser features that the product does not need. */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

/** Every response has the security headers, and private ones are not cached. */
function secureResponses(app: AppServices, server: FastifyInstance): void {
  const headers = securityHeaders(app.config);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (/^\/(api|graphql)(\/|\?|$)/.test(request.url) && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    // Also in responses to requests that are refused before any hook.
    void reply.header('permissions-policy', permissionsPolicy);
    done(null, payload);
  });
}

/** CSRF protection: refuses writes from other sites' pages. Requests with an API token ignore cookies. */
function refuseForeignOrigins(app: AppServices, server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.headers.origin) return;
    if (isOwnOrigin(app.config, request.raw) || bearerOf(request.headers.authorization) !== null) return;
    throw new AppError('FORBIDDEN', msg('common.otherSite'));
  });
}

/**
 * Also responses to requests that came before the stop end their connections. Fastify does it for later ones only, and a request on
 * a connection that stays open is lost when the listener closes.
 */
function endConnections(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.draining) void reply.header('connection', 'close');
    done(null, payload);
  });
}

function healthRoutes(app: AppServices, server: FastifyInstance, readiness: Readiness): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (readiness.draining) return reply.code(503).send({ status: 'this server is stopping' });
    try {
      await app.database.orm.em.getConnection().execute('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the database cannot be reached' });
    }
  });
}

/** Metrics for the operator's Prometheus. Without `METRICS_TOKEN` the route does not exist. */
function metricsRoute({ config, metrics }: AppServices, server: FastifyInstance): void {
  const { metricsToken } = config;
  if (!metricsToken) return;
  const expected = digest(`Bearer ${metricsToken}`);
  server.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return sendError(request, reply, unauthenticated(msg('common.metricsToken')));
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
