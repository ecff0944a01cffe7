import type { IncomingMessage } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '#schema/limits.ts';
import type { App } from './app.ts';
import { viewerAgain, viewerOf } from './auth/sessions.ts';
import { contextFor } from './context-of.ts';
import { AppError } from './errors.ts';
import { features } from './features.ts';
import { graphRoute } from './graphql/route.ts';
import { schemaFile } from './graphql/schema-file.ts';
import { buildGraph } from './graphql/schema.ts';
import { GraphSockets } from './graphql/sockets.ts';
import { createGraphServer } from './graphql/yoga.ts';
import { gatherInitialData } from './initial-data.ts';
import { mayListen } from './live/audience.ts';
import { LiveSockets } from './live/sockets.ts';
import { isOwnOrigin } from './origin.ts';
import { cookiesHeld } from './rest/cookies.ts';
import { handleErrors } from './rest/error-handler.ts';
import { restOf } from './rest/routes.ts';
import { serveWebApp } from './web-app.ts';

/** How long callers have to leave when the server stops, and after how long those that remain (event streams) are cut off. */
const LEAVE_TIME = 100;
const CUT_OFF = 3_000;

/** The one HTTP server: GraphQL, REST, both sockets and the built web app. Not yet listening. */
export async function createServer(app: App, webFolder: string): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    trustProxy: app.config.trustProxy,
    bodyLimit: limits.bodyMax,
    genReqId: () => uuidv7(),
    // Requests under way are answered; only then their connections end.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  await server.register(cookie);
  await server.register(helmet, securityHeaders(app));
  await server.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  handleErrors(server, app.log);
  refuseForeignOrigins(app, server);
  healthRoutes(app, server);
  const rest = restOf(app, server);
  for (const feature of features) feature.routes?.(rest);
  const schema = await buildGraph(features);
  const graph = createGraphServer(schema, app.log);
  graphRoute(app, server, graph);
  schemaFile(app, server, schema);
  await serveWebApp(server, webFolder);
  openSockets(app, server, new GraphSockets(graph));
  return server;
}

function securityHeaders(app: App) {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes its style elements while the page runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    hsts: app.config.publicUrl?.startsWith('https://') ?? false,
  };
}

/** A page of another site may not act with this one's cookie. */
function refuseForeignOrigins(app: App, server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.headers.origin) return;
    if (isOwnOrigin(app.config, request.raw)) return;
    throw new AppError('FORBIDDEN', 'This request comes from another site.');
  });
}

function healthRoutes(app: App, server: FastifyInstance): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await app.store.orm.em.getConnection().execute('select 1');
      return { status: 'ready', build: app.build };
    } catch {
      return reply.code(503).send({ status: 'the database cannot be reached' });
    }
  });
}

/** Identifies the viewer and checks the origin before either socket server sees the upgrade. */
function openSockets(app: App, server: FastifyInstance, graphSockets: GraphSockets): void {
  const liveSockets = new LiveSockets(app, (viewer) => gatherInitialData(contextFor(app, viewer, { address: '' })));
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const path = request.url?.split('?')[0];
    if (path !== '/ws' && path !== '/graphql') return refuse(socket, 404);
    if (!isOwnOrigin(app.config, request)) return refuse(socket, 403);
    const cookies = cookiesHeld(app.config, server.parseCookie(request.headers.cookie ?? ''));
    void viewerOf(app, cookies).then(
      (viewer) => {
        if (!viewer) return refuse(socket, 401);
        if (!mayListen(viewer)) return refuse(socket, 403);
        const again = () => viewerAgain(app, viewer, cookies);
        if (path === '/ws') return liveSockets.accept(request, socket, head, viewer, again);
        const address = request.socket.remoteAddress ?? '';
        return graphSockets.accept(request, socket, head, async () => contextFor(app, await again(), { address }));
      },
      () => refuse(socket, 503),
    );
  });
  server.addHook('preClose', async () => {
    // Nobody new comes in. Who is here is answered and asked to leave, so that no request is on its way into a connection that ends.
    NetServer.prototype.close.call(server.server);
    liveSockets.close();
    await graphSockets.close();
    await sleep(LEAVE_TIME);
    setTimeout(() => server.server.closeAllConnections(), CUT_OFF).unref();
  });
}

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${reasons[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
